import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'

/** Whether an upload's links still use this key; a new key invalidates all earlier links. */
export const isLinkKey = (db: Db, path: string, linkKey: string): Promise<boolean> =>
  exists(db, sql`FROM uploads WHERE path = ${path} AND link_key = ${linkKey}::uuid`)
