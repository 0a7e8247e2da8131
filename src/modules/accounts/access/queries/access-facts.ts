import { sql } from '@payloadcms/db-postgres'
import type { PermissionMatrix } from '@/kernel/permissions'
import { byName } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { UserStatus } from '../rules/account-status'
import type { AccessFacts } from '../rules/explain-access'

/** What decides about one person; null for nobody and for a deleted account. */
export async function accessFacts(db: Db, id: number): Promise<AccessFacts | null> {
  const { rows } = await db.execute(sql`
    SELECT u.first_name, u.last_name, u.status, u.role_id, u.permissions AS own, u.all_showrooms,
      r.name AS role_name, r.permissions AS role,
      (SELECT array_agg(l.showroom_offices_id) FROM users_rels l
        WHERE l.parent_id = u.id AND l.path = 'assignedShowrooms') AS showrooms
    FROM users u LEFT JOIN roles r ON r.id = u.role_id WHERE u.id = ${id} AND u.deleted_at IS NULL`)
  const row = rows[0]
  if (!row) return null
  return {
    name: `${String(row.first_name)} ${String(row.last_name)}`.trim(),
    status: row.status as UserStatus,
    roleId: row.role_id == null ? null : Number(row.role_id),
    roleName: row.role_name == null ? null : String(row.role_name),
    role: (row.role ?? {}) as PermissionMatrix,
    own: row.own as PermissionMatrix | null,
    showrooms: row.all_showrooms === true ? 'all' : ((row.showrooms ?? []) as unknown[]).map(Number),
  }
}

/** Who can be chosen where somebody's access is looked at: staff by name, at most 500. */
export async function staffChoices(db: Db): Promise<{ id: number; name: string; roleId: number }[]> {
  const { rows } = await db.execute(sql`
    SELECT u.id, u.first_name, u.last_name, u.email, u.role_id FROM users u
    WHERE u.role_id IS NOT NULL AND u.deleted_at IS NULL ORDER BY ${byName(sql`u.first_name`)}, ${byName(sql`u.last_name`)}, u.id LIMIT 500`)
  return rows.map((row) => ({
    id: Number(row.id),
    name: `${String(row.first_name)} ${String(row.last_name)} · ${String(row.email)}`.trim(),
    roleId: Number(row.role_id),
  }))
}
