import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { sessionDevices } from '@/modules/accounts/credentials/queries/tables'
import { usersSessions } from '@/modules/accounts/tables.gen'
import { dbOf } from '@/server/db-of'
import { filled, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** One place where an account is signed in. Timestamps are ISO. */
export type SessionPlace = {
  id: string
  /** A description, such as 'Chrome on Android'. */
  device: string
  ip: string | null
  signedInAt: string
  expiresAt: string
  /** Whether this is the request's own session. */
  current: boolean
}

const s = alias(usersSessions, 's')
const d = alias(sessionDevices, 'd')

const PLACE = {
  id: s.id,
  device: nullable(d.device),
  ip: d.ip,
  signedInAt: filled(s.createdAt),
  expiresAt: s.expiresAt,
}

const MOST = 100
/** An IPv4 address as written by a dual-stack socket. */
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

/** Where the request's account is signed in, newest first; ended sessions are left out. */
export async function listSessions(req: PayloadRequest): Promise<SessionPlace[]> {
  const { user } = req
  const sid = user && '_sid' in user ? user._sid : null
  const db = await dbOf(req)
  const rows = await select(
    db,
    PLACE,
    sql`FROM users_sessions s LEFT JOIN session_devices d ON d.session_id = s.id
      WHERE s._parent_id = ${Number(user?.id)} AND s.expires_at > now()
      ORDER BY s.created_at DESC LIMIT ${MOST}`,
  )
  return rows.map((row) => ({
    ...row,
    device: row.device ?? 'Another device',
    ip: row.ip?.replace(MAPPED_V4, '') ?? null,
    current: row.id === sid,
  }))
}
