import type { Client } from 'pg'
import { DELIVER_TO_COOKIE } from '@/modules/inventory/destination-choice/rules/deliver-to'
import {
  emptyVehicleSearch,
  type SearchSort,
  toSearchString,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { type Chance, chanceOf } from '../../../scripts/seed/demo/repeatable-chance'
import type { Page } from './report'

/** A listed vehicle, from which a matching search is made. */
export type Listed = {
  id: number
  make: number
  model: number
  body: number
  fuel: number
  transmission: number
  colour: number
  year: number
  price: number | null
  words: string
}

/** Every listed vehicle of the catalogue. */
export async function readListed(client: Client): Promise<Listed[]> {
  const { rows } = await client.query(`
    SELECT s.vehicle_id AS id, s.make_id AS make, s.model_id AS model, s.body, s.fuel, s.trans AS transmission,
      s.color AS colour, s.year, s.price, k.name || ' ' || m.name AS words
    FROM vehicle_search s JOIN manufacturers k ON k.id = s.make_id JOIN models m ON m.id = s.model_id
    WHERE s.is_public ORDER BY s.vehicle_id`)
  return rows
}

/** The cookie of a visitor who has vehicles delivered to a port for which the demo has tariffs. */
export async function portCookie(client: Client): Promise<string> {
  const { rows } = await client.query("SELECT id FROM ports WHERE name = 'Mombasa'")
  return `${DELIVER_TO_COOKIE}=${rows[0]?.id}`
}

const SORTS: readonly (readonly [SearchSort, number])[] = [
  ['newest', 60],
  ['price-asc', 20],
  ['year-desc', 10],
  ['mileage-asc', 10],
]
/** Most visitors do not change the page size. */
const LIMITS = [
  [12, 88],
  [24, 9],
  [48, 3],
] as const
const FILTERS = [
  [0, 20],
  [1, 35],
  [2, 30],
  [3, 15],
] as const
const TEXT_SHARE = 0.1
const LIST_SHARE = 0.1
/** Pages beyond the end of a short list count too: people share such addresses. */
const FURTHER_PAGES = 8

type Filter = (search: VehicleSearch, car: Listed, chance: Chance) => void

const KINDS: readonly Filter[] = [
  (search, car) => Object.assign(search, { make: [car.make] }),
  (search, car) => Object.assign(search, { make: [car.make], model: [car.model] }),
  (search, car) => Object.assign(search, { bodyType: [car.body] }),
  (search, car) => Object.assign(search, { fuel: [car.fuel] }),
  (search, car) => Object.assign(search, { transmission: [car.transmission] }),
  (search, car) => Object.assign(search, { color: [car.colour] }),
  (search, car, chance) => Object.assign(search, { yearFrom: car.year - chance.int(0, 3) }),
  (search, car, chance) =>
    Object.assign(search, { maxPrice: (Math.ceil((car.price ?? 20_000) / 500) + chance.int(0, 9)) * 500 }),
]

/**
 * Addresses of the list as visitors reach it: filters, words, orders, pages; reproducible for the same seed.
 */
export function listingAddresses(listed: readonly Listed[], count: number, seed: number): string[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, () => {
    const car = chance.pick(listed)
    const search = { ...emptyVehicleSearch(chance.weighted<number>(LIMITS)), sort: chance.weighted(SORTS) }
    if (chance.happens(TEXT_SHARE)) search.q = car.words
    for (let n = chance.weighted<number>(FILTERS); n > 0; n -= 1) chance.pick(KINDS)(search, car, chance)
    if (chance.happens(0.3)) search.page = chance.int(2, FURTHER_PAGES)
    const query = [toSearchString(search), chance.happens(LIST_SHARE) ? 'view=list' : ''].filter(Boolean)
    return query.length > 0 ? `/vehicles?${query.join('&')}` : '/vehicles'
  })
}

/** Addresses of vehicles in random order, each once before any is repeated. */
export function vehicleAddresses(listed: readonly Listed[], count: number, seed: number): string[] {
  const order = chanceOf(seed).shuffle(listed)
  return Array.from({ length: count }, (_, place) => `/vehicles/${order[place % order.length]?.id}`)
}

/** The demo post with a table, a picture, a vehicle and a call to action. */
export const BLOG_POST = '/blogs/how-to-read-a-japanese-auction-sheet'
/** The demo page with a slide of its own. */
export const TOPIC_PAGE = '/topic-page/how-to-buy'
const BLOG_LISTS = ['/blogs', '/blogs?tag=shipping', '/blogs?view=list']

/** The given addresses in turn. */
const inTurn = (addresses: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, n) => addresses[n % addresses.length] ?? '/')

/** Addresses of every page that is measured, `count` of each. */
export const makeAddresses = (
  listed: readonly Listed[],
): Record<Page, (count: number, seed: number) => string[]> => ({
  listing: (count, seed) => listingAddresses(listed, count, seed),
  vehicle: (count, seed) => vehicleAddresses(listed, count, seed),
  home: (count) => inTurn(['/'], count),
  blog: (count) => inTurn(BLOG_LISTS, count),
  post: (count) => inTurn([BLOG_POST], count),
  topic: (count) => inTurn([TOPIC_PAGE], count),
})
