import type { Payload } from 'payload'
import { MILEAGE_RANGES, PRICE_RANGES } from '@/modules/inventory/search/rules/filter-bands'
import {
  emptyVehicleSearch,
  type SearchSort,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { type Chance, chanceOf } from '../../../scripts/seed/demo/repeatable-chance'

/** What a visitor may be looking for: a listed vehicle, with its names. */
export type Wish = {
  name: string
  sku: string
  make: string
  model: string
  code: string
  price: number | null
  row: Record<string, number>
  tags: number[]
  features: number[]
}

/** Listed vehicles spread evenly over the catalogue, as a basis for searches. */
export async function readWishes(payload: Payload, count: number): Promise<Wish[]> {
  const { rows } = await payload.db.pool.query(
    `SELECT card ->> 'name' AS name, card ->> 'sku' AS sku, k.name AS make, m.name AS model, c.name AS code, s.price,
      s.tags, s.features, (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(s))
        WHERE jsonb_typeof(value) = 'number') AS row
    FROM vehicle_search s JOIN manufacturers k ON k.id = s.make_id JOIN models m ON m.id = s.model_id
    JOIN LATERAL (SELECT model_code AS name FROM model_codes WHERE id = s.model_code) c ON true
    WHERE s.is_public AND s.vehicle_id = ANY (SELECT (1 + n::bigint * (SELECT max(id) FROM vehicles) / ($1 + 1))::int
      FROM generate_series(1, $1::int) n) ORDER BY s.vehicle_id`,
    [count],
  )
  return rows
}

const SORTS: readonly (readonly [SearchSort, number])[] = [
  ['newest', 46],
  ['price-asc', 22],
  ['price-desc', 8],
  ['year-desc', 9],
  ['year-asc', 2],
  ['mileage-asc', 6],
  ['mileage-desc', 1],
  ['updated', 5],
  ['updated-asc', 1],
]
const LIMITS = [
  [12, 50],
  [24, 35],
  [48, 15],
] as const
/** How many filters a search has: one in eight has none, most have one to three. */
const FILTERS = [
  [0, 13],
  [1, 27],
  [2, 27],
  [3, 18],
  [4, 10],
  [6, 5],
] as const

type Filter = (search: VehicleSearch, wish: Wish, chance: Chance, others: readonly Wish[]) => void
type Choice =
  | 'make'
  | 'model'
  | 'modelCode'
  | 'bodyType'
  | 'subBodyType'
  | 'fuel'
  | 'transmission'
  | 'driveTrain'
  | 'color'
  | 'grade'
  | 'conditionGrade'
  | 'steering'
  | 'showroomLocation'
  | 'seats'

/** Chooses the wanted vehicle's values; every fourth time together with other vehicles'. */
const choose =
  (facet: Choice, column: string): Filter =>
  (search, wish, chance, others) => {
    const more = chance.happens(0.25)
      ? [chance.pick(others), ...(chance.happens(0.4) ? [chance.pick(others)] : [])]
      : []
    search[facet] = distinct([wish, ...more].map(({ row }) => row[column] ?? 0))
  }

const distinct = (ids: readonly number[]) => [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b)
const round = (value: number, step: number) => Math.round(value / step) * step

const price: Filter = (search, wish, chance) => {
  if (chance.happens(0.45)) search.priceRange = [chance.pick(PRICE_RANGES.slice(0, 3))]
  else {
    const around = wish.price ?? 15_000
    if (chance.happens(0.5)) search.minPrice = round(around * 0.7, 500)
    search.maxPrice = round(around * (1.1 + chance.next()), 500) + 500
  }
}

const mileage: Filter = (search, wish, chance) => {
  if (chance.happens(0.5)) search.mileage = [chance.pick(MILEAGE_RANGES)]
  else search.mileageMax = round((wish.row.mileage ?? 0) * 1.3, 1_000) + 1_000
}

const year: Filter = (search, wish, chance) => {
  const around = wish.row.year ?? 2015
  search.yearFrom = around - chance.int(0, 3)
  if (chance.happens(0.5)) search.yearTo = around + chance.int(0, 3)
}

const engine: Filter = (search, wish, chance) => {
  const litres = (wish.row.engine_tenths ?? 0) / 10
  if (litres >= 1 && litres <= 4 && chance.happens(0.5)) search.engineSize = [litres.toFixed(1)]
  else search.ccMax = round((wish.row.engine_cc ?? 0) * 1.2, 100) + 100
}

const FACETS: readonly (readonly [Filter, number])[] = [
  [choose('make', 'make_id'), 22],
  [(search, wish) => Object.assign(search, { make: [wish.row.make_id], model: [wish.row.model_id] }), 16],
  [choose('bodyType', 'body'), 14],
  [price, 16],
  [year, 14],
  [mileage, 8],
  [choose('fuel', 'fuel'), 7],
  [choose('transmission', 'trans'), 7],
  [choose('driveTrain', 'drive'), 6],
  [choose('color', 'color'), 6],
  [choose('steering', 'steer'), 8],
  [choose('showroomLocation', 'showroom'), 5],
  [choose('seats', 'seats'), 4],
  [choose('conditionGrade', 'condition'), 4],
  [choose('grade', 'grade'), 2],
  [choose('subBodyType', 'sub_body'), 2],
  [choose('modelCode', 'model_code'), 2],
  [engine, 5],
  [(search, wish) => Object.assign(search, { tags: wish.tags.slice(0, 1) }), 4],
  [
    (search, wish, chance) => Object.assign(search, { features: wish.features.slice(0, chance.int(1, 2)) }),
    6,
  ],
]

/** Typed text: names, parts of names, codes, stock numbers, with an occasional typo. */
export function typed(wish: Wish, chance: Chance): string {
  const text = chance.weighted<string>([
    [wish.make, 18],
    [`${wish.make} ${wish.model}`, 26],
    [wish.model, 16],
    [`${wish.make} ${wish.row.year}`, 8],
    [wish.code, 8],
    [wish.sku, 6],
    [`${wish.model} ${wish.row.year}`, 6],
    [wish.name, 6],
    [`${wish.make} diesel`, 3],
    [(wish.code.length > 3 ? wish.code : wish.model).slice(0, 3), 3],
  ])
  return chance.happens(0.08) ? mistyped(text, chance) : text
}

/** Two adjacent letters swapped, in a word long enough to be recognised. */
function mistyped(text: string, chance: Chance): string {
  const long = [...text.matchAll(/[a-z]{5,}/gi)]
  const word = long.length > 0 ? chance.pick(long) : null
  if (!word) return text
  const at = word.index + chance.int(1, word[0].length - 2)
  return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
}

/** How many searches of the mix have words. */
const TEXT_SHARE = 0.12

/** Random searches like visitors', reproducible for the same seed and catalogue. */
export function makeSearches(wishes: readonly Wish[], count: number, seed: number): VehicleSearch[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, () => {
    const wish = chance.pick(wishes)
    const search: VehicleSearch = {
      ...emptyVehicleSearch(chance.weighted<number>(LIMITS)),
      sort: chance.weighted(SORTS),
      page: chance.happens(0.7) ? 1 : chance.happens(0.85) ? chance.int(2, 5) : chance.int(6, 40),
    }
    if (chance.happens(TEXT_SHARE)) search.q = typed(wish, chance)
    const filters = search.q ? chance.int(0, 1) : chance.weighted<number>(FILTERS)
    for (let n = 0; n < filters; n += 1) chance.weighted(FACETS)(search, wish, chance, wishes)
    return search
  })
}

/** Searches by words alone. */
export function makeTextSearches(wishes: readonly Wish[], count: number, seed: number): VehicleSearch[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, () => ({
    ...emptyVehicleSearch(chance.weighted<number>(LIMITS)),
    q: typed(chance.pick(wishes), chance),
    sort: chance.weighted(SORTS),
  }))
}
