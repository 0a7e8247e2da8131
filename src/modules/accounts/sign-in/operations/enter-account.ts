import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Account } from '@/modules/accounts/credentials/operations/account'
import { type SignedIn, startSession } from '@/modules/accounts/credentials/operations/sessions'
import { tellPersonChanged } from '@/modules/accounts/people/operations/person-changed'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit'
import type { Db } from '@/server/transaction'

/**
 * Starts the session of somebody who has shown everything that the account asks for, and takes back the own deletion.
 * The caller holds the account's row and has asked whether it may sign in.
 *
 * @param how what the log says beyond the sign-in, such as 'with Google'
 */
export async function enterAccount(
  req: PayloadRequest,
  db: Db,
  account: Account,
  { how, restore }: { how?: string; restore: boolean },
): Promise<SignedIn> {
  const { email: label, id } = account
  await db.execute(sql`
    UPDATE users SET last_sign_in_at = now(), deleted_at = NULL, deleted_by_self = false WHERE id = ${id}`)
  const session = await startSession(req, id)
  const record = { table: 'users', id, label }
  await recordEvent(req, { action: 'sign-in', area: SIGN_IN_AREA, detail: how, record })
  if (restore) {
    req.context.restored = true
    await tellPersonChanged(req, [id], 'restored')
    const detail = 'deletion taken back by signing in'
    await recordEvent(req, { action: 'update', area: SIGN_IN_AREA, detail, record })
  }
  return session
}
