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

/** Payload's own marks and parameters: new hashes carry the first line's prefix, older ones none. */
const NEW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 }
const OLD = { prefix: '', iterations: 25_000, length: 512 }

/**
 * Refuses a new password that many people choose. Screens ask what the schemas ask and learn of this from the answer:
 * the list would be too much to load.
 *
 * @param field where the password was typed
 * @throws AppError 422
 */
export function refuseCommonPassword(password: string, field = 'password'): void {
  const issues = checkUncommon(password, field)
  if (issues.length > 0) throw validationFailed(issues)
}

const KEPT = { hash: users.hash, salt: users.salt }

/** The hash that proves a password to be an account's; null when it is not. */
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

/** Whether a hash that proved a password is still the account's: looking at one takes long enough to change it. */
export function isStillHash(db: Db, userId: number, hash: string): Promise<boolean> {
  return exists(db, sql`FROM users WHERE id = ${userId} AND hash = ${hash}`)
}
