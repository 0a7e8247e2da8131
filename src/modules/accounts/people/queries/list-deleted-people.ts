import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DELETED_BY_STAFF } from '@/modules/accounts/access/queries/match-deleted-by-staff'
import { roles, users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, nullable, type RowOf, text } from '@/server/rows/fields'
import { selectPage } from '@/server/rows/select'
import { all, contains, type Paging } from '@/server/sql'

const u = alias(users, 'u')

const DELETED = {
  id: u.id,
  firstName: u.firstName,
  lastName: u.lastName,
  email: u.email,
  /** The role, or null for customers. */
  roleId: u.roleId,
  roleName: nullable(alias(roles, 'r').name),
  deletedAt: filled(u.deletedAt),
  /** Who deleted it, by their name in the audit log. */
  deletedBy: nullable(
    text(sql`(SELECT a.actor_label FROM audit_log a WHERE a.table_name = 'users' AND a.record_id = u.id::text
      AND a.after ->> 'deleted_at' IS NOT NULL ORDER BY a.id DESC LIMIT 1)`),
  ),
}

/** A person whose account staff deleted. */
export type DeletedPerson = Omit<RowOf<typeof DELETED>, 'firstName' | 'lastName'> & { name: string }

/** One page of the deleted accounts, the latest first, and their total number. */
export async function listDeletedPeople(
  db: Db,
  { limit, page, search = '' }: Paging & { search?: string },
): Promise<{ rows: DeletedPerson[]; total: number }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const searchable = sql`concat_ws(' ', u.first_name, u.last_name, u.email)`
  const where = all([DELETED_BY_STAFF, ...words.map((word) => contains(searchable, word))])
  const from = sql`users u LEFT JOIN roles r ON r.id = u.role_id`
  const orderBy = sql`u.deleted_at DESC, u.id DESC`
  const { rows, total } = await selectPage(db, { shape: DELETED, from, where, orderBy }, { page, limit })
  const people = rows.map(({ firstName, lastName, ...person }) => ({
    ...person,
    name: `${firstName} ${lastName}`.trim() || person.email,
  }))
  return { rows: people, total }
}
