import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { unauthenticated } from '@/kernel/errors'
import { usersSessions } from '@/modules/accounts/tables.gen'
import { dbOf } from '@/server/db-of'
import { returning } from '@/server/rows/returning'
import { SESSION_IDLE, SESSION_LIFE } from '../rules/session-life'
import { rememberDevice } from './remember-device'

/** A session as its owner receives it: the token, and its expiry (seconds since 1970). */
export type SignedIn = { token: string; exp: number }

/** The id of the request's session, or null. */
export function currentSession({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}

const EXPIRES = { expiresAt: usersSessions.expiresAt }

const secs = (seconds: number) => sql`make_interval(secs => ${seconds}::int)`

/**
 * Starts a session without a password, after a provider or a token has proved the identity; the caller has
 * checked the account's rules. Each session is a row of its own, so that concurrent sign-ins do not overwrite
 * one another.
 */
export async function startSession(req: PayloadRequest, userId: number): Promise<SignedIn> {
  const { payload } = req
  const sid = randomUUID()
  const db = await dbOf(req)
  const [made] = await returning(
    db,
    EXPIRES,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    SELECT coalesce(max(_order), 0) + 1, ${userId}, ${sid}, now(), now() +
      CASE WHEN EXISTS (SELECT FROM users WHERE id = ${userId} AND role_id IS NULL)
        THEN ${secs(SESSION_IDLE.customer)} ELSE ${secs(SESSION_IDLE.staff)} END
    FROM users_sessions WHERE _parent_id = ${userId}`,
  )
  if (!made) throw new Error('a session that was just made is gone')
  const user = await payload.findByID({
    collection: 'users',
    id: userId,
    req,
    overrideAccess: true,
    depth: 0,
  })
  const signed = Object.assign(user, { collection: 'users' as const, _sid: sid, _strategy: 'local-jwt' })
  req.user = signed
  await rememberDevice(req, db, userId, sid)
  return tokenOf(payload, signed, sid, made.expiresAt)
}

/**
 * Extends the request's session to its full length again, but not beyond its absolute end, which counts from
 * the sign-in. Only its expiry is written.
 *
 * @throws AppError 401 without a session, if it was ended in the meantime, or if its time is up
 */
export async function extendSession(req: PayloadRequest): Promise<SignedIn> {
  const { payload, user } = req
  const sid = currentSession(req)
  if (!user || !sid) throw unauthenticated()
  const kind = user.role ? 'staff' : 'customer'
  const idle = secs(SESSION_IDLE[kind])
  const last = sql`coalesce(created_at, expires_at - ${idle}) + ${secs(SESSION_LIFE[kind])}`
  const [extended] = await returning(
    await dbOf(req),
    EXPIRES,
    sql`UPDATE users_sessions SET expires_at = least(now() + ${idle}, ${last})
    WHERE id = ${sid} AND _parent_id = ${user.id} AND ${last} > now()`,
  )
  if (!extended) throw unauthenticated()
  return tokenOf(payload, user, sid, extended.expiresAt)
}

/**
 * A token for a session. It ends with the session: every request checks its expiry and that the session still
 * exists.
 */
async function tokenOf(payload: Payload, user: TypedUser, sid: string, expiresAt: string): Promise<SignedIn> {
  const { config } = payload.collections.users
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user })
  const exp = Math.floor(Date.parse(expiresAt) / 1000)
  const tokenExpiration = exp - Math.floor(Date.now() / 1000)
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { token, exp }
}
