import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName } from '@/server/sql'
import { u } from './read-access-facts'

const CHOICE = {
  id: u.id,
  firstName: u.firstName,
  lastName: u.lastName,
  email: u.email,
  roleId: filled(u.roleId),
}

/** The people to choose from when checking someone's access: staff by name, at most 500. */
export async function listStaffChoices(db: Db): Promise<{ id: number; name: string; roleId: number }[]> {
  const rows = await select(
    db,
    CHOICE,
    sql`FROM users u WHERE u.role_id IS NOT NULL AND u.deleted_at IS NULL
    ORDER BY ${byName(sql`u.first_name`)}, ${byName(sql`u.last_name`)}, u.id LIMIT 500`,
  )
  return rows.map(({ email, firstName, id, lastName, roleId }) => ({
    id,
    name: `${firstName} ${lastName} · ${email}`.trim(),
    roleId,
  }))
}
