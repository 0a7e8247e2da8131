import os from 'node:os'
import type { Payload } from 'payload'
import { closedLoop, quantile, round, spread } from '../search/measure'
import { listsOf } from './lists'
import { type Amounts, amountsOf, loadSales } from './load'

export type BenchOptions = {
  payload: Payload
  /** The same database as the superuser: triggers and foreign keys are off while the rows come in. */
  adminUrl: string
  quotes: number
  /** How often each list is read. */
  reads: number
  print: (text: string) => void
}

/** The longest that one in twenty reads may take. */
const GOAL_MS = 50

/** Loads quotes, orders and inquiries, reads every list of them, and compares each with one indexed read. */
export async function benchSales({ adminUrl, payload, quotes, reads, print }: BenchOptions) {
  const started = performance.now()
  const amounts = amountsOf(quotes)
  await loadSales({ payload, adminUrl, amounts, print })
  const loaded = performance.now()
  const indexed = await indexedRead(payload, amounts, reads)
  print(`one quote by its key: ${indexed} ms`)
  const lists: Record<string, { p50: number; p95: number; p99: number; ratio: number; rows: number }> = {}
  for (const { name, read } of await listsOf(payload, amounts)) {
    let rows = 0
    const turns = Array.from({ length: reads }, (_, turn) => turn)
    const request = async (turn: number) => {
      rows += (await read(turn)).rows.length
    }
    await closedLoop(1, turns.slice(0, Math.ceil(reads / 10)), request)
    rows = 0
    const times = spread(await closedLoop(1, turns, request))
    lists[name] = { ...times, ratio: round(times.p95 / indexed), rows: round(rows / reads) }
    print(`${name}: p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99} ms, ${lists[name].ratio} × one read`)
  }
  const slow = Object.entries(lists).flatMap(([name, { p95 }]) => (p95 > GOAL_MS ? [name] : []))
  const worst = Object.values(lists).reduce((most, one) => (one.p95 > most.p95 ? one : most))
  return {
    ok: slow.length === 0,
    p95: worst.p95,
    ratio: worst.ratio,
    indexed_read_ms: indexed,
    slow,
    ...amounts,
    reads,
    lists,
    load_average: os.loadavg().map((value) => round(value, 2)),
    seconds: { load: seconds(loaded - started), all: seconds(performance.now() - started) },
  }
}

const seconds = (ms: number): number => Math.round(ms / 1_000)

/** The baseline: one quote by its key, through the same pool; p95 in milliseconds. */
async function indexedRead(payload: Payload, { quotes }: Amounts, reads: number): Promise<number> {
  const ids = Array.from({ length: reads }, (_, n) => 1 + ((n * 7_919) % quotes))
  const look = (id: number) =>
    payload.db.pool.query({
      name: 'bench_quote_by_id',
      text: 'SELECT * FROM quotes WHERE id = $1',
      values: [id],
    })
  await closedLoop(1, ids.slice(0, 50), look)
  return round(quantile((await closedLoop(1, ids, look)).ms, 0.95), 3)
}
