import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { currentSession } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import { inTransaction } from '@/server/transaction'

/**
 * Ends the request's session; the person's other sessions continue. Payload's own operation would write back
 * the whole user.
 */
export async function signOut(req: PayloadRequest): Promise<void> {
  const { payload, user } = req
  const sid = currentSession(req)
  if (!user || !sid) return
  await inTransaction({ payload, req }, async (inner, db) => {
    await db.execute(sql`DELETE FROM users_sessions WHERE id = ${sid} AND _parent_id = ${user.id}`)
    await db.execute(sql`DELETE FROM session_devices WHERE session_id = ${sid}`)
    const record = { table: 'users', id: user.id, label: user.email }
    await recordEvent(inner, { action: 'sign-out', area: SIGN_IN_AREA, record })
  })
}
