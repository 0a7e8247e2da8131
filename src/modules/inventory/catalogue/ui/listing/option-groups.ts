import { normalForm } from '@/kernel/text/normal-form'
import * as words from './browser-words'
import type { PanelFacet } from './filter-panel-facets'
import type { ShownOption } from './shown-filter-options'

/** Engine sizes below each of these litres stand under its title. */
const ENGINES: readonly (readonly [below: number, title: string])[] = [
  [1.5, words.under15],
  [2, words.from15],
  [3, words.from20],
  [Infinity, words.from30],
]

/** What a choice stands under; '' in lists that need no titles. */
function titleOf(facet: PanelFacet, { name, value }: ShownOption): string {
  if (facet === 'engineSize') return ENGINES.find(([below]) => Number(value) < below)?.[1] ?? ''
  if (facet !== 'grade') return ''
  const first = [...name][0]?.toUpperCase() ?? ''
  return first >= '0' && first <= '9' ? '0–9' : first
}

/**
 * Choices by title, in the order in which they come: engines by size, grades by first letter. Those in force stay on
 * top, under none.
 */
export function optionGroups(
  facet: PanelFacet,
  options: readonly ShownOption[],
  inForce: ReadonlySet<string>,
): [title: string, options: ShownOption[]][] {
  const groups = new Map<string, ShownOption[]>()
  for (const option of options) {
    const title = inForce.has(option.value) ? '' : titleOf(facet, option)
    groups.set(title, [...(groups.get(title) ?? []), option])
  }
  return [...groups]
}

/** As typed or written, for comparing: Citroën is found by 'citroen'. */
const plain = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Whether a choice has what is typed in its name. */
export const isNamed = (typed: string, { name }: ShownOption): boolean => plain(name).includes(plain(typed))
