import type { PayloadRequest } from 'payload'
import { unauthenticated, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import { countTry, forgetTries, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { PASSWORD_MESSAGES } from '../rules/password'
import { type Account, lockAccount } from './lock-account'
import { isStillHash, verifyPassword } from './verify-password'

/** A password typed to confirm one's identity, the form field it came from, and how often it may be tried. */
export type Proof = { password: string; field: string; limit: Limit }

/** A password that was right, with the hash that it matched. */
export type Proved = { userId: number; hash: string; field: string }

type Work = (req: PayloadRequest, db: Db, account: Account) => Promise<void>

const wrong = (field: string) => validationFailed([issue(field, PASSWORD_MESSAGES.current)])

/**
 * Checks the password of the request's account, outside of any transaction.
 *
 * @throws AppError 401 without an account, 422 at the field if the password is wrong, 429 after too many
 * attempts
 */
export async function verifyAccountOwner(
  req: PayloadRequest,
  { password, field, limit }: Proof,
): Promise<Proved> {
  const { payload } = req
  const userId = Number(req.user?.id)
  if (!userId) throw unauthenticated()
  await countTry(payload, limit, String(userId))
  const hash = await verifyPassword(payload, userId, password, 'known')
  if (hash === null) throw wrong(field)
  await forgetTries(payload, limit, String(userId))
  return { userId, hash, field }
}

/**
 * Runs work on an account whose password was right, in one transaction that locks the account's row. If the
 * password has changed since, the check fails: someone who has just lost an account cannot recover it with a
 * request already under way.
 *
 * @throws AppError 401 without an account, 422 at the field if the password has changed
 */
export const asProvedOwner = (req: PayloadRequest, proved: Proved, work: Work): Promise<void> =>
  inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { field, hash, userId } = proved
    const account = await lockAccount(db, userId)
    if (!account) throw unauthenticated()
    if (!(await isStillHash(db, userId, hash))) throw wrong(field)
    await work(inner, db, account)
  })

/** Checks the password of the request's account, then runs work on it; throws as the two above do. */
export const asOwner = async (req: PayloadRequest, proof: Proof, work: Work): Promise<void> =>
  asProvedOwner(req, await verifyAccountOwner(req, proof), work)
