import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { type AppError, unauthenticated } from '@/kernel/errors'
import {
  countTry,
  forgetTries,
  forgiveTry,
  SIGN_IN_BY_ACCOUNT,
  SIGN_IN_BY_ADDRESS,
} from '@/server/rate-limit'

/** A session as its owner gets it: the token, when it ends (seconds since 1970) and whose it is. */
export type SignedIn = { token: string; exp: number; userId: number }

const derive = promisify(pbkdf2)

/**
 * Signs somebody in with e-mail and password; the session is Payload's own.
 *
 * An unknown e-mail, a wrong password and a locked account give the same answer after the same work, so
 * that nobody learns who has an account. Tries are counted by account and by network address.
 *
 * @throws AppError 401 when they do not match, 429 after too many tries; APIError 403 when the password was
 *   right and the account may not sign in
 */
export async function signIn(
  req: PayloadRequest,
  given: { email: string; password: string },
  address: string,
): Promise<SignedIn> {
  const { payload } = req
  const email = given.email.trim().toLowerCase()
  await countTry(payload, SIGN_IN_BY_ADDRESS, address)
  await countTry(payload, SIGN_IN_BY_ACCOUNT, email)
  if (!(await isOpenAccount(req, email))) {
    await spendAsMuchTime(given.password)
    throw wrong()
  }
  const data = { email, password: given.password }
  const result = await payload.login({ collection: 'users', data, req, depth: 0 }).catch(sameAnswer)
  if (!result.token || !result.exp || !result.user) throw wrong()
  await forgetTries(payload, SIGN_IN_BY_ACCOUNT, email)
  await forgiveTry(payload, SIGN_IN_BY_ADDRESS, address)
  return { token: result.token, exp: result.exp, userId: Number(result.user.id) }
}

const wrong = (): AppError => unauthenticated('The email or password provided is incorrect.')

/** Whatever Payload says with a 401 (unknown, wrong, locked meanwhile) becomes the one answer. */
function sameAnswer(error: unknown): never {
  throw error instanceof APIError && error.status === 401 ? wrong() : error
}

/** Whether there is such an account and it is not locked after too many wrong passwords. */
async function isOpenAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const { rows } = await req.payload.db.drizzle.execute(
    sql`SELECT 1 FROM users WHERE lower(email) = ${email} AND (lock_until IS NULL OR lock_until <= now())`,
  )
  return rows.length > 0
}

/** The cost of checking a password, for accounts that do not exist: Payload's own parameters. */
const spendAsMuchTime = async (password: string): Promise<void> => {
  await derive(password, 'no-such-account', 600_000, 32, 'sha256')
}
