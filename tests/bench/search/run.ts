import os from 'node:os'
import type { Payload } from 'payload'
import { baseCars } from './base-cars'
import { loadCatalogue } from './load'
import { type Figures, measureSearch } from './measure-search'

export type BenchOptions = {
  payload: Payload
  adminUrl: string
  /** The samples folder, if there is one. */
  samples: string | undefined
  vehicles: number
  searches: number
  /** Searches compared with plain SQL; 30 by default. */
  checks?: number
  /** The time limit for counting one search's options, in milliseconds; 4,000 by default. */
  facetLimitMs?: number
  print: (text: string) => void
}

/** The number of other operations per search of the mix. */
const SHARES = { textSearches: 0.2, finds: 1 / 40, facetFinds: 1 / 100, saves: 0.05 }
const CHECKS = 30
/** Fewer would be meaningless. */
const LEAST = 20
const FACET_LIMIT_MS = 4_000

/**
 * Loads the catalogue, measures, and reports which goals were reached. The first twelve figures are the ones to
 * compare.
 */
export async function benchSearch(options: BenchOptions) {
  const { payload, vehicles, searches, checks = CHECKS, facetLimitMs = FACET_LIMIT_MS, print } = options
  const started = performance.now()
  const { source, cars } = await baseCars(options.samples)
  print(`${vehicles} vehicles after ${cars.length} of the ${source}, load average ${loadAverage()}`)
  const loaded = await loadCatalogue({ ...options, cars })
  print(
    `${loaded.vehicles} vehicles loaded, ${loaded.listed} of them listed, in ${loaded.seconds.toFixed(0)} s`,
  )
  const amounts = Object.fromEntries(
    Object.entries(SHARES).map(([what, share]) => [
      what,
      Math.max(what === 'facetFinds' ? 1 : LEAST, Math.ceil(searches * share)),
    ]),
  ) as Record<keyof typeof SHARES, number>
  const load = loadAverage()
  const figures = await measureSearch({
    payload,
    searches,
    checks,
    ...amounts,
    facetLimitMs,
    print,
  })
  const numbers = headline(figures)
  const missed = missedGoals(numbers, figures)
  for (const goal of missed) print(`not reached: ${goal}`)
  return {
    ...numbers,
    ok: missed.length === 0 && figures.wrong.length === 0 && !figures.destinations?.wrong.length,
    missed,
    vehicles: loaded.vehicles,
    listed: loaded.listed,
    searches,
    source,
    load_average: { before: load, after: loadAverage() },
    seconds: { load: Math.round(loaded.seconds), all: Math.round((performance.now() - started) / 1_000) },
    engine: figures.index ? 'index' : 'sql',
    index: figures.index,
    wrong: figures.wrong.length,
    destinations: figures.destinations,
    clients16: figures.sixteen,
    text: figures.text,
    pk_ms: figures.pk,
    http: { ...figures.http, how: 'the contract in this process, no socket' },
    save_ms: figures.saves,
    payload_find: figures.against.find,
    payload_find_facets: {
      ...figures.against.facets,
      how: `payload.count per option, cut after ${facetLimitMs / 1_000} s a search`,
    },
  }
}

const loadAverage = () => os.loadavg().map((value) => Number(value.toFixed(2)))

const headline = (figures: Figures) => ({
  p50: figures.one.p50,
  p95: figures.one.p95,
  p99: figures.one.p99,
  rps16: figures.rps16,
  p95_text: figures.text.p95,
  ratio_payload_find: figures.against.find.ratio,
  ratio_payload_find_facets: figures.against.facets.ratio,
  ratio_pk: Number((figures.one.p50 / figures.pk).toFixed(1)),
  save_ratio: figures.saves.ratio,
  bytes_per_vehicle: figures.index?.bytesPerVehicle ?? null,
  landed_ratio: figures.destinations?.ratio ?? null,
  new_tariff_ms: figures.destinations?.newTariff ?? null,
})

/** The goals for two idle cores at a million vehicles. */
function missedGoals(numbers: ReturnType<typeof headline>, { destinations, sixteen }: Figures): string[] {
  const goals: [string, boolean][] = [
    ['one client p95 ≤ 50 ms', numbers.p95 <= 50],
    ['text p95 ≤ 75 ms', numbers.p95_text <= 75],
    ['16 clients p95 ≤ 250 ms', sixteen.p95 <= 250],
    ['16 clients ≥ 100 requests/s', numbers.rps16 >= 100],
    ['≥ 5 × payload.find without facets', numbers.ratio_payload_find >= 5],
    ['≥ 100 × payload.find with facets', numbers.ratio_payload_find_facets >= 100],
    ['save ≤ 1.3 × without search', numbers.save_ratio <= 1.3],
    ['landed p95 ≤ 1.5 × without a destination', !destinations || destinations.ratio <= 1.5],
    ['a new tariff is seen within 5 s', !destinations || destinations.newTariff <= 5_000],
    [
      'new insurance is seen at every destination within 5 s',
      !destinations || destinations.newInsurance <= 5_000,
    ],
    ['≤ 200 bytes per vehicle', numbers.bytes_per_vehicle === null || numbers.bytes_per_vehicle <= 200],
  ]
  return goals.flatMap(([goal, reached]) => (reached ? [] : [goal]))
}
