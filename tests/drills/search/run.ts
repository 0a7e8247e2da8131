import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Payload } from 'payload'
import { checkSearchIndexes } from '@/modules/inventory/search/engine/check-search-indexes'
import {
  type RunningIndex,
  searchEngine,
  startSearchIndex,
} from '@/modules/inventory/search/engine/running-engine'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { SqlEngine } from '@/modules/inventory/search/engine/sql-engine'
import { readDeliveryTo } from '@/modules/inventory/search/queries/read-delivery'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { identify, stopProcess } from '../../../scripts/lib/processes.mjs'
import { buildWorld, randomOf, type World } from '../../int/inventory/search/search-world'
import { writtenDown } from '../../int/inventory/search/written-down'
import type { ReaderAnswer, ReaderQuestion } from './reader-worker'
import { type Random, randomPlan } from './requests'
import { TariffWriter } from './tariffs'
import { SearchWriter } from './writes'

export type SearchDrillOptions = {
  payload: Payload
  requests: number
  writes: number
  vehicles: number
  /** How often the connections of the indexes are cut on the way. */
  cuts: number
  seed: number
  timeoutMs: number
  print: (text: string) => void
}

export type SearchDrillResult = {
  ok: boolean
  /** Answers compared with SQL: of this process's index, and of the other's. */
  requests: number
  requests_elsewhere: number
  writes: number
  /** Changes of what totals and eligibility depend on. */
  tariffs: number
  wrong: number
  hidden_shown: number
  /** Answers that an index did not give itself; SQL gave them. */
  not_by_index: number
  cuts: number
  short_pages: number
  vehicles: number
  seconds: number
}

const WRITES_A_ROUND = 5
const MOST_SHOWN = 10

/** The other process. */
type Reader = { query: (question: ReaderQuestion) => Promise<ReaderAnswer>; stop: () => Promise<void> }

type Drill = SearchDrillOptions & {
  world: World
  random: Random
  writer: SearchWriter
  tariffs: TariffWriter
  oracle: SqlEngine
  index: RunningIndex
  reader: Reader
  began: number
  answeredBefore: number
  done: { requests: number; elsewhere: number; answeredElsewhere: number; writes: number; cuts: number }
  /** Where an index and SQL differed, and vehicles that showed after they were hidden. */
  wrong: string[]
  shown: string[]
}

/**
 * Compares the indexes of two processes with SQL, round after round of random writes and random requests. SQL
 * is queried only when both have followed all that was committed, so whatever differs is wrong.
 */
export async function drillSearch(options: SearchDrillOptions): Promise<SearchDrillResult> {
  const { payload, print, seed, vehicles } = options
  const began = Date.now()
  const random = randomOf(seed)
  const world = await buildWorld(payload)
  const writer = new SearchWriter(payload, world, random)
  const tariffs = new TariffWriter(payload, world, random)
  await tariffs.create()
  world.ports = tariffs.ports
  for (let n = 0; n < vehicles; n += 4) await Promise.all([0, 1, 2, 3].map(() => writer.create()))
  const [index, reader] = [startSearchIndex(payload), await startReader()]
  await index.ready()
  const oracle = new SqlEngine(payload)
  const done = { requests: 0, elsewhere: 0, answeredElsewhere: 0, writes: 0, cuts: 0 }
  const parts = { world, random, writer, tariffs, oracle, index, reader, began, done }
  const drill: Drill = { ...options, ...parts, answeredBefore: index.answered(), wrong: [], shown: [] }
  print(`${vehicles} vehicles, two processes with an index each`)
  try {
    await playRounds(drill)
    await isSound(drill)
    for (const one of [...drill.shown, ...drill.wrong].slice(0, MOST_SHOWN)) print(`! ${one}`)
    return resultOf(drill)
  } finally {
    await writer.end().catch(() => undefined) // what went wrong before matters more
    await Promise.all([index.stop(), reader.stop()])
  }
}

async function playRounds(drill: Drill): Promise<void> {
  const { began, payload, print, shown, timeoutMs, writer, wrong } = drill
  const rounds = Math.ceil(drill.writes / WRITES_A_ROUND)
  const each = Math.ceil(drill.requests / rounds)
  const cutEvery = Math.ceil(rounds / (drill.cuts + 1))
  for (let round = 1; round <= rounds; round += 1) {
    if (Date.now() - began > timeoutMs) {
      wrong.push(`only ${round - 1} of ${rounds} rounds in ${timeoutMs / 1_000} s`)
      return
    }
    if (round % cutEvery === 0 && round < rounds) drill.done.cuts += await cutConnections(payload)
    if (round % 7 === 0) await writer.lateCommit()
    if (round % 3 === 0) await drill.tariffs.change()
    const writes = await Promise.all(Array.from({ length: WRITES_A_ROUND }, () => writer.write()))
    drill.done.writes += WRITES_A_ROUND
    shown.push(...writes.filter((one) => one !== null))
    await compareRound(drill, each)
    if (round % Math.ceil(rounds / 10) === 0)
      print(`  round ${round} of ${rounds}: ${wrong.length} wrong, after ${seconds(began)} s`)
  }
}

function resultOf({
  answeredBefore,
  began,
  done,
  index,
  shown,
  tariffs,
  writer,
  wrong,
}: Drill): SearchDrillResult {
  const notByIndex =
    Math.max(0, done.requests - (index.answered() - answeredBefore)) + done.elsewhere - done.answeredElsewhere
  return {
    ok: wrong.length === 0 && shown.length === 0 && notByIndex === 0,
    requests: done.requests,
    requests_elsewhere: done.elsewhere,
    writes: done.writes,
    tariffs: tariffs.changes,
    wrong: wrong.length,
    hidden_shown: shown.length,
    not_by_index: notByIndex,
    cuts: done.cuts,
    short_pages: writer.short,
    vehicles: writer.ids.length,
    seconds: seconds(began),
  }
}

const seconds = (began: number) => Math.round((Date.now() - began) / 100) / 10

/** Waits until both have followed every change that is committed, then runs the same query on all three. */
async function compareRound(drill: Drill, each: number): Promise<void> {
  const { index, oracle, payload, random, reader, tariffs, wrong, world } = drill
  const deliveries = await Promise.all(tariffs.ports.map((port) => readDeliveryTo(payload, port)))
  const prices = await readPricesNow(payload)
  const plans = Array.from({ length: each }, () => randomPlan(world, random, { deliveries, prices }))
  const seq = await endOfRound(payload)
  await index.reached(BigInt(seq))
  for (const delivery of [prices, ...deliveries]) await index.prepared(delivery)
  const half = plans.slice(0, Math.ceil(each / 2))
  const [truths, answers, elsewhere] = await Promise.all([
    Promise.all(plans.map(async (plan) => writtenDown(await oracle.search(plan)))),
    Promise.all(plans.map(async (plan) => writtenDown(await searchEngine(payload).search(plan)))),
    reader.query({ seq, plans: half }),
  ])
  drill.done.requests += plans.length
  drill.done.elsewhere += half.length
  drill.done.answeredElsewhere = elsewhere.answered
  for (const [n, plan] of plans.entries()) {
    if (answers[n] !== truths[n]) wrong.push(difference('here', plan, truths[n], answers[n]))
    if (n < half.length && elsewhere.answers[n] !== truths[n])
      wrong.push(difference('elsewhere', plan, truths[n], elsewhere.answers[n]))
  }
}

/**
 * A change of no vehicle, committed after all others: an index that has applied it has applied them. The
 * highest number alone would not prove that, since a long-running transaction commits lower ones.
 */
async function endOfRound(payload: Payload): Promise<string> {
  const { rows } = await payload.db.pool.query(
    `WITH c AS (INSERT INTO vehicle_search_change (vehicle_id) VALUES (0) RETURNING seq)
      SELECT seq, pg_notify('vehicle_search', '') FROM c`,
  )
  return String(rows[0]?.seq)
}

const difference = (where: string, searchPlan: SearchPlan, truth?: string, answer?: string): string => {
  const { delivery, prices: _, ...plan } = searchPlan
  const [a, b] = [truth ?? '', answer ?? '']
  const at = [...a].findIndex((letter, n) => letter !== b[n])
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80)
  return `${where}: ${JSON.stringify({ ...plan, to: delivery?.terms.portId })}\n    SQL   …${around(a)}\n    index …${around(b)}`
}

/** Has both indexes compare all their vehicles with the table; one that differs loads everything again. */
async function isSound({ index, payload, reader, wrong }: Drill): Promise<void> {
  await checkSearchIndexes(payload)
  await index.reach()
  await index.reach()
  const { loads } = await reader.query({ seq: '0', plans: [] })
  if (index.state()?.loads !== 1 || loads !== 1) wrong.push('an index had to be loaded anew')
}

async function cutConnections(payload: Payload): Promise<number> {
  const { rows } = await payload.db.pool.query(
    `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity WHERE application_name = 'kaido-search'
      AND datname = current_database()`,
  )
  return rows.length
}

async function startReader(): Promise<Reader> {
  const file = path.join(import.meta.dirname, 'reader-worker.ts')
  const { child } = startChild(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const identity = identify(child.pid)
  const stop = async () => {
    await stopProcess(identity, { graceMs: 3_000 })
  }
  await next(child).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    stop,
    query: (question) => {
      const answer = next<ReaderAnswer>(child)
      child.send(question)
      return answer
    },
  }
}

function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The second process ended'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}
