import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type Db as BossDb, type Clock, type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { ZodType, z } from 'zod'
import { requestIdOf } from '../audit/audit-stamp'
import { type Db, dbOf } from '../db-of'
import { logger } from '../logger'
import { transactionAround } from '../transaction'
import { type Envelope, JOBS_SCHEMA, type Queue } from './define-queue'

/** The sender's timers must not hold a finished script open. */
const idleClock: Clock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms).unref(),
  setInterval: (work, ms) => setInterval(work, ms).unref(),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
  clearInterval: (handle) => clearInterval(handle as NodeJS.Timeout),
}

const senders = new WeakMap<Payload, Promise<PgBoss>>()

/**
 * The half of pg-boss that sends, retries and cancels, on Payload's own pool. It runs no jobs and monitors
 * nothing; workers do that.
 */
export function senderOf(payload: Payload): Promise<PgBoss> {
  const known = senders.get(payload)
  if (known) return known
  const started = startSender(payload)
  senders.set(payload, started)
  // The next call tries again, since the database may only have been away.
  started.catch(() => senders.delete(payload))
  return started
}

async function startSender(payload: Payload): Promise<PgBoss> {
  const db: ConstructorOptions['db'] = {
    // It looks up a queue's settings when first sending there, which may be inside a transaction.
    executeSql: (text, values) => {
      const around = transactionAround(payload)
      return around
        ? inside(around).executeSql(text, values)
        : payload.db.pool.query(text, values as unknown[])
    },
  }
  const boss = new PgBoss({
    db,
    schema: JOBS_SCHEMA,
    clock: idleClock,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'the list of job queues could not be read'))
  return boss.start()
}

/** Runs pg-boss's statements in our transaction. */
export const inside = (db: Db): BossDb => fromDrizzle(db as Parameters<typeof fromDrizzle>[0], sql)

/** When and how a job is sent. */
export type SendOptions = {
  /** Not before this moment. */
  startAfter?: Date
  /** With a 'short' queue: one waiting job per key. */
  key?: string
  /** Larger runs first; 0 by default. */
  priority?: number
}

/**
 * Sends a job in the caller's transaction: it exists only if that transaction commits. Outside of one it
 * exists immediately.
 * @returns the job's id, or null if a 'short' queue already has one waiting under the key
 * @throws ZodError if the input does not fit the queue
 */
export async function sendJob<Input extends ZodType>(
  req: PayloadRequest,
  queue: Queue<Input>,
  input: z.input<Input>,
  { startAfter, key, priority }: SendOptions = {},
): Promise<string | null> {
  const envelope: Envelope = {
    input: queue.input.parse(input),
    title: queue.title,
    by: req.user ? Number(req.user.id) : null,
    requestId: requestIdOf(req),
  }
  const boss = await senderOf(req.payload)
  const given = { startAfter, singletonKey: key, priority }
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return boss.send(queue.name, envelope, { ...options, db: inside(await dbOf(req)) })
}
