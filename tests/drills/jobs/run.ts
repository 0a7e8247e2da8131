import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { sendJob } from '@/server/jobs/send-job'
import { inTransaction } from '@/server/transaction'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { drillQueue } from './queue'

export type DrillOptions = {
  payload: Payload
  /** The database that the workers join. */
  url: string
  jobs: number
  workers: number
  /** How many of the workers are killed with -9 on the way. At least one must remain. */
  kills: number
  timeoutMs: number
  /** Backdates the table so that a silent worker counts as dead, instead of waiting. */
  passTime?: boolean
  print: (text: string) => void
}

/** The drill's findings. Every job has exactly one effect if `duplicates` and `lost` are 0. */
export type DrillResult = {
  ok: boolean
  jobs: number
  effects: number
  duplicates: number
  lost: number
  killed: number
  seconds: number
}

const SEND_TOGETHER = 50

/** Thrown on purpose, for jobs that must not run. */
class RolledBack extends Error {}

/** Sends jobs in transactions, starts workers, kills some midway, and counts the effects. */
export async function drillJobs(options: DrillOptions): Promise<DrillResult> {
  const { payload, url, jobs, workers, print } = options
  const started = Date.now()
  await prepareJobs(url, [drillQueue])
  await payload.db.pool.query(`
    CREATE TABLE IF NOT EXISTS drill_effects (n int NOT NULL, pid int NOT NULL, at timestamptz DEFAULT now());
    CREATE TABLE IF NOT EXISTS drill_skipped (n int NOT NULL, pid int NOT NULL, at timestamptz DEFAULT now())`)
  await sendAll(payload, jobs)
  print(
    `${jobs} jobs sent, ${SEND_TOGETHER} to a transaction; as many again in transactions that were rolled back`,
  )
  const children = Array.from({ length: workers }, () => startWorker(url))
  print(`${workers} workers started: ${children.map(({ pid }) => pid).join(', ')}`)
  try {
    const killed = await killSome(options, children, started)
    await untilDone(options, started)
    const counts = await countEffects(payload, jobs, print)
    return { ...counts, killed, seconds: Math.round((Date.now() - started) / 100) / 10 }
  } finally {
    await Promise.all(children.map(endChild))
  }
}

async function sendAll(payload: Payload, jobs: number): Promise<void> {
  for (let from = 1; from <= jobs; from += SEND_TOGETHER) {
    const together = Array.from({ length: Math.min(SEND_TOGETHER, jobs + 1 - from) }, (_, i) => from + i)
    const send = (offset: number) =>
      createLocalReq({}, payload).then((req) =>
        inTransaction({ payload, req }, async () => {
          for (const n of together) await sendJob(req, drillQueue, { n: n + offset })
          if (offset > 0) throw new RolledBack()
        }),
      )
    await send(0)
    await send(jobs).catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }
}

/** Ends with the script at the latest. */
function startWorker(url: string): ChildProcess {
  const file = path.join(import.meta.dirname, 'worker.ts')
  return startChild(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).child
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function endChild(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

const numberOf = async (payload: Payload, query: string): Promise<number> =>
  Number((await payload.db.pool.query(query)).rows[0]?.n)

const effectsNow = (payload: Payload) => numberOf(payload, 'SELECT count(*) AS n FROM drill_effects')

/** Kills at regular intervals of the work, each time a worker that currently has jobs. */
async function killSome(options: DrillOptions, children: ChildProcess[], started: number): Promise<number> {
  const { payload, jobs, kills, print } = options
  let killed = 0
  while (killed < kills) {
    refuseLate(options, started)
    const mark = Math.ceil((jobs * (killed + 1)) / (kills + 2))
    const done = await effectsNow(payload)
    const victim = await busyOne(payload, children)
    if (done < mark || !victim) {
      await sleep(20)
      continue
    }
    victim.kill('SIGKILL')
    await new Promise((resolve) => (isAlive(victim) ? victim.once('exit', resolve) : resolve(null)))
    killed += 1
    print(`worker ${victim.pid} killed with -9 after ${done} effects`)
  }
  return killed
}

/** A running worker that has done something recently. */
async function busyOne(payload: Payload, children: ChildProcess[]): Promise<ChildProcess | undefined> {
  const { rows } = await payload.db.pool.query(
    `SELECT pid FROM drill_effects WHERE at > now() - interval '2 seconds' GROUP BY pid ORDER BY max(at) DESC`,
  )
  return rows.map(({ pid }) => children.find((child) => child.pid === pid && isAlive(child))).find(Boolean)
}

/** All jobs finished: none waiting, running or to be retried. */
async function untilDone(options: DrillOptions, started: number): Promise<void> {
  const open = `SELECT count(*) AS n FROM pgboss.job WHERE name = '${drillQueue.name}' AND state < 'completed'`
  while ((await numberOf(options.payload, open)) > 0) {
    refuseLate(options, started)
    if (options.passTime) await passTime(options.payload)
    await sleep(100)
  }
}

/** Among jobs that have run for a while: those of live workers take less than a tenth of a second. */
async function passTime(payload: Payload): Promise<void> {
  await payload.db.pool.query(
    `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour'
     WHERE name = $1 AND state = 'active' AND started_on < now() - interval '2 seconds'
       AND heartbeat_on > now() - interval '1 hour'`,
    [drillQueue.name],
  )
}

function refuseLate({ timeoutMs }: DrillOptions, started: number): void {
  if (Date.now() - started > timeoutMs) throw new Error(`The drill was not done after ${timeoutMs / 1000} s`)
}

async function countEffects(payload: Payload, jobs: number, print: DrillOptions['print']) {
  const effects = await effectsNow(payload)
  const distinct = await numberOf(payload, 'SELECT count(DISTINCT n) AS n FROM drill_effects')
  const uncalled = await numberOf(
    payload,
    `SELECT count(*) AS n FROM drill_effects WHERE n NOT BETWEEN 1 AND ${jobs}`,
  )
  const repeated = await numberOf(
    payload,
    `SELECT count(*) AS n FROM pgboss.job WHERE name = '${drillQueue.name}' AND retry_count > 0`,
  )
  const skipped = await numberOf(payload, 'SELECT count(*) AS n FROM drill_skipped')
  const { rows } = await payload.db.pool.query(
    'SELECT pid, count(*) AS n FROM drill_effects GROUP BY pid ORDER BY pid',
  )
  for (const { pid, n } of rows) print(`  ${n} effects by worker ${pid}`)
  print(
    `${repeated} jobs were taken over from killed workers; ${skipped} of them found their effect done and left it`,
  )
  print(`${uncalled} effects of jobs whose transaction was rolled back`)
  const duplicates = effects - distinct
  const lost = jobs - (distinct - uncalled)
  return { ok: duplicates === 0 && lost === 0 && uncalled === 0, jobs, effects, duplicates, lost }
}
