import { sql } from '@payloadcms/db-postgres'
import type { ShowroomChoice } from '@/modules/accounts/access/queries/showroom-choices'
import { byName } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Showrooms by name for choosing, at most 1,000. */
export async function listShowroomChoices(db: Db): Promise<ShowroomChoice[]> {
  const { rows } = await db.execute(
    sql`SELECT id, concat_ws(', ', showroom_name, city) AS name FROM showroom_offices
      ORDER BY ${byName(sql`showroom_name`)}, ${byName(sql`city`)}, id LIMIT 1000`,
  )
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name) }))
}
