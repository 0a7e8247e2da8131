import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { storedMatrix } from '@/kernel/permissions'
import { roles } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, json, number, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const r = alias(roles, 'r')

const ROLE = {
  id: r.id,
  name: r.name,
  permissions: json(storedMatrix, r.permissions),
  people: number(sql`(SELECT count(*) FROM users u WHERE u.role_id = r.id AND u.deleted_at IS NULL)`),
  /** Whether people with this role must sign in with a second factor. */
  requiresSecondFactor: flag(sql`r.requires_second_factor`),
  updatedAt: r.updatedAt,
}

/** A role with its permissions and the number of people who have it. */
export type Role = RowOf<typeof ROLE>

const MOST = 200

/** All roles in order of creation; with `id`, only that one. */
export function listRoles(db: Db, id?: number): Promise<Role[]> {
  const one = id === undefined ? sql`true` : sql`r.id = ${id}`
  return select(db, ROLE, sql`FROM roles r WHERE ${one} ORDER BY r.id LIMIT ${MOST}`)
}
