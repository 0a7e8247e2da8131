import { sql } from '@payloadcms/db-postgres'
import type { DestinationPort } from '@/modules/settings/places/queries/public-places'
import type { Db } from '@/server/transaction'

/** The port that a person has vehicles sent to, while it is one of destination; null for none. */
export async function savedPort(db: Db, userId: number): Promise<DestinationPort | null> {
  const { rows } = await db.execute<DestinationPort>(sql`
    SELECT p.id, p.name, p.country FROM buyer_preferences b JOIN ports p ON p.id = b.port_id
    WHERE b.user_id = ${userId} AND p.active IS NOT FALSE AND p.use IN ('destination', 'both')`)
  return rows[0] ?? null
}
