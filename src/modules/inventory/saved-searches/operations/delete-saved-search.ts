import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { inTransaction } from '@/server/transaction'

/**
 * Deletes a search of the request's user, with its pending alerts.
 *
 * @throws AppError 404 if that person has no such search
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
