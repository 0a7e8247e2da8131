import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  type Action,
  effectivePermissions,
  type ModuleKey,
  storedMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { users } from '@/modules/accounts/tables.gen'
import { flag, json, nullable, numbers, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { byName } from '@/server/sql'
import { personName } from './select-person-name'

const u = alias(users, 'u')
const NAME = personName('u')

const MEMBER = {
  id: u.id,
  name: text(NAME),
  email: u.email,
  roleId: u.roleId,
  own: nullable(json(storedMatrix, u.permissions)),
  role: nullable(json(storedMatrix, sql`r.permissions`)),
  isEverywhere: flag(sql`coalesce(u.all_showrooms, false)`),
  showrooms: numbers(sql`ARRAY(SELECT x.showroom_offices_id FROM users_rels x
    WHERE x.parent_id = u.id AND x.path = 'assignedShowrooms' AND x.showroom_offices_id IS NOT NULL)`),
}

/** An active member of staff, with the showrooms of their work. */
export type StaffMember = { id: number; name: string; email: string; showrooms: ShowroomScope }

/** So many are read at most. */
const MOST = 1_000

/** The active staff whose permissions include an action, by name. */
export async function listPermittedStaff(
  on: Reader,
  module: ModuleKey,
  action: Action,
): Promise<StaffMember[]> {
  const rows = await select(
    on,
    MEMBER,
    sql`FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.status = 'ACTIVE' AND u.deleted_at IS NULL ORDER BY ${byName(NAME)} LIMIT ${MOST}`,
  )
  return rows
    .filter(
      ({ own, role, roleId }) =>
        roleId === TOP_ROLE_ID || effectivePermissions(role ?? {}, own)[module]?.[action] === true,
    )
    .map(({ email, id, isEverywhere, name, roleId, showrooms }) => ({
      id,
      name,
      email,
      showrooms: isEverywhere || roleId === TOP_ROLE_ID ? 'all' : showrooms,
    }))
}
