import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import type { Running } from '@/api/module'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import { storage } from '@/server/storage'
import { type Failures, readMailbox } from '../operations/read-mailbox'

/** How long another process may be dead before this one reads in its place, in milliseconds. */
const TURN = 15_000
/** After a failure it waits longer each time, up to this, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000
const FIRST_WAIT = 2_000
/** A session of so long was no failure. */
const GOOD_SESSION = 60_000

/** The lock of the one process that reads. */
const LOCK = 'kaido.mailbox'

/** Follows the mailbox in the environment, if there is one, in one of all processes. */
export function followMailbox(payload: Payload): Running {
  const address = env().INBOUND_MAIL_IMAP_URL
  const ended = new AbortController()
  const running = address ? follow(payload, address, ended.signal) : Promise.resolve()
  return {
    stop: async () => {
      ended.abort()
      await running
    },
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined)

async function follow(payload: Payload, address: string, signal: AbortSignal): Promise<void> {
  const failures: Failures = new Map()
  let wait = FIRST_WAIT
  while (!signal.aborted) {
    const begun = Date.now()
    try {
      const isOurs = await withLock(signal, (over) => session(payload, address, failures, over))
      wait = isOurs ? FIRST_WAIT : TURN
    } catch (error) {
      logger.warn({ err: error }, 'the mailbox is not read; it is tried again')
      if (Date.now() - begun > GOOD_SESSION) wait = FIRST_WAIT
      else wait = Math.min(wait * 2, LONGEST_WAIT)
    }
    if (!signal.aborted) await pause(wait, signal)
  }
}

/** Runs `work` while this process has the lock; false if another one has it. */
async function withLock(signal: AbortSignal, work: (over: AbortSignal) => Promise<void>): Promise<boolean> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'kaido-mailbox',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  try {
    await client.connect()
    const { rows } = await client.query<{ ours: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS ours`,
      [LOCK],
    )
    if (!rows[0]?.ours) return false
    await work(AbortSignal.any([signal, lost.signal]))
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function session(
  payload: Payload,
  address: string,
  failures: Failures,
  signal: AbortSignal,
): Promise<void> {
  // Most installations have no mailbox, and load nothing of this.
  const { openMailbox } = await import('../engine/open-mailbox')
  const { receiveMail } = await import('../operations/receive-mail')
  const mailbox = await openMailbox(address)
  try {
    await readMailbox(mailbox, failures, {
      take: (raw) => receiveMail(payload, raw),
      isWell: () => isWell(payload),
      signal,
    })
  } finally {
    await mailbox.close()
  }
}

async function isWell(payload: Payload): Promise<boolean> {
  try {
    await payload.db.pool.query('SELECT 1')
    await storage().head('inbound-mails/none.eml')
    return true
  } catch {
    return false
  }
}
