import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '@/kernel/errors'
import { transactionAround } from './transaction'

/** How often something may happen: `points` times in `duration` seconds per key. */
export type Limit = { name: string; points: number; duration: number }

const limiters = new WeakMap<Payload, Map<string, RateLimiterPostgres>>()

/** One limiter per limit and Payload instance, on the instance's own pool; a migration creates the table. */
function limiterOf(payload: Payload, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(payload) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(payload, known)
  const limiter =
    known.get(limit.name) ??
    new RateLimiterPostgres({
      storeClient: payload.db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.duration,
    })
  known.set(limit.name, limiter)
  return limiter
}

/** Keys are e-mail and network addresses: only their hash is stored. */
const fingerprint = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Counts one attempt.
 *
 * @param message a more specific message than that there were too many; 'later' in it becomes the time to wait
 * @throws AppError 429 with the seconds to wait if there were too many
 */
export async function countTry(payload: Payload, limit: Limit, key: string, message?: string): Promise<void> {
  try {
    await limiterOf(payload, limit).consume(fingerprint(key))
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw rateLimited(refusal.msBeforeNext / 1000, message)
    throw refusal
  }
}

/** Uncounts one attempt that turned out to be legitimate. */
export const forgiveTry = async (payload: Payload, limit: Limit, key: string): Promise<void> => {
  await limiterOf(payload, limit).reward(fingerprint(key))
}

/** Clears the attempts of a key; inside a transaction only once that is committed. */
export const forgetTries = async (payload: Payload, limit: Limit, key: string): Promise<void> => {
  const around = transactionAround(payload)
  const stored = `${limit.name}:${fingerprint(key)}`
  if (around) await around.execute(sql`DELETE FROM rate_limits WHERE key = ${stored}`)
  else await limiterOf(payload, limit).delete(fingerprint(key))
}
