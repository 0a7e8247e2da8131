import { sql } from '@payloadcms/db-postgres'
import { iso, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Events of the log that one file holds, the newest first. */
const MOST_EVENTS = 5000

/** The addresses and details of others are left out: what colleagues did to this account is theirs. */
const eventOf = (row: Row) => ({
  at: iso(row.at),
  action: String(row.action),
  area: String(row.area),
  record: textOrNull(row.record_label),
  detail: textOrNull(row.detail),
  byYou: row.is_own === true,
  ip: row.is_own === true ? textOrNull(row.ip) : null,
})

/** What the log says that a person did, or had done to the own account; the newest first. */
export async function eventsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT at, action, area, record_label, detail, ip, actor_id IS NOT DISTINCT FROM ${id} AS is_own FROM audit_log
    WHERE actor_id = ${id} OR (table_name = 'users' AND record_id = ${String(id)})
    ORDER BY at DESC, id DESC LIMIT ${MOST_EVENTS}`)
  return rows.map(eventOf)
}
