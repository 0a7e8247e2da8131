import type { Payload } from 'payload'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { mailQueue } from '@/server/mail/mail-queue'
import { killWhileAccepting } from './kills'
import type { Mailbox } from './mailbox'
import { resolveMails } from './mails'
import { prepareWorld } from './prepare'
import { race } from './race'

export type AcceptDrillOptions = {
  payload: Payload
  /** The database, for the processes that are killed. */
  url: string
  env: Record<string, string>
  mailbox: Mailbox
  /** How many customers race for one vehicle. */
  customers: number
  kills: number
  /** How many quotes are accepted at once in each killed round. */
  quotes: number
  print: (text: string) => void
}

/** The drill's findings: of the race, and of the kills. */
export type AcceptDrillResult = {
  ok: boolean
  orders: number
  conflicts: number
  reserved: number
  half_done: number
  mails_lost: number
  mails_doubled: number
  mails_repeated: number
  accepted_amid_kills: number
  seconds: number
}

/** Lets customers race for a vehicle, kills accepting processes, and counts what is there afterwards. */
export async function drillAccept(options: AcceptDrillOptions): Promise<AcceptDrillResult> {
  const { customers, kills, payload, quotes, print, url } = options
  const began = Date.now()
  await prepareJobs(url, [mailQueue])
  const world = await prepareWorld(payload, Math.max(customers, quotes))
  const raced = await race({ ...world, customers: world.customers.slice(0, customers) }, print)
  print(`the race: ${JSON.stringify(raced)}`)
  const killed = await killWhileAccepting(world, { ...options, kills })
  const mails = await resolveMails(payload, options)
  const ok =
    raced.orders === 1 &&
    raced.reserved === 1 &&
    raced.conflicts === customers - 1 &&
    raced.kept === customers - 1 &&
    raced.faults === 0 &&
    killed.half === 0 &&
    mails.lost === 0 &&
    mails.doubled === 0 &&
    (kills === 0 || killed.accepted > 0)
  return {
    ok,
    orders: raced.orders,
    conflicts: raced.conflicts,
    reserved: raced.reserved,
    half_done: killed.half,
    mails_lost: mails.lost,
    mails_doubled: mails.doubled,
    mails_repeated: mails.repeated,
    accepted_amid_kills: killed.accepted,
    seconds: Math.round((Date.now() - began) / 100) / 10,
  }
}
