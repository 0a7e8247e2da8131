import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest } from '@/kernel/errors'
import {
  LINK_MESSAGE,
  recallToken,
  useToken,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'

/** What became of a confirmation: the account if it was confirmed now, and whether it may sign in. */
export type Confirmed = { account: number | null; isOpen: boolean }

/**
 * Confirms the address of an account with a mailed token. A pending account becomes active; one that staff have
 * blocked in the meantime stays blocked. Following the link again changes nothing and is no error.
 *
 * @throws AppError 400 if the token does not work
 */
export async function verifyEmail(req: PayloadRequest, token: string): Promise<Confirmed> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'verify-email', token)
    if (!used) return before(db, token)
    const account = await lockAccount(db, used.userId)
    if (!account || account.deletedAt) throw badRequest(LINK_MESSAGE)
    await db.execute(sql`
      UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now(),
        status = CASE WHEN status = 'PENDING' THEN 'ACTIVE'::enum_users_status ELSE status END
      WHERE id = ${account.id}`)
    await emitPersonChanged(inner, [account.id], 'status')
    return { account: account.id, isOpen: ['PENDING', 'ACTIVE'].includes(account.status) }
  })
}

/** The same for a link that does not work any more, if the account has been confirmed since. */
async function before(db: Db, token: string): Promise<Confirmed> {
  const known = await recallToken(db, 'verify-email', token)
  const account = known && (await lockAccount(db, known.userId))
  if (!account || account.deletedAt || account.status === 'PENDING' || !account.emailVerifiedAt)
    throw badRequest(LINK_MESSAGE)
  return { account: null, isOpen: account.status === 'ACTIVE' }
}
