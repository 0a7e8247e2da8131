import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { env } from '../env'
import { logger } from '../logger'

/** What is done when the database announces something, by the channel of the announcement. */
export type Notices = Readonly<Record<string, (payload: Payload) => Promise<void>>>

const RETRY_MS = 2_000

/** What listens to the database until it is stopped. */
export type Listening = { stop: () => Promise<void> }

/**
 * Hears what any process announces by NOTIFY, on one connection of its own, and so keeps what this process remembers in
 * step. After a connection was lost everything is done once, since nobody knows what was announced meanwhile.
 */
export function listenToNotices(payload: Payload, notices: Notices): Listening {
  const ended = new AbortController()
  const running = follow(payload, notices, ended.signal)
  return {
    stop: async () => {
      ended.abort()
      await running
    },
  }
}

async function follow(payload: Payload, notices: Notices, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    try {
      await session(payload, notices, ended)
    } catch (error) {
      logger.warn({ err: error }, 'notices of the database are not heard; it is tried again')
    }
    // Being stopped is how a wait ends early.
    if (!ended.aborted) await sleep(RETRY_MS, undefined, { signal: ended }).catch(() => undefined)
  }
}

async function session(payload: Payload, notices: Notices, ended: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'kaido-notices',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  const over = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended')))
    ended.addEventListener('abort', () => resolve(), { once: true })
  })
  over.catch(() => undefined) // it is awaited below, and outside of that tells nothing new
  const act = (channel: string) =>
    notices[channel]?.(payload).catch((error: unknown) =>
      logger.error({ err: error, channel }, 'a notice of the database was not followed'),
    )
  client.on('notification', ({ channel }) => void act(channel))
  try {
    await client.connect()
    for (const channel of Object.keys(notices))
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    for (const channel of Object.keys(notices)) await act(channel)
    await over
  } finally {
    // A connection that is lost cannot be ended in order, and why it was is thrown on.
    await client.end().catch(() => undefined)
  }
}
