import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { currentSession } from './start-or-extend-session'

/**
 * Ends one of the caller's own sessions.
 *
 * @throws AppError 404 for a session that does not exist or belongs to another account
 */
export async function endSession(req: PayloadRequest, sessionId: string): Promise<void> {
  const userId = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    const { rowCount } = await db.execute(
      sql`DELETE FROM users_sessions WHERE id = ${sessionId} AND _parent_id = ${userId}`,
    )
    if (!rowCount) throw notFound()
    await db.execute(sql`DELETE FROM session_devices WHERE session_id = ${sessionId}`)
  })
}

/** Ends all of the caller's own sessions except the request's. */
export async function endOtherSessions(req: PayloadRequest): Promise<void> {
  const userId = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, (_, db) => endSessions(db, userId, currentSession(req)))
}

/** Ends all sessions of one account or several, or all but one. */
export async function endSessions(
  db: Db,
  userIds: number | readonly number[],
  keep: string | null = null,
): Promise<void> {
  const users = ids([userIds].flat())
  await db.execute(
    sql`DELETE FROM users_sessions WHERE _parent_id = ANY(${users}) AND id IS DISTINCT FROM ${keep}::text`,
  )
  await db.execute(
    sql`DELETE FROM session_devices WHERE user_id = ANY(${users}) AND session_id IS DISTINCT FROM ${keep}::text`,
  )
}
