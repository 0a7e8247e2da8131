import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/transaction'

/** Whether the links to a sent file still carry this key; a new one has made all links before it worthless. */
export async function isLinkKey(db: Db, path: string, linkKey: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM uploads WHERE path = ${path} AND link_key = ${linkKey}::uuid`,
  )
  return rows.length > 0
}
