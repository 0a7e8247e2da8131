import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { SCHEDULED_ACTIONS, type Schedule } from '../rules/schedule'
import { contentSchedules } from './tables'

const s = alias(contentSchedules, 's')
const ROW = {
  action: s.action,
  at: s.at,
  by: s.by,
  failedReason: s.failedReason,
}
type Row = RowOf<typeof ROW>

/** What happens to a record on its own: when, by whom it was scheduled, and why it could not be done. */
export type RecordSchedule = Schedule & { by: string | null; failedReason: string | null }

/** The schedule of a record; undefined if there is no such record. */
export async function getSchedule(
  db: Db,
  kind: ContentKind,
  id: number,
): Promise<RecordSchedule | undefined> {
  if (!(await exists(db, sql`FROM ${sql.identifier(CONTENT_KINDS[kind].table)} WHERE id = ${id}`)))
    return undefined
  const rows = await select(
    db,
    ROW,
    sql`FROM content_schedules s WHERE s.kind = ${kind} AND s.record_id = ${id}`,
  )
  const [publish, unpublish] = SCHEDULED_ACTIONS.map((action) =>
    rows.find((row: Row) => row.action === action),
  )
  const by = publish?.by ?? unpublish?.by ?? null
  return {
    publishAt: publish?.at ?? null,
    unpublishAt: unpublish?.at ?? null,
    by: by === null ? null : ((await listPeopleNames(db, [by])).get(by) ?? null),
    failedReason: publish?.failedReason ?? unpublish?.failedReason ?? null,
  }
}
