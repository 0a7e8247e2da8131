import type { PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { countTry, forgetTries, type Limit } from '@/server/rate-limit'
import { type Db, inTransaction } from '@/server/transaction'
import { PASSWORD_MESSAGES } from '../rules/password'
import { type Account, lockAccount } from './account'
import { isStillHash, provePassword } from './check-password'

/** A password typed to confirm one's identity, the form field it came from, and how often it may be tried. */
export type Proof = { password: string; field: string; limit: Limit }

/**
 * Runs work on the request's account after checking its password, in one transaction that locks the account's
 * row. If the password changes while it is being checked, the check fails: someone who has just lost an
 * account cannot take it back with a request already under way.
 *
 * @throws AppError 401 without an account, 422 at the field if the password is wrong, 429 after too many
 * attempts
 */
export async function asOwner(
  req: PayloadRequest,
  { password, field, limit }: Proof,
  work: (req: PayloadRequest, db: Db, account: Account) => Promise<void>,
): Promise<void> {
  const { payload } = req
  const userId = Number(req.user?.id)
  if (!userId) throw unauthenticated()
  const wrong = () => validationFailed([issue(field, PASSWORD_MESSAGES.current)])
  await countTry(payload, limit, String(userId))
  const hash = await provePassword(payload, userId, password)
  if (hash === null) throw wrong()
  await forgetTries(payload, limit, String(userId))
  await inTransaction({ payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw unauthenticated()
    if (!(await isStillHash(db, userId, hash))) throw wrong()
    await work(inner, db, account)
  })
}
