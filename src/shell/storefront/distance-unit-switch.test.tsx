// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DISTANCES } from '@/modules/inventory/vehicles/rules/distance-unit'
import { DistanceUnitSwitch } from './distance-unit-switch'

test.each([
  ['km', ['true', 'false']],
  ['mi', ['false', 'true']],
] as const)('the unit in use is pressed, and each button sends its own: %s', (unit, pressed) => {
  document.body.innerHTML = renderToStaticMarkup(<DistanceUnitSwitch unit={unit} />)
  const form = document.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([DISTANCES, 'post'])
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map(({ name, type, value }) => [type, name, value])).toEqual([
    ['submit', 'unit', 'km'],
    ['submit', 'unit', 'mi'],
  ])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(pressed)
  expect(document.querySelector('legend')?.textContent).toBe('Distances')
})
