import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes what quotes contain about erased people: addresses, wishes in their own words, and messages. */
export async function eraseQuotes(db: Db, userIds: readonly number[]): Promise<void> {
  const erased = ids(userIds)
  await db.execute(sql`
    UPDATE quotes SET shipment_address = NULL, special_requirements = NULL, image_url = NULL, reason = NULL,
      updated_at = now() WHERE customer_id = ANY(${erased})`)
  await db.execute(sql`
    UPDATE quote_customizations SET detailed_requirements = NULL, budget_details = NULL, updated_at = now()
    WHERE quote_id IN (SELECT id FROM quotes WHERE customer_id = ANY(${erased}))`)
  await db.execute(sql`
    DELETE FROM sales_notes WHERE author_id = ANY(${erased}) AND quote_id IS NOT NULL AND from_customer`)
}
