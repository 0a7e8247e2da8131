import type { PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { countTry, forgetTries, type Limit } from '@/server/rate-limit'
import { type Db, inTransaction } from '@/server/transaction'
import { PASSWORD_MESSAGES } from '../rules/password'
import { type Account, lockAccount } from './account'
import { isStillHash, provePassword } from './check-password'

/** A password that was typed to prove who it is, the field that it was typed into, and how often it may be tried. */
export type Proof = { password: string; field: string; limit: Limit }

/**
 * Does something to the account of a request for whoever knows its password, in one transaction that holds the
 * account's row. A password that was changed while it was looked at proves nothing: who has just lost an account
 * cannot take it back with a call that was under way.
 *
 * @throws AppError 401 without an account, 422 at the field when the password is wrong, 429 after too many tries
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
