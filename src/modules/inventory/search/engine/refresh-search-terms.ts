import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { idList } from './refresh-search-rows'

/**
 * Updates search terms from their lists, in the caller's transaction: all of them, or the entries `ids` of
 * one kind. The models of a renamed make are included, because their phrase contains its name.
 */
export async function refreshSearchTerms(db: Db, kind?: string, ids?: readonly number[]): Promise<void> {
  const some = ids ? idList(ids) : sql`NULL`
  await db.execute(sql`SELECT refresh_search_terms(${kind ?? null}, ${some})`)
  if (kind === 'make') await db.execute(sql`SELECT refresh_search_terms('model', ${some})`)
}
