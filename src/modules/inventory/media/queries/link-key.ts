import { sql } from '@payloadcms/db-postgres'
import { exists } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

/** Whether the links to a sent file still carry this key; a new one has made all links before it worthless. */
export const isLinkKey = (db: Db, path: string, linkKey: string): Promise<boolean> =>
  exists(db, sql`FROM uploads WHERE path = ${path} AND link_key = ${linkKey}::uuid`)
