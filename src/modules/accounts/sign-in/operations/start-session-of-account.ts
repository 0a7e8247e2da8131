import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import {
  type SignedIn,
  startSession,
} from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { emitPersonChanged } from '@/modules/accounts/people/operations/emit-person-changed'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import type { Db } from '@/server/db-of'

/**
 * Starts the session of a person who has met every requirement of the account, and restores it if they had
 * deleted it. The caller has locked the account's row and checked whether it may sign in.
 *
 * @param how a detail for the log, such as 'with Google'
 */
export async function startSessionOfAccount(
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
    await emitPersonChanged(req, [id], 'restored')
    const detail = 'deletion taken back by signing in'
    await recordEvent(req, { action: 'update', area: SIGN_IN_AREA, detail, record })
  }
  return session
}
