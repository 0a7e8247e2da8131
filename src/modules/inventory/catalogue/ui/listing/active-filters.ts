import { boundText } from '@/kernel/added/added-ranges'
import { DEFAULT_CURRENCY, formatMoney } from '@/kernel/money'
import { countText } from '@/modules/inventory/cards/ui/count-words'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { addedFilters, knownRanges } from '@/modules/inventory/search/queries/read-added-filters'
import {
  BAND_FACETS,
  BOUNDS,
  type Bound,
  ID_FACETS,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { boundInUnit, type End } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'
import * as words from '../../words'
import { FILTER_TITLES } from './facet-titles'
import { optionText } from './option-text'

/** One active choice: its label, and the search without it. */
export type ActiveFilter = { key: string; facet: string; value: string; without: VehicleSearch }

const LIST_FACETS = [...ID_FACETS, 'seats', ...BAND_FACETS] as const
type ListFacet = (typeof LIST_FACETS)[number]

/** Where totals of a list are for; `own` is the reader's port, `hasRules` whether it is known what may come in. */
export type ListPlace = {
  id: number
  name: string
  country: string
  hasRules: boolean
  own: number | null
}

/** Every choice of a search in the order of the panel, each of which can be dropped. */
export function activeFilters(
  search: VehicleSearch,
  facets: SearchResult['facets'],
  place: ListPlace | null = null,
): ActiveFilter[] {
  const first = { ...search, page: 1 }
  const text = search.q
    ? [{ key: 'q', facet: words.search, value: search.q, without: { ...first, q: '' } }]
    : []
  const lists = LIST_FACETS.flatMap((facet) =>
    search[facet].map((value) => ({
      key: `${facet}-${value}`,
      facet: FILTER_TITLES[facet],
      value: nameOf(facet, String(value), facets, search.distances),
      without: withoutChoice(first, facet, value),
    })),
  )
  const bounds = BOUNDS.flatMap((pair) => boundFilter(first, pair, place))
  const statuses = search.status.map((status) => ({
    key: `status-${status}`,
    facet: words.status,
    value: VEHICLE_STATUS_LABELS[status],
    without: { ...first, status: search.status.filter((other) => other !== status) },
  }))
  return [
    ...text,
    ...placeFilters(first, place),
    ...lists,
    ...bounds,
    ...addedChoices(first),
    ...addedRanges(first),
    ...statuses,
  ]
}

/** A port that is not the reader's own, and that only vehicles that may be imported there are shown. */
export function placeFilters(search: VehicleSearch, place: ListPlace | null): ActiveFilter[] {
  if (!place) return []
  const usual = { minTotal: null, maxTotal: null, eligible: false, sort: 'newest' } as const
  const elsewhere = {
    key: 'to',
    facet: words.deliveredTo,
    value: `${place.name}, ${place.country}`,
    without: place.own === null ? { ...search, ...usual, to: null } : { ...search, to: place.own },
  }
  const allowed = {
    key: 'eligible',
    facet: words.importTo,
    value: words.allowedIn(place.country),
    without: { ...search, eligible: false },
  }
  return [
    ...(place.id === place.own ? [] : [elsewhere]),
    ...(search.eligible && place.hasRules ? [allowed] : []),
  ]
}

/** Choices for modules' additional fields; none for a module that is gone. */
const addedChoices = (search: VehicleSearch): ActiveFilter[] =>
  addedFilters().flatMap(({ choices, column, label: facet }) =>
    choices
      .filter(({ value }) => search.extras.includes(value))
      .map(({ label, value }) => ({
        key: `extras.${column}-${value}`,
        facet,
        value: label,
        without: { ...search, extras: search.extras.filter((other) => other !== value) },
      })),
  )

/** Bounds of modules' additional fields; none for a module that is gone. */
const addedRanges = (search: VehicleSearch): ActiveFilter[] =>
  knownRanges(search.ranges).map(({ column, field, range: { from = null, to = null } }) => ({
    key: `ranges.${column}`,
    facet: field.label,
    value: rangeText(from, to, (bound) => boundText(field, bound)),
    without: { ...search, ranges: search.ranges.filter((other) => other.field !== column) },
  }))

/** Models and model codes mean nothing without their make, so they are dropped with it. */
function withoutChoice(search: VehicleSearch, facet: ListFacet, value: number | string): VehicleSearch {
  const rest = {
    ...search,
    [facet]: (search[facet] as (number | string)[]).filter((other) => other !== value),
  }
  return facet === 'make' ? { ...rest, model: [], modelCode: [] } : rest
}

function nameOf(facet: ListFacet, value: string, facets: SearchResult['facets'], unit: DistanceUnit): string {
  if (facet === 'modelCode') return `no. ${value}`
  const option = facets[facet].find((known) => known.value === value)
  return optionText(facet, option ?? { value, name: `no. ${value}` }, unit)
}

const money = (value: number) => formatMoney(value, DEFAULT_CURRENCY)

type BoundText = (value: number, end: End, unit: DistanceUnit) => string

const BOUND_TEXTS: Record<(typeof BOUNDS)[number][0], { facet: string; text: BoundText }> = {
  yearFrom: { facet: words.year, text: (year) => String(year) },
  minPrice: { facet: words.price, text: money },
  mileageMin: {
    facet: words.mileage,
    text: (miles, end, unit) => `${countText(boundInUnit(miles, unit, end))} ${unit}`,
  },
  ccMin: { facet: words.engine, text: (cc) => `${cc} cc` },
  minTotal: { facet: words.total, text: money },
}

function boundFilter(
  search: VehicleSearch,
  [low, high]: readonly [keyof typeof BOUND_TEXTS, Bound],
  place: ListPlace | null,
): ActiveFilter[] {
  const [from, to] = [search[low], search[high]]
  if (from === null && to === null) return []
  const { facet: usual, text } = BOUND_TEXTS[low]
  const shown = (value: number, end: End) => text(value, end, search.distances)
  // A saved search contains the port of its totals.
  const facet = low === 'minTotal' && place ? words.totalTo(place.name) : usual
  return [
    { key: low, facet, value: rangeText(from, to, shown), without: { ...search, [low]: null, [high]: null } },
  ]
}

function rangeText<T>(from: T | null, to: T | null, shown: (value: T, end: End) => string): string {
  if (from === null) return to === null ? '' : `up to ${shown(to, 'max')}`
  if (to === null) return `from ${shown(from, 'min')}`
  return from === to ? shown(from, 'min') : `${shown(from, 'min')} – ${shown(to, 'max')}`
}
