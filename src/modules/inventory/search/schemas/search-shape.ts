import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** Filters whose choices are ids of reference records; several choices of one mean "any of them". */
export const ID_FACETS = [
  'make',
  'model',
  'modelCode',
  'bodyType',
  'subBodyType',
  'steering',
  'steeringAssist',
  'steeringControl',
  'steeringPosition',
  'fuel',
  'transmission',
  'driveTrain',
  'color',
  'grade',
  'conditionGrade',
  'showroomLocation',
  'tags',
  'features',
] as const
export type IdFacet = (typeof ID_FACETS)[number]

/** Every facet of the search panel. */
export const FACETS = [
  'make',
  'model',
  'bodyType',
  'subBodyType',
  'steering',
  'steeringAssist',
  'steeringControl',
  'steeringPosition',
  'fuel',
  'transmission',
  'driveTrain',
  'color',
  'grade',
  'conditionGrade',
  'showroomLocation',
  'seats',
  'tags',
  'features',
  'year',
  'priceRange',
  'mileage',
  'engineSize',
] as const
export type FacetName = (typeof FACETS)[number]

/** Filters whose choices are bands: '25000-50000', '100000+'; engine sizes in litres, '1.5' or '1.0-2.0'. */
export const BAND_FACETS = ['priceRange', 'mileage', 'engineSize'] as const
export type BandFacet = (typeof BAND_FACETS)[number]

/** Lower and upper bounds, inclusive; the upper one is never below the lower one. */
export const BOUNDS = [
  ['yearFrom', 'yearTo'],
  ['minPrice', 'maxPrice'],
  ['mileageMin', 'mileageMax'],
  ['ccMin', 'ccMax'],
] as const
export type Bound = (typeof BOUNDS)[number][number]

/** The sort orders of a list. 'newest' is the default and left out of addresses. */
export const SEARCH_SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'year-desc',
  'year-asc',
  'mileage-asc',
  'mileage-desc',
  'updated',
  'updated-asc',
] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/**
 * A search, always complete: no choice is an empty list, no bound is null. Lists are sorted and without
 * duplicates, so two equal searches are deeply equal. Prices are whole units, mileages miles.
 */
export type VehicleSearch = {
  /** Words typed by the visitor, trimmed; '' for none. */
  q: string
  /** Choices for modules' fields, by field and value: 'check_result.passed'. */
  extras: string[]
  /** Numbers of seats. */
  seats: number[]
  /** Only staff may request statuses other than the public ones; the query decides what is visible. */
  status: VehicleStatus[]
  sort: SearchSort
  /** From 1. */
  page: number
  limit: number
} & Record<IdFacet, number[]> &
  Record<BandFacet, string[]> &
  Record<Bound, number | null>
