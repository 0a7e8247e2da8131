import { sql } from '@payloadcms/db-postgres'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

const PORT = text(sql`p.name || ', ' || p.country`)

/** A person's port of destination, by name; null for none. */
export async function portOf(db: Db, id: number) {
  const [port] = await selectValues(
    db,
    PORT,
    sql`FROM buyer_preferences b JOIN ports p ON p.id = b.port_id WHERE b.user_id = ${id}`,
  )
  return port ?? null
}
