import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { forbidden, notFound } from '@/kernel/errors'
import { type Action, effectivePermissions, storedMatrix } from '@/kernel/permissions'
import { users } from '@/modules/accounts/tables.gen'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { json, nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { DELETED_BY_STAFF } from '../queries/match-deleted-by-staff'
import { MANAGE_MESSAGES, mayManage, type Target } from '../rules/may-manage-people'

const u = alias(users, 'u')

const PERSON = {
  id: u.id,
  email: u.email,
  firstName: u.firstName,
  status: u.status,
  roleId: u.roleId,
  emailVerifiedAt: u.emailVerifiedAt,
  own: nullable(json(storedMatrix, u.permissions)),
  role: nullable(json(storedMatrix, sql`(SELECT r.permissions FROM roles r WHERE r.id = u.role_id)`)),
}

/** A person whose row is locked until the end of the transaction. */
export type LockedPerson = Target &
  Pick<RowOf<typeof PERSON>, 'email' | 'firstName' | 'status' | 'emailVerifiedAt'>

/**
 * Locks people for a change by staff, in the order of their ids, after checking that the caller may make it.
 *
 * @param takesAway whether the change blocks or deletes, or reverses that
 * @param among people with an account, or those whose account staff deleted
 * @throws AppError 404 if one of them does not exist, 403 with the reason if the caller may not
 */
export async function lockPeople(
  req: PayloadRequest,
  db: Db,
  list: readonly number[],
  action: Action,
  takesAway = false,
  among: 'alive' | 'deleted' = 'alive',
): Promise<LockedPerson[]> {
  const where = among === 'alive' ? sql`(u.deleted_at IS NULL OR u.deleted_by_self)` : DELETED_BY_STAFF
  const rows = await select(
    db,
    PERSON,
    sql`FROM users u WHERE u.id = ANY(${ids(list)}) AND ${where} ORDER BY u.id FOR UPDATE OF u`,
  )
  const people = rows.map(({ own, role, ...person }) => ({
    ...person,
    permissions: effectivePermissions(role ?? {}, own),
  }))
  if (people.length < new Set(list).size) throw notFound()
  const actor = await actorOf(req)
  for (const person of people) {
    const answer = mayManage(actor, action, person, takesAway)
    if (!answer.ok) throw forbidden(MANAGE_MESSAGES[answer.error])
  }
  return people
}
