import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { sessionDevices } from '@/modules/accounts/credentials/queries/tables'
import { usersSessions } from '@/modules/accounts/tables.gen'
import { filled, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'

/** One place where an account is signed in. Moments are ISO. */
export type SessionPlace = {
  id: string
  /** In words, such as 'Chrome on Android'. */
  device: string
  ip: string | null
  signedInAt: string
  expiresAt: string
  /** Whether this very request came with it. */
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
/** How a socket that takes both kinds writes an IPv4 address. */
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

/** Where the account of a request is signed in, the newest first; sessions that ended are left out. */
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
