import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { tableOf } from '@/server/records'
import { exists } from '@/server/rows/exists'
import { inTransaction } from '@/server/transaction'
import type { ReferenceSlug } from '../rules/reference-lists'

/**
 * Switches a reference list entry between active and inactive, one switch at a time.
 *
 * @returns its new status
 * @throws AppError 404 if there is no such entry
 */
export async function toggleEntryStatus(
  req: PayloadRequest,
  list: ReferenceSlug,
  id: number,
): Promise<'active' | 'inactive'> {
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const table = tableOf(list)
    await lockUnchanged(db, table, id)
    const isActive = await exists(
      db,
      sql`FROM ${sql.identifier(table)} WHERE id = ${id} AND status = 'active'`,
    )
    const status = isActive ? 'inactive' : 'active'
    await req.payload.update({ collection: list, id, data: { status }, req, overrideAccess: true, depth: 0 })
    return status
  })
}
