import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { storedMatrix } from '@/kernel/permissions'
import { roles, users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { json, nullable, numbers } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { AccessFacts } from '../rules/explain-access'

export const u = alias(users, 'u')

const r = alias(roles, 'r')

const FACTS = {
  firstName: u.firstName,
  lastName: u.lastName,
  status: u.status,
  roleId: u.roleId,
  roleName: nullable(r.name),
  role: nullable(json(storedMatrix, r.permissions)),
  own: nullable(json(storedMatrix, u.permissions)),
  allShowrooms: u.allShowrooms,
  showrooms: nullable(
    numbers(sql`(SELECT array_agg(l.showroom_offices_id) FROM users_rels l
      WHERE l.parent_id = u.id AND l.path = 'assignedShowrooms')`),
  ),
}

/** The facts that determine one person's access; null for unknown people and deleted accounts. */
export async function readAccessFacts(db: Db, id: number): Promise<AccessFacts | null> {
  const [row] = await select(
    db,
    FACTS,
    sql`FROM users u LEFT JOIN roles r ON r.id = u.role_id WHERE u.id = ${id} AND u.deleted_at IS NULL`,
  )
  if (!row) return null
  const { allShowrooms, firstName, lastName, role, showrooms, ...facts } = row
  return {
    ...facts,
    name: `${firstName} ${lastName}`.trim(),
    role: role ?? {},
    showrooms: allShowrooms ? 'all' : (showrooms ?? []),
  }
}
