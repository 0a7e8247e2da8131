import { sql } from '@payloadcms/db-postgres'
import type { DestinationPort } from '@/modules/settings/places/queries/public-places'
import type { Db } from '@/server/transaction'

/** A person's port, while it is still a port of destination; null for none. */
export async function savedPort(db: Db, userId: number): Promise<DestinationPort | null> {
  const { rows } = await db.execute<DestinationPort>(sql`
    SELECT p.id, p.name, p.country FROM buyer_preferences b JOIN ports p ON p.id = b.port_id
    WHERE b.user_id = ${userId} AND p.active IS NOT FALSE AND p.use IN ('destination', 'both')`)
  return rows[0] ?? null
}
