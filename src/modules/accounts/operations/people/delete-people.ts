import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { actorOf } from '@/server/permissions'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { MANAGE_MESSAGES } from '../../rules/manage-people'
import { can } from '../../rules/permissions'
import { voidTokens } from '../tokens'
import { endSessions } from '../write-password'
import { holdAdmins, holdPeople, refuseWithoutAdmin } from './targets'

/**
 * Deletes people: they can no longer sign in and stand in no list; what they did keeps its author.
 *
 * @returns how many
 * @throws AppError 403, 404, 409 (the last Admin); then nobody is deleted
 */
export async function deletePeople(req: PayloadRequest, list: readonly number[]): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await holdAdmins(db)
    const people = await holdPeople(inner, db, list, 'delete', true)
    await db.execute(sql`
      UPDATE users SET deleted_at = now(), deleted_by_self = false, updated_at = now() WHERE id = ANY(${ids(list)})`)
    for (const { id } of people) {
      await endSessions(db, id)
      await voidTokens(db, id)
    }
    await refuseWithoutAdmin(db)
    return people.length
  })
}

/** The blocked people whom the caller may delete; what 'Delete All Blocked' counts before it asks. */
export async function blockedPeople(req: PayloadRequest): Promise<number[]> {
  const { rows } = await req.payload.db.drizzle.execute(
    sql`SELECT id FROM users WHERE status = 'BLOCKED' AND deleted_at IS NULL ORDER BY id LIMIT 10000`,
  )
  return rows.map((row) => Number(row.id))
}

/**
 * Deletes everybody who is blocked.
 *
 * @throws AppError as deletePeople
 */
export async function deleteAllBlocked(req: PayloadRequest): Promise<number> {
  if (!can(await actorOf(req), 'accounts', 'delete')) throw forbidden(MANAGE_MESSAGES['not-allowed'])
  const list = await blockedPeople(req)
  return list.length === 0 ? 0 : deletePeople(req, list)
}
