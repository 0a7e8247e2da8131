import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest } from '@/kernel/errors'
import { maySignIn } from '@/modules/accounts/access/rules/may-sign-in'
import { type HashedPassword, hashPassword } from '@/modules/accounts/credentials/operations/hash-password'
import {
  isTokenOpen,
  LINK_MESSAGE,
  type TokenPurpose,
  useToken,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { refuseCommonPassword } from '@/modules/accounts/credentials/operations/refuse-common-password'
import { writePassword } from '@/modules/accounts/credentials/operations/write-password'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { inTransaction } from '@/server/transaction'

/** Hashes the new password before the transaction, and only for a token that works, so that nobody hashes for nothing. */
async function hashFor(
  { payload }: PayloadRequest,
  purpose: TokenPurpose,
  token: string,
  password: string,
): Promise<HashedPassword> {
  refuseCommonPassword(password)
  if (!(await isTokenOpen(payload.db.drizzle, purpose, token))) throw badRequest(LINK_MESSAGE)
  return hashPassword(password, 'known')
}

/**
 * Sets a new password with a mailed token.
 *
 * @returns the account
 * @throws AppError 400 if the token does not work or the account may not sign in, 422 for a common password
 */
export async function resetPassword(req: PayloadRequest, token: string, password: string): Promise<number> {
  const hashed = await hashFor(req, 'reset-password', token, password)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'reset-password', token)
    const account = used && (await lockAccount(db, used.userId))
    if (!account || !maySignIn(account, new Date()).ok) throw badRequest(LINK_MESSAGE)
    await writePassword(inner, db, account, hashed)
    return account.id
  })
}

/**
 * Sets the first password of an invited person; the mail has proved the address. An account created by staff
 * becomes active unless it was blocked or suspended.
 *
 * @returns the account
 * @throws AppError 400 if the token does not work, 422 for a common password
 */
export async function acceptInvite(req: PayloadRequest, token: string, password: string): Promise<number> {
  const hashed = await hashFor(req, 'invite', token, password)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'invite', token)
    const account = used && (await lockAccount(db, used.userId))
    if (!account || account.deletedAt || !['PENDING', 'ACTIVE'].includes(account.status))
      throw badRequest(LINK_MESSAGE)
    await writePassword(inner, db, account, hashed)
    await db.execute(sql`
      UPDATE users SET status = 'ACTIVE', email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
      WHERE id = ${account.id}`)
    await emitPersonChanged(inner, [account.id], 'status')
    return account.id
  })
}
