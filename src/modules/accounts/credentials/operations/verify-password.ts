import { timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { select } from '@/server/rows/select'
import { type Hasher, hashLike, hashOfNoPassword } from './hash-password'

const STORED = { hash: users.hash, salt: users.salt }

/**
 * The hash matched by a password, if it is the account's; null if not. Call it outside of transactions.
 *
 * @throws AppError 503 if too many passwords are being checked
 */
export async function verifyPassword(
  payload: Payload,
  userId: number,
  password: string,
  who: Hasher,
): Promise<string | null> {
  const [row] = await select(payload.db.drizzle, STORED, sql`FROM users WHERE id = ${userId}`)
  if (!row?.hash || !row.salt) return null
  const { hash, salt } = row
  const { stored, tried } = await hashLike({ hash, salt }, password, who)
  return stored.length === tried.length && timingSafeEqual(stored, tried) ? hash : null
}

/** Does as much work as checking a password, so that the time of a response does not reveal who has an account. */
export async function verifyNothing(password: string): Promise<void> {
  await hashLike(hashOfNoPassword(), password, 'stranger')
}

/**
 * Whether a matched hash is still the account's: checking a password takes long enough for it to be changed.
 */
export function isStillHash(db: Db, userId: number, hash: string): Promise<boolean> {
  return exists(db, sql`FROM users WHERE id = ${userId} AND hash = ${hash}`)
}
