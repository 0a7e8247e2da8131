import os from 'node:os'
import type { Payload } from 'payload'
import { closedLoop, round, spread } from '../search/measure'
import { listsOf } from './lists'
import { loadCareers } from './load'

export type BenchOptions = {
  payload: Payload
  /** The same database as the superuser. */
  adminUrl: string
  applications: number
  /** How often each list is read. */
  reads: number
  print: (text: string) => void
}

/** The longest that one in twenty reads may take. */
const GOAL_MS = 50

type Times = { p50: number; p95: number; p99: number; rows: number }

/** Loads jobs and applications, and reads every list of them. */
export async function benchCareers({ adminUrl, payload, print, reads, applications }: BenchOptions) {
  const started = performance.now()
  await loadCareers({ payload, adminUrl, applications, print })
  const loaded = performance.now()
  const lists: Record<string, Times> = {}
  for (const { name, read } of listsOf(payload, applications)) {
    let rows = 0
    const turns = Array.from({ length: reads }, (_, turn) => turn)
    const request = async (turn: number) => {
      rows += (await read(turn)).rows.length
    }
    await closedLoop(1, turns.slice(0, Math.ceil(reads / 10)), request)
    rows = 0
    const times = spread(await closedLoop(1, turns, request))
    lists[name] = { ...times, rows: round(rows / reads) }
    print(`${name}: p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99} ms, ${lists[name].rows} rows`)
  }
  const slow = Object.entries(lists).flatMap(([name, { p95 }]) => (p95 > GOAL_MS ? [name] : []))
  return {
    ok: slow.length === 0,
    p95: Math.max(...Object.values(lists).map(({ p95 }) => p95)),
    slow,
    applications,
    reads,
    lists,
    load_average: os.loadavg().map((value) => round(value, 2)),
    seconds: {
      load: Math.round((loaded - started) / 1_000),
      all: Math.round((performance.now() - started) / 1_000),
    },
  }
}
