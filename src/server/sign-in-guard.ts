import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { countTry, forgetTries, forgiveTry, type Limit } from './rate-limit'

/** Tries at one account's password, whoever makes them; Payload locks the account after as many. */
const BY_ACCOUNT: Limit = { name: 'sign-in-account', points: 5, duration: 10 * 60 }
/** Failed tries from one address, whatever the accounts. */
const BY_ADDRESS: Limit = { name: 'sign-in-address', points: 50, duration: 15 * 60 }

const derive = promisify(pbkdf2)

/** A try at signing in: the e-mail as typed, and where it comes from. */
export type SignInTry = { email: string; password: string; address: string }

const keyOf = (email: string): string => email.trim().toLowerCase()

/**
 * Before a password is looked at: counts the try, and for an account that does not exist or is locked does
 * the work that checking a password would have been, so that the time of the answer tells nothing.
 *
 * @returns whether there is an account whose password may be checked
 * @throws AppError 429 after too many tries
 */
export async function beforeSignIn(
  payload: Payload,
  { email, password, address }: SignInTry,
): Promise<boolean> {
  await countTry(payload, BY_ADDRESS, address)
  await countTry(payload, BY_ACCOUNT, keyOf(email))
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT 1 FROM users WHERE lower(email) = ${keyOf(email)} AND (lock_until IS NULL OR lock_until <= now())`,
  )
  // Payload's own parameters.
  if (rows.length === 0) await derive(password, 'no-such-account', 600_000, 32, 'sha256')
  return rows.length > 0
}

/** After its owner proved to be the owner by other means, an account may be tried again at once. */
export const forgetTriesAt = (payload: Payload, email: string): Promise<void> =>
  forgetTries(payload, BY_ACCOUNT, keyOf(email))

/** After a rightful sign-in: its try does not count, and those before it are forgotten. */
export async function afterSignIn(payload: Payload, { email, address }: SignInTry): Promise<void> {
  await forgetTries(payload, BY_ACCOUNT, keyOf(email))
  await forgiveTry(payload, BY_ADDRESS, address)
}
