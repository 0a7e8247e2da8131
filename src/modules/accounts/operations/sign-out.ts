import { sql } from '@payloadcms/db-postgres'
import { logoutOperation, type PayloadRequest } from 'payload'
import { dbOf } from '@/server/transaction'
import { currentSession } from './sessions'

/** Ends the session that the request came with; other sessions of the same person go on. */
export async function signOut(req: PayloadRequest): Promise<void> {
  const sid = currentSession(req)
  await logoutOperation({ allSessions: false, collection: req.payload.collections.users, req })
  const db = await dbOf(req)
  await db.execute(sql`DELETE FROM session_devices WHERE session_id = ${sid}`)
}
