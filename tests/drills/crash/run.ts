import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../scripts/lib/database.mjs'
import { runScript, testEnv } from '../../../scripts/lib/test-database.mjs'
import type { Catalogue } from '../shared/catalogue'
import { type App, eventually, startApp } from '../shared/process'
import { type CrashDatabase, startDatabase } from './database'
import type { Vehicle, Write } from './fleet'
import { type Findings, verify } from './verify'
import { writeUntilKilled } from './writer'

export type CrashOptions = {
  /** The drill's own folder, for the database and the logs. */
  home: string
  rounds: number
  writers: number
  timeoutMs: number
  print: (text: string) => void
  /** Called with what must be stopped if the drill ends before it is up. */
  onServer?: (starting: Promise<CrashDatabase>) => void
  /** Overrides the app's own environment, to test the drill itself. */
  env?: Record<string, string>
}

/** The drill's findings. Nothing acknowledged is gone if `lost` is 0, nothing is partial if `half` is. */
export type CrashResult = {
  ok: boolean
  rounds: number
  acknowledged: number
  lost: number
  half: number
  unacknowledged_present: number
  seconds: number
}

/**
 * The order of the two kills. After 'database, app recovers' the database returns under the running app,
 * which has to recover by itself, before the app is killed too.
 */
const ORDERS = ['database, app recovers', 'app first', 'both at once', 'database first'] as const
type Order = (typeof ORDERS)[number]

type Drill = CrashOptions & {
  database: CrashDatabase
  catalogue: Catalogue
  log: string
  app: App
  fleets: Vehicle[][]
  faults: string[]
}

/**
 * Kills app and database with -9 while clients write, round after round, and checks what became of each
 * write.
 */
export async function drillCrash(options: CrashOptions): Promise<CrashResult> {
  const { home, rounds, print, timeoutMs } = options
  const began = Date.now()
  const starting = startDatabase(home, print)
  options.onServer?.(starting)
  const database = await starting
  let drill: Drill | undefined
  try {
    drill = await prepare(options, database)
    print(
      `ready after ${seconds(began)}: ${options.writers} writers, a database that writes through to the disk`,
    )
    const total = { rounds: 0, acknowledged: 0, lost: 0, half: 0, unacknowledged_present: 0 }
    while (total.rounds < rounds) {
      if (Date.now() - began > timeoutMs) {
        drill.faults.push(`only ${total.rounds} of ${rounds} rounds in ${timeoutMs / 1000} s`)
        break
      }
      const { acknowledged, findings } = await round(drill, total.rounds + 1)
      total.rounds += 1
      total.acknowledged += acknowledged
      total.lost += findings.lost.length
      total.half += findings.half.length
      total.unacknowledged_present += findings.unacknowledgedPresent
      for (const one of [...findings.lost, ...findings.half].slice(0, 10)) print(`    ! ${one}`)
    }
    for (const fault of drill.faults.slice(0, 20)) print(`    ! ${fault}`)
    const ok = total.lost === 0 && total.half === 0 && total.acknowledged > 0 && drill.faults.length === 0
    return { ok, ...total, seconds: Math.round((Date.now() - began) / 100) / 10 }
  } finally {
    await drill?.app.stop()
    await database.release()
  }
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const between = (min: number, max: number) => min + Math.random() * (max - min)

async function prepare(options: CrashOptions, database: CrashDatabase): Promise<Drill> {
  const env = appEnv(options, database)
  await runScript('migrate.ts', [], { ...process.env, ...env, LOG_LEVEL: 'error' })
  const log = path.join(options.home, 'logs', 'app.log')
  const app = await startApp({ env, log, prepare: true })
  if (!app.catalogue) throw new Error('The app was to fill the database')
  const fleets = Array.from({ length: options.writers }, () => [])
  return { ...options, database, catalogue: app.catalogue, log, app, fleets, faults: [] }
}

const appEnv = ({ home, env }: CrashOptions, database: CrashDatabase): Record<string, string> => ({
  ...testEnv(database.url(), path.join(home, 'files')),
  ...env,
})

async function round(drill: Drill, number: number): Promise<{ acknowledged: number; findings: Findings }> {
  const order = ORDERS[(number - 1) % ORDERS.length] as Order
  const writes: Write[] = []
  let isStopped = false
  const writing = Promise.all(
    drill.fleets.map((vehicles, index) =>
      writeUntilKilled({
        ...drill,
        origin: drill.app.origin,
        name: `drill-r${number}-w${index + 1}`,
        vehicles,
        writes,
        isStopped: () => isStopped,
      }),
    ),
  )
  const done = () => writes.filter(({ isAcknowledged }) => isAcknowledged).length
  await eventually('every writer has begun', async () => done() >= drill.writers)
  const wrote = Date.now()
  await sleep(between(300, 2000))
  const length = seconds(wrote)
  await KILLS[order](drill, done)
  isStopped = true
  const down = Date.now()
  await writing
  await drill.database.restart()
  const env = appEnv(drill, drill.database)
  const [app, findings] = await Promise.all([
    startApp({ env, log: drill.log, port: drill.app.port }),
    withClient(drill.database.url(), (client) => verify(client, drill.fleets.flat(), writes)),
  ])
  drill.app = app
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged)
  const kinds = (['create', 'update', 'bulk', 'trash'] as const).map(
    (kind) => `${acknowledged.filter((write) => write.kind === kind).length} ${kind}`,
  )
  const open = writes.length - acknowledged.length
  drill.print(
    `round ${String(number).padStart(2)}  ${order.padEnd(22)} after ${length}: ${acknowledged.length} writes ` +
      `acknowledged (${kinds.join(', ')}), ${open} without an answer, ${findings.unacknowledgedPresent} of them done; ` +
      `${findings.vehicles} vehicles looked at, lost ${findings.lost.length}, half ${findings.half.length}; ` +
      `back in ${seconds(down)}`,
  )
  return { acknowledged: acknowledged.length, findings }
}

/** Each ends with both dead; the pauses hit the app while it has no database, and the other way round. */
const KILLS: Record<Order, (drill: Drill, acknowledged: () => number) => Promise<void>> = {
  'app first': async ({ app, database }) => {
    await app.kill()
    await sleep(between(0, 100))
    await database.kill()
  },
  'both at once': async ({ app, database }) => {
    await Promise.all([database.kill(), app.kill()])
  },
  'database first': async ({ app, database }) => {
    await database.kill()
    await sleep(between(50, 400))
    await app.kill()
  },
  'database, app recovers': async ({ app, database }, acknowledged) => {
    await database.kill()
    await sleep(between(50, 400))
    if (!app.isAlive()) throw new Error('The app died with its database')
    const before = acknowledged()
    await database.restart()
    await eventually('the app writes again', async () => acknowledged() > before + 5)
    await sleep(between(0, 300))
    await Promise.all([database.kill(), app.kill()])
  },
}
