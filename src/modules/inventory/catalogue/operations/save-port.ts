import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound, unauthenticated } from '@/kernel/errors'
import { actorOf } from '@/server/permissions'
import { inTransaction } from '@/server/transaction'

/**
 * Saves the caller's port of destination; null clears it.
 *
 * @throws AppError 401 without a user, 404 for anything but an active port of destination
 */
export async function savePort(req: PayloadRequest, portId: number | null): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind === 'guest') throw unauthenticated()
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (portId === null) {
      await db.execute(sql`DELETE FROM buyer_preferences WHERE user_id = ${actor.id}`)
      return
    }
    const { rowCount } = await db.execute(sql`
      INSERT INTO buyer_preferences (user_id, port_id)
      SELECT ${actor.id}, id FROM ports
      WHERE id = ${portId} AND active IS NOT FALSE AND use IN ('destination', 'both')
      ON CONFLICT (user_id) DO UPDATE SET port_id = excluded.port_id, updated_at = now()`)
    if (rowCount === 0) throw notFound('Port not found')
  })
}
