import { sql } from '@payloadcms/db-postgres'
import { contains } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Ids of the showrooms whose place ('showroom name, city, country') holds these words. */
export async function showroomsAt(db: Db, words: string): Promise<number[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM showroom_offices
      WHERE ${contains(sql`concat_ws(', ', showroom_name, city, country)`, words)}`,
  )
  return rows.map((row) => Number(row.id))
}
