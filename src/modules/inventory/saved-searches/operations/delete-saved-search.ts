import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { inTransaction } from '@/server/transaction'

/**
 * Forgets a search of the person of a request, with all that waits to be told of it.
 *
 * @throws AppError 404 when that person keeps no such search
 */
export async function deleteSavedSearch(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { rows } = await db.execute(
      sql`SELECT id FROM saved_searches WHERE id = ${id} AND user_id = ${Number(req.user?.id ?? 0)} FOR UPDATE`,
    )
    if (!rows[0]) throw notFound('Saved search not found')
    await req.payload.delete({ collection: 'saved-searches', id, req: inner, overrideAccess: true, depth: 0 })
  })
}
