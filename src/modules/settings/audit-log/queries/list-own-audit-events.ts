import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { auditLog } from '@/server/rows/tables'

/** The most log events in one file, newest first. */
const MOST_EVENTS = 5000

const EVENT = {
  at: auditLog.at,
  action: auditLog.action,
  area: auditLog.area,
  record: auditLog.recordLabel,
  detail: auditLog.detail,
  ip: auditLog.ip,
  actorId: auditLog.actorId,
}

/**
 * The log's events by a person, or on the person's own account; newest first. Other people's addresses are
 * left out: what colleagues did to this account is their data.
 */
export async function listOwnAuditEvents(db: Db, id: number) {
  const rows = await select(
    db,
    EVENT,
    sql`FROM audit_log WHERE actor_id = ${id} OR (table_name = 'users' AND record_id = ${String(id)})
      ORDER BY audit_log.at DESC, audit_log.id DESC LIMIT ${MOST_EVENTS}`,
  )
  return rows.map(({ actorId, ip, ...event }) => ({
    ...event,
    byYou: actorId === id,
    ip: actorId === id ? ip : null,
  }))
}
