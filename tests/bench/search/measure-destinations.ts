import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { readDeliveryTo } from '@/modules/inventory/search/queries/read-delivery'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { listenToNotices } from '@/server/database/listen-to-notices'
import { notices } from '@/wiring/notice-handlers'
import { checkAnswers } from './check-answers'
import { benchPorts } from './load-tariffs'
import { closedLoop, round, type Spread, spread } from './measure'
import { makeSearches, type Wish } from './requests'
import type { StartedIndex } from './search-index'

/** Times in milliseconds. */
export type DestinationFigures = {
  destinations: number
  /** The same searches without a destination, and with one: a bound on totals, some only eligible, ordered by total. */
  without: Spread
  with: Spread
  /** Of the two p95. */
  ratio: number
  mbEach: number
  /** How long one took to prepare, at first. */
  prepared: Spread
  /** From a change in the database until every search is answered by it, while others go on: of one lane, of all. */
  newTariff: number
  newInsurance: number
  wrong: string[]
}

const CLIENTS = 4
/** Fewer would not use every destination. */
const LEAST = 40
const CHECKS = 6
const PATIENCE_MS = 60_000

/** The same searches, by what the vehicles cost at one of the ports. */
const landed = (searches: readonly VehicleSearch[], ports: readonly number[]): VehicleSearch[] =>
  searches.map((search, n) => ({
    ...search,
    to: ports[n % ports.length] ?? 0,
    minPrice: null,
    maxPrice: null,
    priceRange: [],
    maxTotal: search.maxPrice ?? 30_000 + (n % 10) * 5_000,
    eligible: n % 2 === 0,
    sort: n % 3 === 0 ? 'total-desc' : 'total-asc',
  }))

const priced = (search: VehicleSearch, n: number): VehicleSearch => ({
  ...search,
  priceRange: [],
  minPrice: null,
  maxPrice: search.maxPrice ?? 30_000 + (n % 10) * 5_000,
  sort: n % 3 === 0 ? 'price-desc' : 'price-asc',
})

/** Searches by what vehicles cost at twenty ports, with all of them in use. */
export async function measureDestinations(
  payload: Payload,
  index: StartedIndex,
  wishes: readonly Wish[],
  count: number,
): Promise<DestinationFigures> {
  // As a server does: tariffs are held in memory and follow the database.
  const listening = listenToNotices(payload, notices)
  try {
    const ports = await benchPorts(payload)
    const searchOnce = (search: VehicleSearch) => searchVehicles(payload, search)
    const plain = makeSearches(wishes, Math.max(LEAST, count), 8).map(priced)
    const searches = landed(plain, ports)
    const prepared = spread(await closedLoop(1, searches.slice(0, ports.length), searchOnce))
    await closedLoop(1, plain.slice(0, ports.length), searchOnce)
    const without = spread(await closedLoop(1, plain, searchOnce))
    const withOne = spread(await closedLoop(1, searches, searchOnce))
    const { destinations } = index.state()
    const bytes = destinations.reduce((sum, one) => sum + one.bytes, 0)
    const wrong = await checkAnswers(payload, searches.slice(0, CHECKS))
    const change = (text: string, concerned: readonly number[]) =>
      timeOfChange({ payload, index, searches, search: searchOnce }, text, concerned)
    const [first = 0] = ports
    return {
      // The prices without a port are held like those to one.
      destinations: destinations.length - 1,
      without,
      with: withOne,
      ratio: round(withOne.p95 / without.p95, 2),
      mbEach: round(bytes / destinations.length / 1_000_000),
      prepared,
      newTariff: await change(`UPDATE freights SET fee = '71.5' WHERE keyword = 'bench ${first}'`, [first]),
      newInsurance: await change(`UPDATE insurance_rates SET fee = '1.75' WHERE used_in_prices`, ports),
      wrong: [...wrong, ...(await checkAnswers(payload, searches.slice(CHECKS, CHECKS + 2)))],
    }
  } finally {
    await listening.stop()
  }
}

type Busy = {
  payload: Payload
  index: StartedIndex
  searches: readonly VehicleSearch[]
  search: (search: VehicleSearch) => Promise<unknown>
}

/** Makes a change while others search, and waits until the index answers by it. */
async function timeOfChange(
  { search: searchOnce, index, payload, searches }: Busy,
  text: string,
  ports: readonly number[],
) {
  const stamps = () => Promise.all(ports.map(async (port) => (await readDeliveryTo(payload, port)).stamp))
  const before = await stamps()
  let isOver = false
  const others = closedLoop(
    CLIENTS,
    endless(searches, () => isOver),
    searchOnce,
  )
  const began = performance.now()
  await payload.db.pool.query(text)
  const isSeen = async () => {
    const wanted = await stamps()
    const known = new Map(index.state().destinations.map(({ portId, stamp }) => [portId, stamp]))
    return wanted.every((stamp, n) => stamp !== before[n] && known.get(ports[n] ?? 0) === stamp)
  }
  while (!(await isSeen()) && performance.now() - began < PATIENCE_MS) await sleep(20)
  const took = Math.round(performance.now() - began)
  isOver = true
  await others
  return took
}

function* endless<T>(things: readonly T[], isOver: () => boolean): Generator<T> {
  while (!isOver())
    for (const thing of things) {
      if (isOver()) return
      yield thing
    }
}
