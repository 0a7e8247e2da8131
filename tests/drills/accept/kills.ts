import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { eventually } from '../shared/process'
import { addQuote, addVehicle, type Offered, type World } from './prepare'
import { check } from './verify'

type Options = {
  kills: number
  /** Quotes accepted at once in each round. */
  quotes: number
  env: Record<string, string>
  print: (text: string) => void
}

/** What the killed rounds left. */
export type Kills = { quotes: Offered[]; accepted: number; half: number }

const FILE = path.join(import.meta.dirname, 'accepter.ts')
const START_MS = 90_000
/** About as long as one acceptance takes. */
const MIDDLE_MS = 80

type Accepter = { child: ChildProcess; acknowledged: Set<number>; begun: Promise<void> }

/** Starts a process that waits for quotes to accept. */
export async function startAccepter(env: Record<string, string>): Promise<Accepter> {
  const { child } = startChild(process.execPath, ['--import', 'tsx', FILE], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const acknowledged = new Set<number>()
  const heard = (what: string) =>
    new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (what in (message as object)) resolve()
      })
    })
  const [ready, begun] = [heard('ready'), heard('begun')]
  child.on('message', (message: { accepted?: number }) => {
    if (message.accepted !== undefined) acknowledged.add(message.accepted)
  })
  const late = sleep(START_MS, 'late', { ref: false })
  if ((await Promise.race([ready, late])) === 'late') throw new Error('The accepting process did not start')
  return { child, acknowledged, begun }
}

/** Kills it with -9, and waits until it is gone. */
export async function kill({ child }: Accepter): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** The database notices that its client has died, and rolls back what was open. */
const untilAlone = (world: World): Promise<unknown> =>
  eventually('the killed process has left the database', async () => {
    const { rows } = await world.payload.db.pool.query(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`,
    )
    return rows[0]?.n === 0
  })

/** Kills the accepting process in the middle of its work, round after round, and looks at every quote. */
export async function killWhileAccepting(world: World, options: Options): Promise<Kills> {
  const { env, kills, quotes, print } = options
  const total: Kills = { quotes: [], accepted: 0, half: 0 }
  let next = startAccepter(env)
  for (let round = 1; round <= kills; round += 1) {
    const offered: Offered[] = []
    for (const customer of world.customers.slice(0, quotes))
      offered.push(await addQuote(world, await addVehicle(world), customer))
    const accepter = await next
    accepter.child.send(offered.map(({ customer, id }) => ({ customer, id })))
    await accepter.begun
    // Between any two of them, or in the middle of one.
    const target = Math.floor(Math.random() * quotes)
    await eventually('quotes are accepted', async () => accepter.acknowledged.size >= target)
    await sleep(Math.random() * MIDDLE_MS)
    await kill(accepter)
    await untilAlone(world)
    next = round < kills ? startAccepter(env) : next
    const result = await check(world.payload, offered, accepter.acknowledged)
    for (const fault of result.faults) print(`    ! ${fault}`)
    total.quotes.push(...offered)
    total.accepted += result.accepted
    total.half += result.faults.length
    print(
      `kill ${String(round).padStart(2)}: ${result.accepted} of ${quotes} accepted, ` +
        `${accepter.acknowledged.size} acknowledged, half done ${result.faults.length}`,
    )
  }
  return total
}
