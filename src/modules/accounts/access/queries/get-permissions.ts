import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  ACTIONS,
  effectivePermissions,
  MODULES,
  type PermissionMatrix,
  storedMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import { roles, users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { json, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const EVERYTHING = Object.fromEntries(
  MODULES.map(({ key }) => [key, Object.fromEntries(ACTIONS.map((action) => [action, true]))]),
) as PermissionMatrix

const u = alias(users, 'u')
const r = alias(roles, 'r')

const HELD = {
  roleId: u.roleId,
  own: nullable(json(storedMatrix, u.permissions)),
  role: nullable(json(storedMatrix, r.permissions)),
}

/**
 * A person's current permissions, from role and personal settings; empty for customers, null for unknown
 * people.
 */
export async function getPermissions(db: Db, userId: number): Promise<PermissionMatrix | null> {
  const [row] = await select(
    db,
    HELD,
    sql`FROM users u LEFT JOIN roles r ON r.id = u.role_id WHERE u.id = ${userId} AND u.deleted_at IS NULL`,
  )
  if (!row) return null
  if (row.roleId === TOP_ROLE_ID) return EVERYTHING
  return effectivePermissions(row.role ?? {}, row.own)
}
