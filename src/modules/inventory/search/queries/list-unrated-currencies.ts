import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import type { Delivery } from '../engine/delivery-requirements'

/**
 * Currencies of listed vehicles that have no exchange rate today, so that their prices cannot be compared. Each currency
 * costs one step along an index, however many vehicles there are.
 */
export function listUnratedCurrencies(payload: Payload, { terms }: Delivery): Promise<string[]> {
  const rated = sql`${sql.param(Object.keys(terms.dollars))}::text[]`
  const next = (after: unknown) => sql`SELECT min(currency) FROM vehicle_search
    WHERE is_public AND price > 0 AND currency > ${after}`
  return selectValues(
    payload,
    text(sql`code`),
    sql`FROM (WITH RECURSIVE used (code) AS ((${next('')}) UNION ALL SELECT (${next(sql`used.code`)}) FROM used WHERE used.code IS NOT NULL)
      SELECT code FROM used WHERE code IS NOT NULL AND code <> ALL (${rated})) unrated ORDER BY code`,
  )
}
