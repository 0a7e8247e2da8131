import { sql } from '@payloadcms/db-postgres'
import { iso } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** The searches that a person keeps, the newest first. */
export async function searchesOf(db: Db, id: number) {
  const { rows } = await db.execute(
    sql`SELECT name, query, frequency, created_at FROM saved_searches WHERE user_id = ${id} ORDER BY id DESC`,
  )
  return rows.map((row) => ({
    name: String(row.name),
    query: String(row.query),
    frequency: String(row.frequency),
    savedAt: iso(row.created_at),
  }))
}
