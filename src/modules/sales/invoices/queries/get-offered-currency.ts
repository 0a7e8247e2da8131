import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

const q = alias(quotes, 'q')

/** The currency of a quote's amounts; null if there is no such quote. */
export async function getOfferedCurrency(db: Db, quoteId: number): Promise<string | null> {
  const rows = await select(db, { currency: q.currency }, sql`FROM quotes q WHERE q.id = ${quoteId}`)
  return rows[0]?.currency ?? null
}
