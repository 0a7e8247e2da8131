import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, nullable, type RowOf, text as words } from '@/server/rows/fields'
import { selectPage } from '@/server/rows/select'
import { all, contains, inShowrooms, type Paging } from '@/server/sql'

const v = alias(vehicles, 'v')

const TRASHED = {
  id: v.id,
  sku: filled(v.sku),
  name: words(sql`coalesce(v.name, v.sku)`),
  /** Its status when restored. */
  status: v.status,
  chassis: v.chassis,
  showroom: nullable(alias(showroomOffices, 'r').showroomName),
  deletedAt: filled(v.deletedAt),
  /** Who put it there, by their name in the audit log. */
  deletedBy: nullable(
    words(sql`(SELECT a.actor_label FROM audit_log a WHERE a.table_name = 'vehicles' AND a.record_id = v.id::text
      AND a.after ->> 'deleted_at' IS NOT NULL ORDER BY a.id DESC LIMIT 1)`),
  ),
}

/** A vehicle in the trash, as listed in the back office. */
export type TrashedRow = RowOf<typeof TRASHED>

/** One page of the trash, latest first, and the total. `text` searches like the list of vehicles. */
export function listTrash(
  db: Db,
  { limit, page, text }: Paging & { text: string },
  showrooms: readonly number[] | 'all',
): Promise<{ rows: TrashedRow[]; total: number }> {
  const terms = text.split(/\s+/).filter(Boolean).slice(0, 8)
  const searchable = sql`concat_ws(' ', v.name, v.sku, v.chassis, v.office_file_no)`
  const where = all([
    sql`v.deleted_at IS NOT NULL`,
    ...terms.map((word) => contains(searchable, word)),
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const from = sql`vehicles v LEFT JOIN showroom_offices r ON r.id = v.showroom_id`
  const orderBy = sql`v.deleted_at DESC, v.id DESC`
  return selectPage(db, { shape: TRASHED, from, where, orderBy }, { page, limit })
}
