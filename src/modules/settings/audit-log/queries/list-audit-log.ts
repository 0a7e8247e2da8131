import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { users } from '@/modules/accounts/tables.gen'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { type RowOf, text } from '@/server/rows/fields'
import { count, select, selectValues } from '@/server/rows/select'
import { auditLog } from '@/server/rows/tables'
import { all, contains, equals } from '@/server/sql'
import { AUDIT_PAGE_ROWS, type AuditFilter, isInverted } from '../schemas/audit-filter'

/** Rows are counted exactly up to this limit; beyond it the screen shows "more than". */
export const AUDIT_COUNT_CAP = 10_000

/** Rows that an export reads at a time. */
const BATCH_ROWS = 1000

const ROW = {
  id: text(auditLog.id),
  at: auditLog.at,
  actorId: auditLog.actorId,
  actorLabel: auditLog.actorLabel,
  actorKind: auditLog.actorKind,
  ip: auditLog.ip,
  requestId: auditLog.requestId,
  action: auditLog.action,
  area: auditLog.area,
  table: auditLog.tableName,
  recordId: auditLog.recordId,
  recordLabel: auditLog.recordLabel,
  detail: auditLog.detail,
  before: auditLog.before,
  after: auditLog.after,
}

/** One row of the log. `before` and `after` contain the changed columns by database name. */
export type AuditRow = RowOf<typeof ROW>

/**
 * A page of the log, newest first; `newer` and `older` are the rows to continue from, null if there are none.
 */
export type AuditPage = {
  rows: AuditRow[]
  newer: string | null
  older: string | null
  total: number
  capped: boolean
}

const SEARCHED = sql`concat_ws(' ', actor_label, record_label, record_id, detail, ip, request_id, area)`

function conditions({ user, action, area, from, record, to, timezone, text }: AuditFilter): SQL {
  const [table, id] = record.split('.')
  return all([
    typeof user === 'number' ? equals(sql`actor_id`, user) : equals(sql`actor_kind`, user ?? undefined),
    equals(sql`action`, action || undefined),
    equals(sql`area`, area || undefined),
    equals(sql`table_name`, table || undefined),
    equals(sql`record_id`, id),
    from !== '' && sql`at >= ${startOfDay(from, timezone).toISOString()}::timestamptz`,
    to !== '' && sql`at < ${startOfDay(to, timezone, 1).toISOString()}::timestamptz`,
    contains(SEARCHED, text || undefined),
  ])
}

/** The position of a row in the log. */
const placeOf = (id: string): SQL => sql`(SELECT p.at, p.id FROM audit_log p WHERE p.id = ${id}::bigint)`

/**
 * One page of the audit log. Pages are addressed by position (at, id), so that they cost the same however far
 * back they are and do not shift while new rows arrive.
 */
export async function listAuditLog(db: Db, filter: AuditFilter): Promise<AuditPage> {
  if (isInverted(filter)) return { rows: [], newer: null, older: null, total: 0, capped: false }
  const where = conditions(filter)
  const backwards = filter.after !== '' && filter.before === ''
  const places = all([
    where,
    filter.before !== '' && sql`(at, id) < ${placeOf(filter.before)}`,
    backwards && sql`(at, id) > ${placeOf(filter.after)}`,
  ])
  const auditRows = await select(
    db,
    ROW,
    sql`FROM audit_log WHERE ${places}
      ORDER BY ${backwards ? sql`at, id` : sql`at DESC, id DESC`} LIMIT ${AUDIT_PAGE_ROWS + 1}`,
  )
  const rows = auditRows.slice(0, AUDIT_PAGE_ROWS)
  if (backwards) rows.reverse()
  const isMore = auditRows.length > AUDIT_PAGE_ROWS
  const first = rows[0]?.id ?? null
  const last = rows.at(-1)?.id ?? null
  return {
    rows,
    newer: backwards ? (isMore ? first : null) : filter.before !== '' ? first : null,
    older: backwards || isMore ? last : null,
    // A first page that is not full contains everything: searches for rare events need no second query.
    ...(isMore || filter.before !== '' || backwards
      ? await countUpToCap(db, where)
      : { total: rows.length, capped: false }),
  }
}

async function countUpToCap(db: Db, where: SQL): Promise<{ total: number; capped: boolean }> {
  const n = await count(db, sql`FROM (SELECT 1 FROM audit_log WHERE ${where} LIMIT ${AUDIT_COUNT_CAP + 1}) x`)
  return { total: Math.min(n, AUDIT_COUNT_CAP), capped: n > AUDIT_COUNT_CAP }
}

/** All matching rows, newest first, a thousand at a time, without a transaction open in between. */
export async function* auditBatches(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  if (isInverted(filter)) return
  const where = conditions(filter)
  let last = ''
  for (;;) {
    const batch = await rowsAfter(db, where, last)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH_ROWS) return
    last = batch.at(-1)?.id ?? ''
  }
}

function rowsAfter(db: Db, where: SQL, last: string): Promise<AuditRow[]> {
  const place = last !== '' && sql`(at, id) < ${placeOf(last)}`
  return select(
    db,
    ROW,
    sql`FROM audit_log WHERE ${all([where, place])} ORDER BY at DESC, id DESC LIMIT ${BATCH_ROWS}`,
  )
}

const STAFF = {
  id: users.id,
  email: users.email,
  name: text(sql`trim(concat_ws(' ', first_name, last_name))`),
}

/** The options of the screen's filters: the areas that occur, and the members of staff. */
export type AuditChoices = { areas: string[]; staff: RowOf<typeof STAFF>[] }

/** The filters' options. Areas are read by skipping through the index, however many rows there are. */
export async function listAuditChoices(db: Db): Promise<AuditChoices> {
  const areas = await selectValues(
    db,
    text(sql`area`),
    (area) => sql`
      WITH RECURSIVE hop AS (
        (SELECT area FROM audit_log ORDER BY area LIMIT 1)
        UNION ALL
        SELECT (SELECT a.area FROM audit_log a WHERE a.area > hop.area ORDER BY a.area LIMIT 1) FROM hop
        WHERE hop.area IS NOT NULL
      ) SELECT ${area} FROM hop WHERE area IS NOT NULL`,
  )
  const from = sql`FROM users WHERE role_id IS NOT NULL ORDER BY lower(email) LIMIT 500`
  return { areas, staff: await select(db, STAFF, from) }
}
