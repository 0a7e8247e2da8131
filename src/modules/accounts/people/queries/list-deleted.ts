import { sql } from '@payloadcms/db-postgres'
import { DELETED_BY_STAFF } from '@/modules/accounts/access/queries/deleted-by-staff'
import { all, contains, iso, type Paging, pageOf, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** A person whose account staff deleted. */
export type DeletedPerson = {
  id: number
  name: string
  email: string
  /** The role, or null for customers. */
  roleId: number | null
  roleName: string | null
  /** ISO, UTC. */
  deletedAt: string
  /** Who did it, as the audit log knows them. */
  deletedBy: string | null
}

const SELECT = sql`u.id, u.first_name, u.last_name, u.email, u.role_id, r.name AS role_name, u.deleted_at,
  (SELECT a.actor_label FROM audit_log a WHERE a.table_name = 'users' AND a.record_id = u.id::text
    AND a.after ->> 'deleted_at' IS NOT NULL ORDER BY a.id DESC LIMIT 1) AS deleted_by`

/** One page of the deleted accounts, the last one first, and how many there are. */
export async function listDeleted(
  db: Db,
  { limit, page, search = '' }: Paging & { search?: string },
): Promise<{ rows: DeletedPerson[]; total: number }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const said = sql`concat_ws(' ', u.first_name, u.last_name, u.email)`
  const where = all([DELETED_BY_STAFF, ...words.map((word) => contains(said, word))])
  const from = sql`users u LEFT JOIN roles r ON r.id = u.role_id`
  const found = await pageOf(
    db,
    { select: SELECT, from, where, orderBy: sql`u.deleted_at DESC, u.id DESC` },
    { page, limit },
  )
  const rows = found.rows.map((row) => ({
    id: Number(row.id),
    name: `${String(row.first_name)} ${String(row.last_name)}`.trim() || String(row.email),
    email: String(row.email),
    roleId: row.role_id == null ? null : Number(row.role_id),
    roleName: textOrNull(row.role_name),
    deletedAt: iso(row.deleted_at),
    deletedBy: textOrNull(row.deleted_by),
  }))
  return { rows, total: found.total }
}
