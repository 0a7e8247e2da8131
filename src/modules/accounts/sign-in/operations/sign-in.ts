import type { PayloadRequest } from 'payload'
import { type AppError, emailUnconfirmed, forbidden, unauthenticated } from '@/kernel/errors'
import { maySignIn, type SignInRefusal } from '@/modules/accounts/access/rules/may-sign-in'
import {
  afterSignIn,
  limitSignIn,
  type SignInTry,
} from '@/modules/accounts/credentials/operations/limit-sign-ins'
import { lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { isStillHash, verifyPassword } from '@/modules/accounts/credentials/operations/verify-password'
import { traceOf } from '@/server/audit/audit-stamp'
import type { Db } from '@/server/db-of'
import { refusedInEvenTime } from '@/server/even-response-time'
import { recordSignInFailure } from '@/server/refused-sign-ins/record-refusal'
import { inTransaction } from '@/server/transaction'
import { type Challenge, issueChallenge } from './second-factor/issue-challenge'
import { startSessionOfAccount } from './start-session-of-account'

/** The result of a correct password: a session, or the next step of the sign-in. */
export type SignInOutcome = SignedIn | Challenge
export const isSignedIn = (outcome: SignInOutcome): outcome is SignedIn => 'token' in outcome

/**
 * Signs a person in with e-mail and password; `req.user` is set. Accounts that have a second factor, or need
 * one, get a challenge instead of a session.
 *
 * An unknown e-mail and a wrong password give the same response after the same work and in the same time, so
 * that nobody learns who has an account. Refusals are recorded. Payload's own operation would write back the
 * whole user as read before the password was checked, undoing a block or a sign-in on another device.
 *
 * @throws AppError 401 if they do not match, 429 after too many attempts, 403 if the password was right but the
 * account may not sign in: `email_unconfirmed` if that is all that is missing
 */
export const signIn = (req: PayloadRequest, given: SignInTry): Promise<SignInOutcome> =>
  refusedInEvenTime(() => attempt(req, given))

async function attempt(req: PayloadRequest, given: SignInTry): Promise<SignInOutcome> {
  const { payload } = req
  try {
    const tried = await limitSignIn(payload, given)
    const { account: id } = tried
    if (id === null) throw wrong()
    const hash = await verifyPassword(payload, id, given.password, tried.device ? 'known' : 'stranger')
    if (hash === null) throw wrong()
    const outcome = await inTransaction({ payload, req }, (inner, db) => enter(inner, db, id, hash))
    await afterSignIn(payload, given, tried)
    return outcome
  } catch (error) {
    const { ip, requestId } = traceOf({ user: null, headers: req.headers, context: req.context })
    const reason = error instanceof Error ? error.message : 'unknown'
    await recordSignInFailure(payload, { email: given.email, reason, ip, requestId })
    throw error
  }
}

const wrong = (): AppError => unauthenticated('The email or password provided is incorrect.')

const refused = ({ message, reason }: SignInRefusal): AppError =>
  reason === 'pending' ? emailUnconfirmed(message) : forbidden(message)

/** Signs in the person whose password matched this hash, unless something has changed during the check. */
async function enter(req: PayloadRequest, db: Db, id: number, hash: string): Promise<SignInOutcome> {
  const account = await lockAccount(db, id)
  if (!account || !(await isStillHash(db, id, hash))) throw wrong()
  const answer = maySignIn(account, new Date())
  if (!answer.ok) throw refused(answer.error)
  return (await issueChallenge(db, account, null)) ?? startSessionOfAccount(req, db, account, answer.value)
}
