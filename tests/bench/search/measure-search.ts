import type { Payload } from 'payload'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { comparePayload, type PayloadFigures } from './against-payload'
import { checkAnswers } from './check-answers'
import { measureHttp } from './http'
import { closedLoop, quantile, rate, round, type Spread, spread } from './measure'
import { type DestinationFigures, measureDestinations } from './measure-destinations'
import { makeSearches, makeTextSearches, readWishes } from './requests'
import { compareSaves, type Saves } from './save-ratio'
import { type IndexFigures, type StartedIndex, startIndex } from './search-index'

export type MeasureOptions = {
  payload: Payload
  searches: number
  textSearches: number
  /** Searches also made with payload.find: without and with counts of every option. */
  finds: number
  facetFinds: number
  /** The longest that Payload may count the options of one search, in milliseconds. */
  facetLimitMs: number
  saves: number
  checks: number
  print: (text: string) => void
}

/** Times in milliseconds. */
export type Figures = {
  one: Spread
  text: Spread
  sixteen: Spread
  rps16: number
  http: Spread
  /** A row by its primary key. */
  pk: number
  saves: Saves
  against: PayloadFigures
  /** Results that differ from plain SQL. */
  wrong: string[]
  /** Null if SQL was measured. */
  index: IndexFigures | null
  destinations: DestinationFigures | null
}

const CLIENTS = 16
const WISHES = 4_000

/** Everything that is measured on a loaded catalogue. */
export async function measureSearch(options: MeasureOptions): Promise<Figures> {
  const { payload, print } = options
  const index = await startIndex(payload)
  if (index) print(`index loaded in ${index.figures.loadSeconds} s: ${JSON.stringify(index.figures)}`)
  try {
    return { ...(await measureAll(options, index)), index: index?.figures ?? null }
  } finally {
    await index?.stop()
  }
}

async function measureAll(
  options: MeasureOptions,
  index: StartedIndex | null,
): Promise<Omit<Figures, 'index'>> {
  const { payload, print } = options
  const wishes = await readWishes(payload, WISHES)
  const mixed = makeSearches(wishes, options.searches, 1)
  const texts = makeTextSearches(wishes, options.textSearches, 2)
  const search = (search: VehicleSearch) => searchVehicles(payload, search)
  await closedLoop(1, makeSearches(wishes, Math.ceil(options.searches / 20), 3), search)
  await closedLoop(1, makeTextSearches(wishes, Math.ceil(options.textSearches / 20), 4), search)
  const one = spread(await closedLoop(1, mixed, search))
  print(`one client, ${mixed.length} searches: ${inWords(one)}`)
  const text = spread(await closedLoop(1, texts, search))
  print(`one client, ${texts.length} searches by words: ${inWords(text)}`)
  const many = await closedLoop(CLIENTS, makeSearches(wishes, options.searches, 5), search)
  const [sixteen, rps16] = [spread(many), rate(many)]
  print(`${CLIENTS} clients: ${inWords(sixteen)}, ${rps16} requests/s`)
  const pk = await lookups(payload, wishes.length)
  const http = await measureHttp(mixed.slice(0, Math.ceil(options.searches / 10)))
  print(`through the contract: ${inWords(http)}; a row by its key: ${pk} ms`)
  const saves = await compareSaves(payload, await someIds(payload, options.saves))
  print(`saves: ${saves.withSearch} ms with search, ${saves.without} ms without`)
  await index?.reach()
  const wrong = await checkAnswers(payload, makeSearches(wishes, options.checks, 6))
  for (const line of wrong) print(`WRONG ${line}`)
  const destinations =
    index && (await measureDestinations(payload, index, wishes, Math.ceil(options.searches / 2)))
  if (destinations) print(`destinations: ${JSON.stringify(destinations)}`)
  const against = await comparePayload(options, mixed)
  print(eventsOfPayload(against))
  return { one, text, sixteen, rps16, http, pk, saves, against, wrong, destinations }
}

const inWords = ({ p50, p95, p99 }: Spread) => `p50 ${p50}, p95 ${p95}, p99 ${p99} ms`

const eventsOfPayload = ({ find, facets }: PayloadFigures) =>
  `payload.find: ${find.ratio} × as long without facets (${find.payload} ms against ${find.search} ms), at least ${facets.ratio} × with (${facets.counted} of ${facets.options} options counted)`

/** The baseline: one row by its key, through the same pool. */
async function lookups(payload: Payload, count: number): Promise<number> {
  const ids = await someIds(payload, count)
  const look = (id: number) =>
    payload.db.pool.query({
      name: 'bench_by_id',
      text: 'SELECT * FROM vehicle_search WHERE vehicle_id = $1',
      values: [id],
    })
  await closedLoop(1, ids.slice(0, 50), look)
  return round(quantile((await closedLoop(1, ids, look)).ms, 0.5), 3)
}

/** Vehicles for sale, spread over the catalogue. */
async function someIds(payload: Payload, count: number): Promise<number[]> {
  const { rows } = await payload.db.pool.query(
    `SELECT vehicle_id AS id FROM vehicle_search WHERE status = 2 AND drive > 0 AND trans > 0 AND engine_cc > 0 AND vehicle_id = ANY (
      SELECT (1 + (n::bigint * 7919) % (SELECT max(id) FROM vehicles))::int FROM generate_series(1, $1) n)
    ORDER BY vehicle_id LIMIT $2`,
    [count * 2, count],
  )
  return rows.map((row) => row.id)
}
