import type { Payload } from 'payload'
import { ENGINE_SIZES, PRICE_RANGES } from '@/modules/inventory/search/rules/filter-bands'
import { mileageRanges } from '@/modules/inventory/search/rules/mileage-bands'
import { bandsOf } from '@/modules/inventory/search/schemas/bands-of'
import {
  type FacetName,
  isTotalSort,
  type VehicleSort,
} from '@/modules/inventory/search/schemas/search-shape'
import {
  ID_FACETS,
  type IdFacet,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { isPubliclyListed } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { Vehicle } from '@/payload-types'
import { VEHICLE_FIELDS } from '../../../bench/search/vehicle-fields'

/** A vehicle's values, from its own record and nothing else. */
type Facts = {
  id: number
  ids: Record<IdFacet, number[]>
  seats: number
  year: number
  price: number | null
  mileage: number
  cc: number
  status: Vehicle['status']
  listed: number
  updated: number
}

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one != null).map((one) => Number(one))

function factsOf(vehicle: Vehicle): Facts {
  return {
    id: Number(vehicle.id),
    ids: Object.fromEntries(
      ID_FACETS.map((facet) => [facet, idsOf(vehicle[VEHICLE_FIELDS[facet]])]),
    ) as Facts['ids'],
    seats: vehicle.seats ?? 0,
    year: vehicle.year ?? 0,
    price: vehicle.showPrice !== false && (vehicle.price ?? 0) > 0 ? (vehicle.price ?? null) : null,
    mileage: vehicle.mileage ?? 0,
    cc: vehicle.engineSizeCc ?? 0,
    status: vehicle.status,
    listed: Date.parse(vehicle.publishedAt ?? vehicle.createdAt),
    updated: Date.parse(vehicle.updatedAt),
  }
}

/** Every vehicle in public lists, read through Payload. */
export async function listedVehicles(payload: Payload): Promise<Facts[]> {
  const { docs } = await payload.find({
    collection: 'vehicles',
    pagination: false,
    depth: 0,
    joins: false,
    limit: 0,
  })
  return docs.filter((one) => isPubliclyListed(one.status) && !one.deletedAt).map(factsOf)
}

type Range = { min?: number; max?: number }
const inside = (value: number | null, { min = 0, max = Number.POSITIVE_INFINITY }: Range) =>
  value !== null && value >= min && value <= max
const bounded = (value: number | null, min: number | null, max: number | null) =>
  (min === null && max === null) || inside(value, { min: min ?? 0, max: max ?? undefined })
const banded = (value: number | null, bands: readonly Range[]) =>
  bands.length === 0 || bands.some((band) => inside(value, band))

/** A search's conditions by facet; a facet's own counts leave its condition out. */
const QUESTIONS: Partial<
  Record<FacetName | 'modelCode' | 'status', (facts: Facts, search: VehicleSearch) => boolean>
> = {
  ...Object.fromEntries(
    ID_FACETS.map((facet) => [
      facet,
      (facts: Facts, search: VehicleSearch) =>
        search[facet].length === 0 || facts.ids[facet].some((id) => search[facet].includes(id)),
    ]),
  ),
  seats: ({ seats }, search) => search.seats.length === 0 || search.seats.includes(seats),
  status: ({ status }, search) => search.status.length === 0 || search.status.includes(status),
  year: ({ year }, search) => bounded(year, search.yearFrom, search.yearTo),
  priceRange: ({ price }, search) =>
    banded(price, bandsOf(search, 'priceRange')) && bounded(price, search.minPrice, search.maxPrice),
  // A mileage of 0 is not known, and within no bounds.
  mileage: ({ mileage: stored }, search) => {
    const mileage = stored || null
    return (
      banded(mileage, bandsOf(search, 'mileage')) && bounded(mileage, search.mileageMin, search.mileageMax)
    )
  },
  engineSize: ({ cc }, search) =>
    banded(cc, bandsOf(search, 'engineSize')) && bounded(cc, search.ccMin, search.ccMax),
}

const passes = (facts: Facts, search: VehicleSearch, leaveOut?: string): boolean =>
  Object.entries(QUESTIONS).every(([facet, matches]) => facet === leaveOut || matches?.(facts, search))

const bandOf = (text: string): Range => {
  const [min, max] = text.replace('+', '').split('-')
  return { min: Number(min), ...(max !== undefined && { max: Number(max) }) }
}

/** The options that a vehicle belongs to, in the result's format. */
function valuesOf(facts: Facts, facet: FacetName, { distances }: VehicleSearch): string[] {
  if (facet === 'seats') return facts.seats > 0 ? [String(facts.seats)] : []
  if (facet === 'year') return [String(facts.year)]
  if (facet === 'priceRange') return PRICE_RANGES.filter((text) => inside(facts.price, bandOf(text)))
  if (facet === 'mileage')
    return mileageRanges(distances).filter((text) => facts.mileage > 0 && inside(facts.mileage, bandOf(text)))
  if (facet === 'engineSize')
    return ENGINE_SIZES.filter((text) => text === (facts.cc / 1000 + 1e-9).toFixed(1))
  return facts.ids[facet].map(String)
}

const INFINITELY_DEAR = Number.POSITIVE_INFINITY
/** A mileage of 0 is not known. */
const UNKNOWN = 2 ** 40
const ORDERS: Record<VehicleSort, (a: Facts, b: Facts) => number> = {
  newest: (a, b) => b.listed - a.listed || b.id - a.id,
  updated: (a, b) => b.updated - a.updated || b.id - a.id,
  'updated-asc': (a, b) => a.updated - b.updated || a.id - b.id,
  'price-asc': (a, b) => compare(a.price ?? INFINITELY_DEAR, b.price ?? INFINITELY_DEAR) || a.id - b.id,
  'price-desc': (a, b) => compare(b.price ?? -1, a.price ?? -1) || b.id - a.id,
  'year-asc': (a, b) => a.year - b.year || a.id - b.id,
  'year-desc': (a, b) => b.year - a.year || b.id - a.id,
  'mileage-asc': (a, b) => (a.mileage || UNKNOWN) - (b.mileage || UNKNOWN) || a.id - b.id,
  'mileage-desc': (a, b) => b.mileage - a.mileage || b.id - a.id,
}
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** The expected result of the search, computed vehicle by vehicle. */
export function expected(
  all: readonly Facts[],
  search: VehicleSearch,
  showrooms: readonly number[] | 'all' = 'all',
) {
  const seen = all.filter(
    ({ ids }) => showrooms === 'all' || ids.showroomLocation.some((id) => showrooms.includes(id)),
  )
  const matches = seen
    .filter((facts) => passes(facts, search))
    .sort(ORDERS[isTotalSort(search.sort) ? 'newest' : search.sort])
  const pages = Math.max(1, Math.ceil(matches.length / search.limit))
  const page = Math.min(search.page, pages)
  const counts = (facet: FacetName): Record<string, number> => {
    const result: Record<string, number> = {}
    for (const facts of seen.filter((one) => passes(one, search, facet)))
      for (const value of valuesOf(facts, facet, search)) result[value] = (result[value] ?? 0) + 1
    return result
  }
  return {
    total: matches.length,
    page,
    pages,
    ids: matches.slice((page - 1) * search.limit, page * search.limit).map(({ id }) => id),
    counts,
  }
}
