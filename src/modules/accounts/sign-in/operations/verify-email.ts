import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest } from '@/kernel/errors'
import { lockAccount } from '@/modules/accounts/credentials/operations/account'
import { LINK_MESSAGE, useToken } from '@/modules/accounts/credentials/operations/tokens'
import { tellPersonChanged } from '@/modules/accounts/people/operations/person-changed'
import { inTransaction } from '@/server/transaction'

/**
 * Confirms the address of an account with a mailed token. A pending account becomes active; one that staff
 * have blocked in the meantime stays blocked.
 *
 * @returns the account
 * @throws AppError 400 if the token does not work
 */
export async function verifyEmail(req: PayloadRequest, token: string): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'verify-email', token)
    const account = used && (await lockAccount(db, used.userId))
    if (!account || account.deletedAt) throw badRequest(LINK_MESSAGE)
    await db.execute(sql`
      UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now(),
        status = CASE WHEN status = 'PENDING' THEN 'ACTIVE'::enum_users_status ELSE status END
      WHERE id = ${account.id}`)
    await tellPersonChanged(inner, [account.id], 'status')
    return account.id
  })
}
