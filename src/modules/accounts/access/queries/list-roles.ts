import { sql } from '@payloadcms/db-postgres'
import type { PermissionMatrix } from '@/kernel/permissions'
import { iso } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** A role with what it holds and how many people are in it. */
export type Role = {
  id: number
  name: string
  permissions: PermissionMatrix
  people: number
  /** Whether whoever is in it signs in with a second factor. */
  requiresSecondFactor: boolean
  updatedAt: string
}

const MOST = 200

/** All roles in the order in which they were made; `id` for one alone. */
export async function listRoles(db: Db, id?: number): Promise<Role[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.name, r.permissions, r.updated_at, r.requires_second_factor,
      (SELECT count(*)::int FROM users u WHERE u.role_id = r.id AND u.deleted_at IS NULL) AS people
    FROM roles r WHERE ${id === undefined ? sql`true` : sql`r.id = ${id}`} ORDER BY r.id LIMIT ${MOST}`)
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    permissions: (row.permissions ?? {}) as PermissionMatrix,
    people: Number(row.people),
    requiresSecondFactor: row.requires_second_factor === true,
    updatedAt: iso(row.updated_at),
  }))
}
