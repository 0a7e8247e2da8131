import { sql } from '@payloadcms/db-postgres'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { type AppError, unauthenticated } from '@/kernel/errors'
import { recordEvent, recordSignInFailure, SIGN_IN_AREA } from '@/server/audit'
import { traceOf } from '@/server/audit-stamp'
import { refusedInEvenTime } from '@/server/even-time'
import { afterSignIn, beforeSignIn, type SignInTry } from '@/server/sign-in-guard'
import { type Db, inTransaction } from '@/server/transaction'
import { maySignIn } from '../rules/account-status'
import { lockAccount } from './account'
import { provePassword } from './check-password'
import { startSession } from './sessions'

/** A session as its owner gets it: the token, and when it ends (seconds since 1970). */
export type SignedIn = { token: string; exp: number }

/**
 * Signs somebody in with e-mail and password; `req.user` is set.
 *
 * An unknown e-mail, a wrong password and a locked account give the same answer after the same work and in the same
 * time, so that nobody learns who has an account. Refusals are recorded. Payload's own operation would write the whole
 * person back as it was before the password was looked at: a sign-in on another device, or a block, would be undone.
 *
 * @throws AppError 401 when they do not match, 429 after too many tries; APIError 403 when the password was
 *   right and the account may not sign in
 */
export const signIn = (req: PayloadRequest, given: SignInTry): Promise<SignedIn> =>
  refusedInEvenTime(() => attempt(req, given))

async function attempt(req: PayloadRequest, given: SignInTry): Promise<SignedIn> {
  const { payload } = req
  try {
    if (!(await beforeSignIn(payload, given))) throw wrong()
    const id = await idOf(payload, given.email)
    const hash = await provePassword(payload, id, given.password)
    if (hash === null) {
      await countWrongPassword(payload, id)
      throw wrong()
    }
    const session = await inTransaction({ payload, req }, (inner, db) => enter(inner, db, id, hash))
    await afterSignIn(payload, given)
    return session
  } catch (error) {
    const { ip, requestId } = traceOf({ user: null, headers: req.headers, context: req.context })
    const reason = error instanceof Error ? error.message : 'unknown'
    await recordSignInFailure(payload, { email: given.email, reason, ip, requestId })
    throw error
  }
}

const wrong = (): AppError => unauthenticated('The email or password provided is incorrect.')

async function idOf(payload: Payload, email: string): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM users WHERE lower(email) = ${email.trim().toLowerCase()}`,
  )
  if (!rows[0]) throw wrong()
  return Number(rows[0].id)
}

/** Counts in one statement, so that tries at once are all counted; the last allowed one locks the account. */
async function countWrongPassword(payload: Payload, id: number): Promise<void> {
  const { lockTime, maxLoginAttempts } = payload.collections.users.config.auth
  await payload.db.drizzle.execute(sql`
    UPDATE users SET login_attempts = tries.n,
      lock_until = CASE WHEN tries.n >= ${maxLoginAttempts} THEN now() + make_interval(secs => ${lockTime / 1000}) END
    FROM (
      SELECT CASE WHEN lock_until IS NULL THEN coalesce(login_attempts, 0) + 1 ELSE 1 END AS n
      FROM users WHERE id = ${id} AND (lock_until IS NULL OR lock_until <= now()) FOR UPDATE
    ) AS tries
    WHERE id = ${id}`)
}

/** Lets in whoever proved the password with this hash, unless something changed while it was looked at. */
async function enter(req: PayloadRequest, db: Db, id: number, hash: string): Promise<SignedIn> {
  const account = await lockAccount(db, id)
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM users WHERE id = ${id} AND hash = ${hash} AND (lock_until IS NULL OR lock_until <= now())`)
  if (!account || !rowCount) throw wrong()
  const answer = maySignIn(account, new Date())
  if (!answer.ok) throw new APIError(answer.error.message, 403, { code: answer.error.reason }, true)
  await db.execute(sql`
    UPDATE users SET last_sign_in_at = now(), login_attempts = 0, lock_until = NULL,
      deleted_at = NULL, deleted_by_self = false
    WHERE id = ${id}`)
  const session = await startSession(req, id)
  const record = { table: 'users', id, label: account.email }
  await recordEvent(req, { action: 'sign-in', area: SIGN_IN_AREA, record })
  if (answer.value.restore) {
    req.context.restored = true
    const detail = 'deletion taken back by signing in'
    await recordEvent(req, { action: 'update', area: SIGN_IN_AREA, detail, record })
  }
  return session
}
