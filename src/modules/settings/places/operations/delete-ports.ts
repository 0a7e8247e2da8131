import type { PayloadRequest } from 'payload'
import { inTransaction, lockRows } from '@/server/transaction'

/**
 * Deletes ports together: all that exist, or none when one of them cannot be deleted.
 *
 * @returns how many there were
 */
export async function deletePorts(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const found = await lockRows(db, 'ports', ids)
    for (const id of found)
      await req.payload.delete({ collection: 'ports', id, req, overrideAccess: true, depth: 0 })
    return found.length
  })
}
