import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { type App, startApp } from '../shared/process'
import { addPeople } from './people'
import { countUnnotified, type Findings, verify } from './verify'
import { writeTickets } from './write-tickets'

export type TicketsDrillOptions = {
  payload: Payload
  /** The environment of the processes, with the database. */
  env: Record<string, string>
  /** Where the output of the app and of the workers goes. */
  log: string
  tickets: number
  clients: number
  workers: number
  /** How many of the workers are killed on the way. At least one must remain. */
  kills: number
  timeoutMs: number
  /** Makes the promises of all tickets broken once everything is written, instead of waiting for it. */
  passTime?: boolean
  print: (text: string) => void
}

export type TicketsDrillResult = Findings & {
  ok: boolean
  tickets: number
  replies: number
  repeated: number
  killed: number
  seconds: number
}

/** A broken promise is notified of within so many seconds. */
const IN_TIME = 30
const CUSTOMERS = 40

const WORKER = path.join(import.meta.dirname, '../../../scripts/worker.ts')

function startWorker({ env, log }: TicketsDrillOptions): ChildProcess {
  const out = fs.openSync(log, 'a')
  const { child } = startChild(process.execPath, ['--import', 'tsx', WORKER], {
    env: { ...process.env, ...env, JOBS: 'external' },
    stdio: ['ignore', out, out],
  })
  fs.closeSync(out)
  return child
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

type World = { app: App; workers: ChildProcess[]; killed: number; killing: Promise<void> | null }

/** Kills a worker, or the app, which is started again at once. */
async function kill(options: TicketsDrillOptions, world: World, what: 'worker' | 'app'): Promise<void> {
  const { env, log, passTime, print } = options
  world.killed += 1
  if (what === 'app') {
    await world.app.kill()
    print('the app was killed with -9')
    world.app = await startApp({ env, log, port: world.app.port, quick: passTime })
    return
  }
  const victim = world.workers.find(isAlive)
  if (!victim) return
  await endChild(victim, 'SIGKILL')
  print(`worker ${victim.pid} was killed with -9`)
}

/** What is killed when: the workers and the app in turn, evenly over the work. */
function planKills({ kills, tickets }: TicketsDrillOptions): { at: number; what: 'worker' | 'app' }[] {
  const whats = Array.from({ length: kills }, () => ['worker', 'app'] as const)
    .flat()
    .slice(0, kills + 1)
  return whats.map((what, index) => ({ what, at: Math.ceil((tickets * (index + 1)) / (whats.length + 1)) }))
}

/** Tickets of two minutes ago, with everything about them. */
async function passTime(payload: Payload): Promise<void> {
  const { writeDueTimes } = await import('@/modules/support/tickets/operations/sla/write-due-times')
  const { inTransaction } = await import('@/server/transaction')
  const earlier = (table: string, column: string) =>
    payload.db.pool.query(`UPDATE ${table} SET ${column} = ${column} - interval '2 minutes'`)
  await earlier('support_tickets', 'created_at')
  await earlier('ticket_responses', 'created_at')
  await earlier('ticket_history', 'at')
  const { rows } = await payload.db.pool.query('SELECT id FROM support_tickets')
  await inTransaction({ payload }, (_, db) =>
    writeDueTimes(
      db,
      rows.map(({ id }) => Number(id)),
    ),
  )
}

/** Writes tickets and replies amid kills, waits until every broken promise is notified of, and counts what is there. */
export async function drillTickets(options: TicketsDrillOptions): Promise<TicketsDrillResult> {
  const { env, log, payload, print, timeoutMs } = options
  const began = Date.now()
  const isLate = () => Date.now() - began > timeoutMs
  const people = await addPeople(payload, Math.min(CUSTOMERS, options.tickets))
  const workers = Array.from({ length: options.workers }, () => startWorker(options))
  const app = await startApp({ env, log, quick: options.passTime })
  const world: World = { app, workers, killed: 0, killing: null }
  print(`the app and ${workers.length} workers are there, ${people.customers.length} customers write`)
  const plan = planKills(options)
  // Customers of the drill write more than people do.
  const unlimited = setInterval(
    () => void payload.db.pool.query('DELETE FROM rate_limits').catch(() => {}),
    500,
  )
  try {
    const written = await writeTickets({
      ...options,
      origin: () => world.app.origin,
      people,
      isLate,
      onWritten: (done) => {
        const next = plan[0]
        if (!next || done < next.at) return
        plan.shift()
        const before = world.killing ?? Promise.resolve()
        world.killing = before.then(() => kill(options, world, next.what))
      },
    })
    await world.killing
    const { messages, repeated, tickets } = written
    print(`${tickets.length} tickets and ${messages.length} replies written, ${repeated} of them sent again`)
    if (options.passTime) await passTime(payload)
    while ((await countUnnotified(payload)) > 0) {
      if (isLate()) break
      await sleep(500)
    }
    const findings = await verify(payload, written)
    const isNotified = findings.unnotified === 0 && findings.notified_twice === 0 && findings.breaches > 0
    const isInTime = options.passTime || findings.latest_seconds <= IN_TIME
    const ok = findings.lost === 0 && findings.doubled === 0 && isNotified && isInTime
    const seconds = Math.round((Date.now() - began) / 100) / 10
    return {
      ok,
      tickets: tickets.length,
      replies: messages.length,
      repeated,
      ...findings,
      killed: world.killed,
      seconds,
    }
  } finally {
    clearInterval(unlimited)
    await Promise.all([world.app.stop(), ...world.workers.map((child) => endChild(child, 'SIGTERM'))])
  }
}
