import { sql } from '@payloadcms/db-postgres'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { maySignIn } from '@/modules/accounts/access/rules/may-sign-in'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import { recognizeDevice } from '@/modules/accounts/credentials/operations/recognize-device'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { users } from '@/modules/accounts/tables.gen'
import { traceOf } from '@/server/audit/audit-stamp'
import type { Db } from '@/server/db-of'
import { countTry, forgetTries } from '@/server/rate-limit'
import { recordSignInFailure } from '@/server/refused-sign-ins/record-refusal'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { parseTypedCode, SECOND_FACTOR_LIMITS, SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { startSessionOfAccount } from '../start-session-of-account'
import { challengedUser, lockChallengedAccount } from './lock-challenged-account'
import { confirmSecondFactor } from './offer-or-confirm-second-factor'
import { verifySecondFactorCode } from './verify-second-factor-code'

/**
 * Counts an attempt at a second factor. Strangers share a limit separate from the owner's own devices.
 *
 * @returns clears the attempts after a correct code
 */
async function countCode(payload: Payload, headers: Headers, userId: number): Promise<() => Promise<void>> {
  const device = recognizeDevice(headers, userId)
  const limit = device ? SECOND_FACTOR_LIMITS.device : SECOND_FACTOR_LIMITS.strangers
  const key = device ? `${userId}\n${device}` : String(userId)
  await countTry(payload, limit, key, SECOND_FACTOR_MESSAGES.tooMany)
  return () => forgetTries(payload, limit, key)
}

/** Whose attempt is recorded; the account's number if the address cannot be read now. */
async function emailOf({ db }: Payload, userId: number): Promise<string> {
  const nameless = `user ${userId}`
  const read = selectValues(db.drizzle, users.email, sql`FROM users WHERE id = ${userId}`)
  return read.then(
    ([email]) => email ?? nameless,
    () => nameless,
  )
}

const wrongCode = () => validationFailed([issue('code', SECOND_FACTOR_MESSAGES.wrong)])

/**
 * An account that may no longer sign in, because that changed after the password was checked, gets the
 * reason.
 */
function refuseInactive(account: Account): { restore: boolean } {
  const answer = maySignIn(account, new Date())
  if (!answer.ok) throw new APIError(answer.error.message, 403, { code: answer.error.reason }, true)
  return answer.value
}

type Finish = (req: PayloadRequest, db: Db, account: Account) => Promise<void>

/** Completes a sign-in whose password was right: `finish` checks the code and throws if it is wrong. */
async function finishSignIn(
  req: PayloadRequest,
  challenge: string,
  step: 'code' | 'set-up',
  finish: Finish,
): Promise<SignedIn> {
  const { payload } = req
  const user = challengedUser(challenge)
  if (user === null) throw unauthenticated(SECOND_FACTOR_MESSAGES.expired)
  try {
    const forget = await countCode(payload, req.headers, user)
    const session = await inTransaction({ payload, req }, async (inner, db) => {
      const { account, by } = await lockChallengedAccount(db, challenge, step)
      const { restore } = refuseInactive(account)
      await finish(inner, db, account)
      const how = [by && `with ${by}`, 'with a second factor'].filter(Boolean).join(' and ')
      return startSessionOfAccount(inner, db, account, { how, restore })
    })
    await forget()
    return session
  } catch (error) {
    const { ip, requestId } = traceOf({ user: null, headers: req.headers, context: req.context })
    const email = await emailOf(payload, user)
    await recordSignInFailure(payload, { email, reason: 'second factor', ip, requestId })
    throw error
  }
}

/**
 * The second step of a sign-in: a code from the app or a recovery code. `req.user` is set.
 *
 * @throws AppError 401 if the first step has expired, 422 for a wrong or used code, 429 after too many
 */
export const passSecondFactor = (req: PayloadRequest, challenge: string, code: string): Promise<SignedIn> =>
  finishSignIn(req, challenge, 'code', async (_, db, account) => {
    if (!(await verifySecondFactorCode(db, account.id, parseTypedCode(code)))) throw wrongCode()
  })

/**
 * The second step for a person who must set up a second factor first.
 *
 * @param offer the result of `offerSetUpTo`
 * @returns also the recovery codes, to be shown once
 * @throws as `passSecondFactor` does
 */
export async function passWithNewSecondFactor(
  req: PayloadRequest,
  challenge: string,
  { code, offer }: { offer: string; code: string },
): Promise<SignedIn & { recoveryCodes: string[] }> {
  let recoveryCodes: string[] = []
  const session = await finishSignIn(req, challenge, 'set-up', async (inner, db, account) => {
    recoveryCodes = await confirmSecondFactor(inner, db, account, { code, offer })
  })
  return { ...session, recoveryCodes }
}
