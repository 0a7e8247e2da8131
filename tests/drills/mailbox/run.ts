import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { addressSigner } from '@/modules/support/mail-threads/queries/sign-addresses-and-messages'
import { writeReplyAddress } from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'
import { createTicket } from '@/modules/support/tickets/operations/create-ticket'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import type { MailServer } from './dovecot'

export type DrillOptions = {
  payload: Payload
  env: Record<string, string>
  server: MailServer
  mails: number
  /** How often the process that reads is killed with -9. */
  kills: number
  print: (text: string) => void
}

/** The drill's findings. Each e-mail has become one response if `lost` and `doubled` are 0. */
export type DrillResult = {
  ok: boolean
  mails: number
  responses: number
  lost: number
  doubled: number
  unread: number
  killed: number
  /** From the arrival of an e-mail in an empty mailbox to its response, in milliseconds. */
  delay: number
  /** How long stopping took, in milliseconds. */
  stopped: number
  seconds: number
}

const PROCESSES = 2
const CUSTOMER = 'anna@customer.example'
const LATEST_MS = 8 * 60_000

const count = async (payload: Payload, from: string): Promise<number> =>
  Number((await payload.db.pool.query(`SELECT count(*) AS n FROM ${from}`)).rows[0]?.n)

const responses = (payload: Payload) => count(payload, 'ticket_responses')

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + LATEST_MS
  while (!(await holds())) {
    if (Date.now() > late) throw new Error(`The drill waited in vain: ${what}`)
    await sleep(20)
  }
}

/** Answers of a customer to tickets of their own, each with another text. */
async function letters(payload: Payload, mails: number): Promise<Buffer[]> {
  const tickets: number[] = []
  // More than twenty in an hour to one ticket would be a loop.
  for (let n = 0; n < Math.ceil((mails + 1) / 20); n += 1)
    tickets.push(
      await createTicket(await createLocalReq({}, payload), {
        by: { kind: 'mail', address: CUSTOMER, name: 'Anna', userId: null },
        subject: `Question ${n}`,
        description: 'Where is it?',
      }),
    )
  return Array.from({ length: mails + 1 }, (_, n) => {
    const ticketId = tickets[n % tickets.length] ?? 0
    const to = writeReplyAddress('support@example.com', { ticketId, staffId: null }, addressSigner)
    return Buffer.from(
      `From: Anna <${CUSTOMER}>\r\nTo: ${to}\r\nSubject: Re: Question\r\nMessage-ID: <drill-${n}@customer.example>\r\n\r\nAnswer ${n}\r\n`,
    )
  })
}

async function startReader(env: Record<string, string>): Promise<ChildProcess> {
  const { child } = startChild(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'reader.ts')],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  await once(child, 'message')
  return child
}

/** The process that holds the lock: its connection is the only one of that name that waits for nothing. */
async function readingOne(payload: Payload): Promise<number | null> {
  const { rows } = await payload.db.pool.query<{ client_port: number; pid: number }>(
    `SELECT a.pid FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND a.application_name = 'kaido-mailbox'`,
  )
  return rows[0]?.pid ?? null
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Kills all readers in the middle of their work, and starts others. */
async function killOften(options: DrillOptions, readers: ChildProcess[]): Promise<number> {
  const { env, kills, mails, payload, print } = options
  let killed = 0
  while (killed < kills) {
    const mark = Math.ceil((mails * (killed + 1)) / (kills + 2))
    await until(`response ${mark}`, async () => (await responses(payload)) >= mark)
    await Promise.all(readers.map((child) => end(child, 'SIGKILL')))
    killed += 1
    print(`readers killed with -9 after ${await responses(payload)} responses`)
    readers.splice(0, readers.length, ...(await Promise.all(readers.map(() => startReader(env)))))
  }
  return killed
}

/** Puts e-mails into a mailbox while those who read it are killed, and counts what became of them. */
export async function drillMailbox(options: DrillOptions): Promise<DrillResult> {
  const { env, mails, payload, print, server } = options
  const started = Date.now()
  const [last, ...all] = (await letters(payload, mails)).toReversed()
  const readers = await Promise.all(Array.from({ length: PROCESSES }, () => startReader(env)))
  try {
    for (const raw of all) server.deliver(raw)
    print(`${mails} e-mails are in the mailbox, ${PROCESSES} processes may read it`)
    const killed = await killOften(options, readers)
    await until(
      'every response',
      async () => (await responses(payload)) >= mails && server.countUnread() === 0,
    )
    await until('a reader', async () => (await readingOne(payload)) !== null)
    const arrived = Date.now()
    if (last) server.deliver(last)
    await until(
      'the last response',
      async () => (await responses(payload)) > mails && server.countUnread() === 0,
    )
    const delay = Date.now() - arrived
    const stopping = Date.now()
    await Promise.all(readers.map((child) => end(child, 'SIGTERM')))
    const stopped = Date.now() - stopping
    return {
      ...(await findings(options, killed)),
      delay,
      stopped,
      seconds: Math.round((Date.now() - started) / 1000),
    }
  } finally {
    await Promise.all(readers.map((child) => end(child, 'SIGKILL')))
  }
}

async function findings({ mails, payload, server }: DrillOptions, killed: number) {
  const wanted = mails + 1
  const made = await responses(payload)
  const distinct = await count(payload, '(SELECT DISTINCT message FROM ticket_responses) r')
  const [lost, doubled, unread] = [wanted - distinct, made - distinct, server.countUnread()]
  return {
    ok: lost === 0 && doubled === 0 && unread === 0,
    mails: wanted,
    responses: made,
    lost,
    doubled,
    unread,
    killed,
  }
}
