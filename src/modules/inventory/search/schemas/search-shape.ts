import type { AddedRange } from '@/kernel/added/added-range-bounds'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
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
  // Only with `to`: what a vehicle costs there, in whole US dollars.
  ['minTotal', 'maxTotal'],
] as const
export type Bound = (typeof BOUNDS)[number][number]

/** The orders of every list. 'newest' is the default and left out of addresses. */
export const VEHICLE_SORTS = [
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
export type VehicleSort = (typeof VEHICLE_SORTS)[number]

/** Orders by what a vehicle costs at the port of destination; only with `to`. */
export const TOTAL_SORTS = ['total-asc', 'total-desc'] as const
type TotalSort = (typeof TOTAL_SORTS)[number]

export const SEARCH_SORTS = [...VEHICLE_SORTS, ...TOTAL_SORTS] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

export const isTotalSort = (sort: SearchSort): sort is TotalSort => TOTAL_SORTS.some((one) => one === sort)

/** The orders that a search can be shown in. */
export const sortsOf = ({ to }: Pick<VehicleSearch, 'to'>): readonly SearchSort[] =>
  to === null ? VEHICLE_SORTS : SEARCH_SORTS

/**
 * A search, always complete: no choice is an empty list, no bound is null. Lists are sorted and without
 * duplicates, so two equal searches are deeply equal. Prices are whole US dollars, mileages miles.
 */
export type VehicleSearch = {
  /** Words typed by the visitor, trimmed; '' for none. */
  q: string
  /** Choices for modules' fields, by field and value: 'check_result.passed'. */
  extras: string[]
  /** Bounds of modules' fields, by field; those of fields that there are not mean nothing. */
  ranges: AddedRange[]
  /** Numbers of seats. */
  seats: number[]
  /**
   * The port that vehicles are delivered to; null for none. By itself it leaves nothing out. Without it there
   * are no bounds on totals, no order by them, and `eligible` is false.
   */
  to: number | null
  /** Only vehicles that may be imported there by the day they would arrive. */
  eligible: boolean
  /** What distances without a unit are in among the words, and what the bands of mileage are round in. All others are miles. */
  distances: DistanceUnit
  /** Only staff may request statuses other than the public ones; the query decides what is visible. */
  status: VehicleStatus[]
  sort: SearchSort
  /** From 1. */
  page: number
  limit: number
} & Record<IdFacet, number[]> &
  Record<BandFacet, string[]> &
  Record<Bound, number | null>

/** Whether prices or totals decide the order. */
export const isPriceSort = (sort: SearchSort): boolean =>
  sort === 'price-asc' || sort === 'price-desc' || isTotalSort(sort)

/** Whether prices or totals decide which vehicles are found. */
export const isPriceBound = (search: VehicleSearch): boolean =>
  search.priceRange.length > 0 ||
  [search.minPrice, search.maxPrice, search.minTotal, search.maxTotal].some((bound) => bound !== null)
