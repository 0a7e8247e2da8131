import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { env } from '../env'
import { logger } from '../logger'

/** Handlers for the database's notices, by channel. */
export type Notices = Readonly<Record<string, (payload: Payload) => Promise<void>>>

const RETRY_MS = 2_000

/** A running listener. */
export type Listening = { stop: () => Promise<void> }

/**
 * Receives everything that any process announces by NOTIFY, on a connection of its own, to update this
 * process's memory. After a lost connection every handler runs once, since notices may have been missed.
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
  over.catch(() => undefined) // awaited below; outside of that it reports nothing new
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
    // A lost connection cannot be closed cleanly; the reason for the loss is rethrown.
    await client.end().catch(() => undefined)
  }
}
