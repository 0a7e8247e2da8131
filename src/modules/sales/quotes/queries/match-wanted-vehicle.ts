import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isAmong } from '@/modules/sales/search/queries/match-people-by-words'
import { hasWords, matchWantedLists } from '@/modules/sales/search/queries/match-words'
import type { Db } from '@/server/db-of'

/** In the words of the index `quotes_wanted_by`. */
const typedOf = (row: 'q' | 't') =>
  sql.raw(`person_norm(coalesce(${row}.custom_manufacturer, '') || ' ' || coalesce(${row}.custom_model, ''))`)
const WISH = {
  make: sql`q.wanted_manufacturer_id`,
  model: sql`q.wanted_model_id`,
  typedModel: sql`q.custom_model`,
}

/** Whether a quote `q` without a vehicle wants what the words mean. */
export async function isWanted(db: Db, words: string): Promise<SQL> {
  const typed = {
    condition: sql`(SELECT t.id FROM quotes t WHERE t.is_order_on_demand AND ${hasWords(typedOf('t'), words)})`,
    isMatching: hasWords(typedOf('q'), words),
  }
  const ways = [await isAmong(db, sql`q.id`, typed), ...(await matchWantedLists(db, WISH, words))]
  // Each way with its own conditions: only then does an index serve it.
  return sql.join(
    ways.map((way) => sql`(q.is_order_on_demand AND q.vehicle_id IS NULL AND ${way})`),
    sql` OR `,
  )
}
