import type { AddedFilter } from '@/modules/inventory/search/queries/read-added-filters'
import type { Bound, FacetName } from '@/modules/inventory/search/schemas/search-shape'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'

/** Where the panel has the choices of each facet, in display order: under 'Advanced Search', or in fields of its own. */
const PLACES = {
  make: 'main',
  model: 'main',
  bodyType: 'main',
  priceRange: 'main',
  mileage: 'main',
  fuel: 'main',
  transmission: 'main',
  steering: 'main',
  driveTrain: 'advanced',
  engineSize: 'advanced',
  color: 'advanced',
  seats: 'advanced',
  subBodyType: 'advanced',
  grade: 'advanced',
  conditionGrade: 'advanced',
  steeringAssist: 'advanced',
  steeringControl: 'advanced',
  steeringPosition: 'advanced',
  showroomLocation: 'advanced',
  tags: 'advanced',
  year: 'own fields',
  features: 'nowhere',
} as const satisfies Record<FacetName, 'main' | 'advanced' | 'own fields' | 'nowhere'>

type Places = typeof PLACES
type At<P> = { [F in FacetName]: Places[F] extends P ? F : never }[FacetName]

const at = <P extends Places[FacetName]>(place: P): readonly At<P>[] =>
  (Object.keys(PLACES) as FacetName[]).filter((facet): facet is At<P> => PLACES[facet] === place)

export const MAIN = at('main')
export const ADVANCED = at('advanced')
export type PanelFacet = At<'main' | 'advanced'>

/**
 * A choice as stored by the panel; `extra` is a colour's '#RRGGBB' or a model's make. Compact, since a page
 * has hundreds.
 */
export type PanelOption = readonly [
  value: number | string,
  name: string,
  count: number,
  extra?: number | string,
]

/** A field's name, and the number in it. */
export type RangeField = readonly [name: string, value: number | null]

/** The fields for a first and a last value of a module's field: days, or numbers in `unit`. */
export type PanelRange = {
  column: string
  label: string
  kind: 'day' | 'whole' | 'number'
  unit: string
  low: readonly [name: string, value: string]
  high: readonly [name: string, value: string]
}

/** The panel's contents as data: the browser gets them once and renders the parts that are opened. */
export type PanelData = {
  /** This list's own URL, for links that open a part of the panel without scripts. */
  here: string
  /** The URL without any filter; null if there is none to drop. */
  reset: string | null
  q: string
  /** Where totals are for; `only` is whether vehicles that may not be imported are left out. */
  place: { id: number; name: string; country: string; hasRules: boolean; only: boolean } | null
  options: Partial<Record<PanelFacet, PanelOption[]>>
  chosen: Partial<Record<PanelFacet, (number | string)[]>>
  bounds: Partial<Record<Bound, number>>
  /** The fields for bounds of mileage: the reader's unit, and by name what they hold. */
  mileage: { unit: DistanceUnit; low: RangeField; high: RangeField }
  years: number[]
  /** Filters by modules' additional fields; their choices have no counts. */
  added: AddedFilter[]
  extras: string[]
  /** Filters by a first and a last value of modules' additional fields. */
  ranges: PanelRange[]
  /** Choices without a field in the panel. */
  retained: Record<string, string>
  /** The part opened by a link: a facet, or 'advanced'. */
  opened: string | null
  total: number
  capped: boolean
}
