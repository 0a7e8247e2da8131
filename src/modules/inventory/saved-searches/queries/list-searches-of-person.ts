import { sql } from '@payloadcms/db-postgres'
import { savedSearches } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

const STORED = {
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  savedAt: savedSearches.createdAt,
}

/** A person's saved searches, newest first. */
export const listSearchesOfPerson = (db: Db, id: number) =>
  select(db, STORED, sql`FROM saved_searches WHERE user_id = ${id} ORDER BY id DESC`)
