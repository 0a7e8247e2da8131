import { sql } from '@payloadcms/db-postgres'
import { exists } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

/** Whether an upload's links still use this key; a new key invalidates all earlier links. */
export const isLinkKey = (db: Db, path: string, linkKey: string): Promise<boolean> =>
  exists(db, sql`FROM uploads WHERE path = ${path} AND link_key = ${linkKey}::uuid`)
