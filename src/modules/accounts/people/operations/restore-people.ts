import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { emitPersonChanged } from './emit-person-changed'

/**
 * Restores the accounts of people whom staff deleted, with their previous state and role. Their sessions stay
 * ended.
 *
 * @returns how many
 * @throws AppError 403, 404 (also for accounts that their owners deleted); then nobody is restored
 */
export async function restorePeople(req: PayloadRequest, list: readonly number[]): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const people = await lockPeople(inner, db, list, 'delete', true, 'deleted')
    await db.execute(sql`UPDATE users SET deleted_at = NULL, updated_at = now() WHERE id = ANY(${ids(list)})`)
    await emitPersonChanged(inner, list, 'restored')
    return people.length
  })
}
