import { expect, test } from 'vitest'
import type { PanelFacet } from './filter-panel-facets'
import { isNamed, optionGroups } from './option-groups'
import type { ShownOption } from './shown-filter-options'

const option = (name: string): ShownOption => ({ value: name, name, count: 1, isIdle: false })
const shown = (facet: PanelFacet, names: string, chosen = '') =>
  optionGroups(facet, names.split(' ').map(option), new Set(chosen.split(' ')))
    .map(([title, options]) => `${title}: ${options.map(({ name }) => name).join(' ')}`)
    .join(' | ')

test.each<[PanelFacet, string, string, string]>([
  [
    'engineSize',
    '0.6 1.4 1.5 1.9 2.0 2.9 3.0 6.2',
    '',
    'Under 1.5 L: 0.6 1.4 | 1.5 to 1.9 L: 1.5 1.9 | 2.0 to 2.9 L: 2.0 2.9 | 3.0 L and over: 3.0 6.2',
  ],
  ['engineSize', '2.0 1.4 3.0', '2.0', ': 2.0 | Under 1.5 L: 1.4 | 3.0 L and over: 3.0'],
  ['grade', '2.0i 20X aero G GL', '', '0–9: 2.0i 20X | A: aero | G: G GL'],
  ['grade', 'Élégance 上級 カスタム', '', 'É: Élégance | 上: 上級 | カ: カスタム'],
  ['grade', 'A G Z AA', '', 'A: A AA | G: G | Z: Z'],
  ['grade', 'G A GL', 'G', ': G | A: A | G: GL'],
  ['make', 'Audi BMW', '', ': Audi BMW'],
])('%s of %s with %s in force: %s', (facet, names, chosen, groups) => {
  expect(shown(facet, names, chosen)).toBe(groups)
})

test.each([
  ['', 'Toyota', true],
  ['toy', 'Toyota', true],
  [' YOT ', 'Toyota', true],
  ['citroen', 'Citroën', true],
  ['ë', 'Citroen', true],
  ['bmw', 'Toyota', false],
  ['上', '上級', true],
])('what is typed (%o) in %s: %s', (typed, name, isMatching) => {
  expect(isNamed(typed, option(name))).toBe(isMatching)
})
