import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/transaction'

/** The port of destination that a person chose, by name; null for none. */
export async function portOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT p.name, p.country FROM buyer_preferences b JOIN ports p ON p.id = b.port_id WHERE b.user_id = ${id}`)
  return rows[0] ? `${rows[0].name}, ${rows[0].country}` : null
}
