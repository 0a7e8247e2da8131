import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { iso, textOrNull } from '@/server/sql'
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

const MOST = 100
/** How a socket that takes both kinds writes an IPv4 address. */
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

/** Where the account of a request is signed in, the newest first; sessions that ended are left out. */
export async function listSessions(req: PayloadRequest): Promise<SessionPlace[]> {
  const { user } = req
  const sid = user && '_sid' in user ? user._sid : null
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`
    SELECT s.id, s.created_at, s.expires_at, d.device, d.ip FROM users_sessions s
    LEFT JOIN session_devices d ON d.session_id = s.id
    WHERE s._parent_id = ${Number(user?.id)} AND s.expires_at > now()
    ORDER BY s.created_at DESC LIMIT ${MOST}`)
  return rows.map((row) => ({
    id: String(row.id),
    device: textOrNull(row.device) ?? 'Another device',
    ip: textOrNull(row.ip)?.replace(MAPPED_V4, '') ?? null,
    signedInAt: iso(row.created_at),
    expiresAt: iso(row.expires_at),
    current: row.id === sid,
  }))
}
