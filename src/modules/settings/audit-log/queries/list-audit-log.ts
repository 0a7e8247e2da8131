import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { startOfDay } from '@/modules/settings/places/rules/zoned-day'
import { all, contains, equals, iso, numberOrNull, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { AUDIT_PAGE_ROWS, type AuditFilter, isInverted } from '../schemas/audit-log'

/** Rows are counted exactly up to here; beyond it the screen says "more than". */
export const AUDIT_COUNT_CAP = 10_000

/** Rows that an export reads at a time. */
const BATCH_ROWS = 1000

/** One row of the log. `before` and `after` hold the changed columns by their names in the database. */
export type AuditRow = {
  id: string
  /** ISO, UTC. */
  at: string
  actorId: number | null
  actorLabel: string
  actorKind: string
  ip: string | null
  requestId: string | null
  action: string
  area: string
  table: string | null
  recordId: string | null
  recordLabel: string | null
  detail: string | null
  before: unknown
  after: unknown
}

/** A page of the log, newest first; `newer` and `older` are the rows to go on from, null where there are none. */
export type AuditPage = {
  rows: AuditRow[]
  newer: string | null
  older: string | null
  total: number
  capped: boolean
}

const toRow = (row: Row): AuditRow => ({
  id: String(row.id),
  at: iso(row.at),
  actorId: numberOrNull(row.actor_id),
  actorLabel: String(row.actor_label),
  actorKind: String(row.actor_kind),
  ip: textOrNull(row.ip),
  requestId: textOrNull(row.request_id),
  action: String(row.action),
  area: String(row.area),
  table: textOrNull(row.table_name),
  recordId: textOrNull(row.record_id),
  recordLabel: textOrNull(row.record_label),
  detail: textOrNull(row.detail),
  before: row.before,
  after: row.after,
})

const SEARCHED = sql`concat_ws(' ', actor_label, record_label, record_id, detail, ip, request_id, area)`

function conditions({ user, action, area, from, to, timezone, text }: AuditFilter): SQL {
  return all([
    typeof user === 'number' ? equals(sql`actor_id`, user) : equals(sql`actor_kind`, user ?? undefined),
    equals(sql`action`, action || undefined),
    equals(sql`area`, area || undefined),
    from !== '' && sql`at >= ${startOfDay(from, timezone).toISOString()}::timestamptz`,
    to !== '' && sql`at < ${startOfDay(to, timezone, 1).toISOString()}::timestamptz`,
    contains(SEARCHED, text || undefined),
  ])
}

/** The place of a row in the order of the log. */
const placeOf = (id: string): SQL => sql`(SELECT p.at, p.id FROM audit_log p WHERE p.id = ${id}::bigint)`

/**
 * One page of the audit log. Pages follow one another by place (at, id), so that they cost the same however
 * far back one goes and do not shift while new rows arrive.
 */
export async function listAuditLog(db: Db, filter: AuditFilter): Promise<AuditPage> {
  if (isInverted(filter)) return { rows: [], newer: null, older: null, total: 0, capped: false }
  const where = conditions(filter)
  const backwards = filter.after !== '' && filter.before === ''
  const { rows: found } = await db.execute(sql`
    SELECT * FROM audit_log WHERE ${all([
      where,
      filter.before !== '' && sql`(at, id) < ${placeOf(filter.before)}`,
      backwards && sql`(at, id) > ${placeOf(filter.after)}`,
    ])}
    ORDER BY ${backwards ? sql`at, id` : sql`at DESC, id DESC`} LIMIT ${AUDIT_PAGE_ROWS + 1}`)
  const rows = found.slice(0, AUDIT_PAGE_ROWS).map(toRow)
  if (backwards) rows.reverse()
  const isMore = found.length > AUDIT_PAGE_ROWS
  const first = rows[0]?.id ?? null
  const last = rows.at(-1)?.id ?? null
  return {
    rows,
    newer: backwards ? (isMore ? first : null) : filter.before !== '' ? first : null,
    older: backwards || isMore ? last : null,
    // A first page that is not full holds all there is: a search for something rare need not look twice.
    ...(isMore || filter.before !== '' || backwards
      ? await countUpToCap(db, where)
      : { total: rows.length, capped: false }),
  }
}

async function countUpToCap(db: Db, where: SQL): Promise<{ total: number; capped: boolean }> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS n FROM (SELECT 1 FROM audit_log WHERE ${where} LIMIT ${AUDIT_COUNT_CAP + 1}) x`,
  )
  const n = Number(rows[0]?.n ?? 0)
  return { total: Math.min(n, AUDIT_COUNT_CAP), capped: n > AUDIT_COUNT_CAP }
}

/** All matching rows, newest first, a thousand at a time, without holding a transaction open in between. */
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

async function rowsAfter(db: Db, where: SQL, last: string): Promise<AuditRow[]> {
  const place = last !== '' && sql`(at, id) < ${placeOf(last)}`
  const { rows } = await db.execute(
    sql`SELECT * FROM audit_log WHERE ${all([where, place])} ORDER BY at DESC, id DESC LIMIT ${BATCH_ROWS}`,
  )
  return rows.map(toRow)
}

/** What the filters of the screen offer: the areas that occur, and the members of staff. */
export type AuditChoices = { areas: string[]; staff: { id: number; email: string; name: string }[] }

/** The choices for the filters. Areas are read by hops through the index, however many rows there are. */
export async function listAuditChoices(db: Db): Promise<AuditChoices> {
  const areas = await db.execute(sql`
    WITH RECURSIVE hop AS (
      (SELECT area FROM audit_log ORDER BY area LIMIT 1)
      UNION ALL
      SELECT (SELECT a.area FROM audit_log a WHERE a.area > hop.area ORDER BY a.area LIMIT 1) FROM hop
      WHERE hop.area IS NOT NULL
    ) SELECT area FROM hop WHERE area IS NOT NULL`)
  const staff = await db.execute(
    sql`
    SELECT id, email, trim(concat_ws(' ', first_name, last_name)) AS name FROM users
    WHERE role_id IS NOT NULL ORDER BY lower(email) LIMIT 500`,
  )
  return {
    areas: areas.rows.map((row) => String(row.area)),
    staff: staff.rows.map((row) => ({
      id: Number(row.id),
      email: String(row.email),
      name: String(row.name),
    })),
  }
}
