import { sql } from '@payloadcms/db-postgres'
import { all, contains, inShowrooms, iso, type Paging, pageOf, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { readStatus, type VehicleStatus } from '../rules/vehicle-status'

/** A vehicle in the trash, as the back office lists it. */
export type TrashedRow = {
  id: number
  sku: string
  name: string
  /** The one that it comes back with. */
  status: VehicleStatus
  chassis: string
  showroom: string | null
  /** ISO, UTC. */
  deletedAt: string
  /** Who put it there, as the audit log knows them. */
  deletedBy: string | null
}

const SELECT = sql`v.id, v.sku, coalesce(v.name, v.sku) AS name, v.status, v.chassis, r.showroom_name, v.deleted_at,
  (SELECT a.actor_label FROM audit_log a WHERE a.table_name = 'vehicles' AND a.record_id = v.id::text
    AND a.after ->> 'deleted_at' IS NOT NULL ORDER BY a.id DESC LIMIT 1) AS deleted_by`

/** One page of the trash, what was put there last first, and how much there is. `text` looks as in the list of vehicles. */
export async function listTrash(
  db: Db,
  { limit, page, text }: Paging & { text: string },
  showrooms: readonly number[] | 'all',
): Promise<{ rows: TrashedRow[]; total: number }> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  const said = sql`concat_ws(' ', v.name, v.sku, v.chassis, v.office_file_no)`
  const where = all([
    sql`v.deleted_at IS NOT NULL`,
    ...words.map((word) => contains(said, word)),
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const from = sql`vehicles v LEFT JOIN showroom_offices r ON r.id = v.showroom_id`
  const found = await pageOf(
    db,
    { select: SELECT, from, where, orderBy: sql`v.deleted_at DESC, v.id DESC` },
    { page, limit },
  )
  return { rows: found.rows.map(toRow), total: found.total }
}

function toRow(row: Row): TrashedRow {
  const status = String(row.status)
  return {
    id: Number(row.id),
    sku: String(row.sku),
    name: String(row.name),
    status: readStatus(status),
    chassis: String(row.chassis ?? ''),
    showroom: textOrNull(row.showroom_name),
    deletedAt: iso(row.deleted_at),
    deletedBy: textOrNull(row.deleted_by),
  }
}
