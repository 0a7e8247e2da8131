import { sql } from '@payloadcms/db-postgres'
import {
  ACTIONS,
  effectivePermissions,
  MODULES,
  type PermissionMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import type { Db } from '@/server/transaction'

const EVERYTHING = Object.fromEntries(
  MODULES.map(({ key }) => [key, Object.fromEntries(ACTIONS.map((action) => [action, true]))]),
) as PermissionMatrix

/** What a person may do now, role and own permissions together; nothing for customers, null for nobody. */
export async function getPermissions(db: Db, userId: number): Promise<PermissionMatrix | null> {
  const { rows } = await db.execute(sql`
    SELECT u.role_id, u.permissions AS own, r.permissions AS role FROM users u LEFT JOIN roles r ON r.id = u.role_id
    WHERE u.id = ${userId} AND u.deleted_at IS NULL`)
  const row = rows[0]
  if (!row) return null
  if (Number(row.role_id) === TOP_ROLE_ID) return EVERYTHING
  return effectivePermissions((row.role ?? {}) as PermissionMatrix, row.own as PermissionMatrix | null)
}
