import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { notFound, unauthenticated } from '@/kernel/errors'
import { isServedPort } from '@/modules/settings/places/queries/match-served-ports'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'

/** The row of a port, while it is one of destination. */
const chosen = (userId: number, portId: number): SQL => sql`
  INSERT INTO buyer_preferences (user_id, port_id)
  SELECT ${userId}, id FROM ports
  WHERE id = ${portId} AND ${isServedPort(sql`ports`)}`

/**
 * Saves the caller's port of destination; null means that they want none.
 *
 * @throws AppError 401 without a user, 404 for anything but an active port of destination
 */
export async function saveOwnPort(req: PayloadRequest, portId: number | null): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind === 'guest') throw unauthenticated()
  const row =
    portId === null
      ? sql`INSERT INTO buyer_preferences (user_id, port_id) VALUES (${actor.id}, NULL)`
      : chosen(actor.id, portId)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    const { rowCount } = await db.execute(sql`${row}
      ON CONFLICT (user_id) DO UPDATE SET port_id = excluded.port_id, updated_at = now()`)
    if (rowCount === 0) throw notFound('Port not found')
  })
}

/** Moves a guest's port into an account that has chosen none; an account's own choice stays. */
export async function saveGuestPort(db: Db, userId: number, portId: number): Promise<void> {
  await db.execute(sql`${chosen(userId, portId)} ON CONFLICT (user_id) DO NOTHING`)
}
