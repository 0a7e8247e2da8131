import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { users } from '@/modules/accounts/tables.gen'
import { exists, select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { checkUncommon } from '../rules/common-password'

const derive = promisify(pbkdf2)

/**
 * Payload's own prefix and parameters: new hashes start with the first line's prefix, older ones have none.
 */
const NEW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 }
const OLD = { prefix: '', iterations: 25_000, length: 512 }

/**
 * Rejects a new password that many people choose. Screens check it as well, with the list that they load once everything
 * else about the password is right.
 *
 * @param field the form field of the password
 * @throws AppError 422
 */
export function refuseCommonPassword(password: string, field = 'password'): void {
  const issues = checkUncommon(password, field)
  if (issues.length > 0) throw validationFailed(issues)
}

const KEPT = { hash: users.hash, salt: users.salt }

/** The hash matched by a password, if it is the account's; null if not. */
export async function provePassword(
  payload: Payload,
  userId: number,
  password: string,
): Promise<string | null> {
  const [row] = await select(payload.db.drizzle, KEPT, sql`FROM users WHERE id = ${userId}`)
  if (!row?.hash || !row.salt) return null
  const { hash, salt } = row
  const kind = hash.startsWith(NEW.prefix) ? NEW : OLD
  const known = Buffer.from(hash.slice(kind.prefix.length), 'hex')
  const tried = await derive(password, salt, kind.iterations, kind.length, 'sha256')
  return known.length === tried.length && timingSafeEqual(known, tried) ? hash : null
}

/**
 * Whether a matched hash is still the account's: checking a password takes long enough for it to be changed.
 */
export function isStillHash(db: Db, userId: number, hash: string): Promise<boolean> {
  return exists(db, sql`FROM users WHERE id = ${userId} AND hash = ${hash}`)
}
