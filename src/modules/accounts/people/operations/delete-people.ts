import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { lockAdmins } from '@/modules/accounts/access/operations/lock-admins'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { refuseChangeWithoutAdmin } from '@/modules/accounts/access/operations/refuse-change-without-admin'
import { MANAGE_MESSAGES } from '@/modules/accounts/access/rules/may-manage-people'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { voidTokens } from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { users } from '@/modules/accounts/tables.gen'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { emitPersonChanged } from './emit-person-changed'

/** The most people that 'Delete All Blocked' deletes at a time. */
const MOST_BLOCKED = 10_000

/**
 * Deletes people: they can no longer sign in and disappear from all lists; what they did keeps its author.
 *
 * @returns how many
 * @throws AppError 403, 404, 409 (the last Admin); then nobody is deleted
 */
export const deletePeople = (req: PayloadRequest, list: readonly number[]): Promise<number> =>
  inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockAdmins(db)
    return markDeleted(inner, db, list)
  })

/**
 * Deletes all blocked people: those who are still blocked once their rows are locked, so that anyone
 * activated in the meantime stays.
 *
 * @returns how many
 * @throws AppError as deletePeople
 */
export async function deleteAllBlocked(req: PayloadRequest): Promise<number> {
  if (!can(await actorOf(req), 'accounts', 'delete')) throw forbidden(MANAGE_MESSAGES['not-allowed'])
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockAdmins(db)
    const blocked = await selectValues(
      db,
      users.id,
      sql`FROM users WHERE status = 'BLOCKED' AND deleted_at IS NULL ORDER BY id LIMIT ${MOST_BLOCKED} FOR UPDATE`,
    )
    return blocked.length === 0 ? 0 : markDeleted(inner, db, blocked)
  })
}

async function markDeleted(req: PayloadRequest, db: Db, list: readonly number[]): Promise<number> {
  const people = await lockPeople(req, db, list, 'delete', true)
  await db.execute(sql`
    UPDATE users SET deleted_at = now(), deleted_by_self = false, updated_at = now() WHERE id = ANY(${ids(list)})`)
  await endSessions(db, list)
  await voidTokens(db, list)
  await refuseChangeWithoutAdmin(db)
  await emitPersonChanged(req, list, 'deleted')
  return people.length
}
