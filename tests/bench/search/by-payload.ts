import type { CollectionSlug, Payload, Where } from 'payload'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { bandsOf } from '@/modules/inventory/search/schemas/bands-of'
import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import { ID_FACETS, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { VEHICLE_FIELDS } from './vehicle-fields'

const VEHICLES: CollectionSlug = 'vehicles'

/** The fields shown on a card. */
export const SELECT = Object.fromEntries(
  `name sku year status manufacturer model modelCode vehicleType color fuelType transmission drivetrain steeringType
  conditionGrade showroom tags mileage seats doors engineSize engineSizeCc price oldPrice currency priceType showPrice
  offer featured publishedAt createdAt updatedAt`
    .split(/\s+/)
    .map((field) => [field, true]),
)

/** Payload knows no totals: the price comes nearest. */
export const SORTS: Record<VehicleSearch['sort'], string> = {
  newest: '-publishedAt',
  updated: '-updatedAt',
  'updated-asc': 'updatedAt',
  'price-asc': 'price',
  'price-desc': '-price',
  'year-asc': 'year',
  'year-desc': '-year',
  'mileage-asc': 'mileage',
  'mileage-desc': '-mileage',
  'total-asc': 'price',
  'total-desc': '-price',
}

const LISTED: Where = { status: { in: ['PUBLISHED', 'RESERVED', 'IN_AUCTION'] } }

type Bounded = { min?: number | null; max?: number | null }
const inside = (field: string, { min, max }: Bounded): Where => ({
  and: [
    ...(min != null ? [{ [field]: { greater_than_equal: min } }] : []),
    ...(max != null ? [{ [field]: { less_than_equal: max } }] : []),
  ],
})
const anyOf = (field: string, ranges: readonly Bounded[]): Where[] =>
  ranges.length > 0 ? [{ or: ranges.map((range) => inside(field, range)) }] : []
const chosen = (field: string, values: readonly number[]): Where[] =>
  values.length > 0 ? [{ [field]: { in: [...values] } }] : []

/** The search treats an engine of unknown size, as in an electric car, as the smallest. */
const engineUpTo = ({ ccMin, ccMax }: VehicleSearch): Where => {
  const bounds = inside('engineSizeCc', { min: ccMin, max: ccMax })
  return ccMin || ccMax === null ? bounds : { or: [bounds, { engineSizeCc: { exists: false } }] }
}

/** A price on request matches no price filter. */
const hasPrice = ({ priceRange, minPrice, maxPrice }: VehicleSearch): boolean =>
  priceRange.length > 0 || minPrice !== null || maxPrice !== null

/** The same query in Payload's format, without one facet's choice if given. */
export function whereOf(search: VehicleSearch, without?: FacetName): Where {
  const conditionsOf = (facet: FacetName | 'modelCode', where: Where[]) => (facet === without ? [] : where)
  return {
    and: [
      LISTED,
      ...ID_FACETS.flatMap((facet) => conditionsOf(facet, chosen(VEHICLE_FIELDS[facet], search[facet]))),
      ...conditionsOf('seats', chosen('seats', search.seats)),
      ...conditionsOf('priceRange', [
        ...(hasPrice(search) ? [{ showPrice: { equals: true } }] : []),
        ...anyOf('price', bandsOf(search, 'priceRange')),
        inside('price', { min: search.minPrice, max: search.maxPrice }),
      ]),
      ...conditionsOf('mileage', [
        ...anyOf('mileage', bandsOf(search, 'mileage')),
        inside('mileage', { min: search.mileageMin, max: search.mileageMax }),
      ]),
      ...conditionsOf('engineSize', [
        ...anyOf('engineSizeCc', bandsOf(search, 'engineSize')),
        engineUpTo(search),
      ]),
      ...conditionsOf('year', [inside('year', { min: search.yearFrom, max: search.yearTo })]),
      ...(search.q ? [{ name: { like: search.q } }] : []),
    ],
  }
}

/** A page with its total, as a storefront on Payload alone would read it: no depth, the card's fields, no joins. */
export const findPage = (payload: Payload, search: VehicleSearch) =>
  payload.find({
    collection: VEHICLES,
    where: whereOf(search),
    sort: SORTS[search.sort],
    page: search.page,
    limit: search.limit,
    depth: 0,
    select: SELECT,
    joins: false,
    overrideAccess: true,
  })

const bands = (texts: readonly { value: string }[], field: string) =>
  texts.map(({ value }): Where => {
    const [min, max] = value.replace('+', '').split('-').map(Number)
    return inside(field, { min, max })
  })

/** The condition for counting each option that the panel offers. */
function optionsOf(facet: FacetName, options: SearchResult['facets'][FacetName]): Where[] {
  if (facet === 'priceRange') return bands(options, 'price')
  if (facet === 'mileage') return bands(options, 'mileage')
  if (facet === 'engineSize')
    return options.map(({ value }) =>
      inside('engineSizeCc', { min: Number(value) * 1_000 - 50, max: Number(value) * 1_000 + 49 }),
    )
  const field = facet === 'year' || facet === 'seats' ? facet : VEHICLE_FIELDS[facet]
  return options.map(({ id }) => ({ [field]: { equals: id } }))
}

/** The count of each option of each facet, its own choice left out. */
export const countQuestions = (search: VehicleSearch, facets: SearchResult['facets']): Where[] =>
  (Object.keys(facets) as FacetName[]).flatMap((facet) =>
    optionsOf(facet, facets[facet]).map((option): Where => ({ and: [whereOf(search, facet), option] })),
  )

/**
 * Counts every option of every facet with payload.count, its own choice left out, until all are counted or
 * the time is up. Payload has no grouped counts, so this is the alternative.
 */
export async function countOptions(
  payload: Payload,
  search: VehicleSearch,
  facets: SearchResult['facets'],
  limitMs: number,
): Promise<{ options: number; counted: number }> {
  const questions = countQuestions(search, facets)
  const end = performance.now() + limitMs
  let counted = 0
  for (const where of questions) {
    if (performance.now() > end) break
    await payload.count({ collection: VEHICLES, where, overrideAccess: true })
    counted += 1
  }
  return { options: questions.length, counted }
}
