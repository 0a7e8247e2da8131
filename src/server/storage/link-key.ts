import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'

/**
 * Whether the links to a sent file still carry this key; a new one has made all links before it worthless. True for an
 * address that is bound to none.
 */
export async function isLinkKey(path: string, linkKey: string | undefined): Promise<boolean> {
  if (linkKey === undefined) return true
  const payload = await getPayload({ config })
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT 1 FROM uploads WHERE path = ${path} AND link_key = ${linkKey}::uuid`,
  )
  return rows.length > 0
}
