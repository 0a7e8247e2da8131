import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { rememberDevice } from '@/server/session-device'
import { dbOf, inTransaction } from '@/server/transaction'
import type { SignedIn } from './sign-in'
import { endSessions } from './write-password'

/** The id of the session that a request came with, or null. */
export function currentSession({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}

/**
 * Starts a session without a password, after a provider or a token has proved who it is; the caller has asked
 * the account's rules. A row of its own, so that two sign-ins at once do not lose one another.
 */
export async function startSession(req: PayloadRequest, userId: number): Promise<SignedIn> {
  const { payload } = req
  const { config } = payload.collections.users
  const seconds = config.auth.tokenExpiration
  const sid = randomUUID()
  const db = await dbOf(req)
  await db.execute(sql`
    INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    SELECT coalesce(max(_order), 0) + 1, ${userId}, ${sid}, now(), now() + make_interval(secs => ${seconds}::int)
    FROM users_sessions WHERE _parent_id = ${userId}`)
  const user = await payload.findByID({
    collection: 'users',
    id: userId,
    req,
    overrideAccess: true,
    depth: 0,
  })
  const signed = { ...user, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user: signed })
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
  req.user = Object.assign(signed, { _sid: sid, _strategy: 'local-jwt' })
  await rememberDevice(req, db, userId, sid)
  return { token, exp }
}

/**
 * Ends one of the own sessions.
 *
 * @throws AppError 404 for a session that is nobody's or somebody else's
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

/** Ends every own session but the one that the request came with. */
export async function endOtherSessions(req: PayloadRequest): Promise<void> {
  const userId = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, (_, db) => endSessions(db, userId, currentSession(req)))
}
