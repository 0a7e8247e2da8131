import type { Found } from '@/modules/inventory/search/queries/count-relaxed-searches'
import type { TextParts } from '@/modules/inventory/search/queries/declare-search-result'
import { BAND_FACETS, ID_FACETS, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import * as words from '../../words'
import type { ActiveFilter } from './active-filters'

/** A kind of choice that can be dropped as a whole, and the search without it. */
export type WayOut = { key: string; facet: string; value: string; without: VehicleSearch }

const LISTS = new Set<string>([...ID_FACETS, 'seats', ...BAND_FACETS, 'status'])

/** The way out that drops only the unrecognised words. */
const WORDS = 'words'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * What can be dropped from a search that finds nothing, one line per kind of choice: several choices of one
 * kind are alternatives, so dropping only some of them would again find nothing. Recognised words may stay:
 * `parts` has which.
 */
export function relaxedSearches(
  search: VehicleSearch,
  active: readonly ActiveFilter[],
  parts: TextParts | null = null,
): WayOut[] {
  const kinds = new Map<string, ActiveFilter[]>()
  for (const filter of active) {
    const kind = filter.key.split('-')[0] ?? filter.key
    kinds.set(kind, [...(kinds.get(kind) ?? []), filter])
  }
  const ways = [...kinds].flatMap(([key, filters]) => {
    const [first] = filters
    if (!first) return []
    const value = either.format(filters.map((filter) => filter.value))
    const cleared = LISTS.has(key) ? { [key]: [] } : withoutAdded(search, key)
    const without = { ...first.without, ...cleared }
    return [{ key, facet: first.facet, value, without: { ...without, limit: search.limit } }]
  })
  if (!parts) return ways
  // Without the words nothing may be left of the text.
  const others = parts.named === '' ? ways.filter(({ key }) => key !== 'q') : ways
  return [withoutWords(search, parts), ...others]
}

/** More choices of one kind than this have one chip together. */
const CHIPS_OF_A_KIND = 4

/** The choices in force as chips; what has many names, such as a family of models, is dropped as one. */
export function chipsOf(active: readonly ActiveFilter[]): ActiveFilter[] {
  const kindOf = ({ key }: ActiveFilter) =>
    LISTS.has(key.split('-')[0] ?? key) ? (key.split('-')[0] ?? key) : key
  const kinds = Map.groupBy(active, kindOf)
  return [...kinds].flatMap(([kind, filters]) => {
    const [first] = filters
    if (!first || filters.length <= CHIPS_OF_A_KIND) return filters
    const without = { ...first.without, [kind]: [] }
    return [{ ...first, value: words.andMore(first.value, filters.length - 1), without }]
  })
}

/** All choices for one of a module's fields are dropped together. */
function withoutAdded({ extras }: VehicleSearch, key: string): Partial<VehicleSearch> {
  const [kind, column] = key.split('.')
  return kind === 'extras' ? { extras: extras.filter((choice) => !choice.startsWith(`${column}.`)) } : {}
}

const withoutWords = (search: VehicleSearch, { named, others }: TextParts): WayOut => ({
  key: WORDS,
  facet: others.includes(' ') ? 'the words' : 'the word',
  value: `“${others}”`,
  without: { ...search, q: named, page: 1 },
})

/**
 * Ways out with what each would find; those that find nothing are left out. The one with some of the words
 * comes first, then by number found.
 */
export const worthwhile = (ways: readonly WayOut[], counts: readonly Found[]): (WayOut & Found)[] =>
  ways
    .flatMap((way, place) => (counts[place]?.total ? [{ ...way, ...counts[place] }] : []))
    .sort((a, b) => Number(b.key === WORDS) - Number(a.key === WORDS) || b.total - a.total)

/** A search in words: 'Make Toyota or Nissan; Price up to $9,000'. */
export const searchWords = (search: VehicleSearch, active: readonly ActiveFilter[]): string =>
  relaxedSearches(search, active)
    .map(({ facet, value }) => `${facet} ${value}`)
    .join('; ')

/** A search's short name: 'Toyota, Hilux, up to $9,000'; a total has its port, and a module's field its label. */
export const searchName = (active: readonly ActiveFilter[]): string =>
  active.map(({ key, facet, value }) => (NAMED.test(key) ? `${facet} ${value}` : value)).join(', ')

/** The keys of choices whose value alone does not show what it is of. */
const NAMED = /^(minTotal$|extras\.|ranges\.)/
