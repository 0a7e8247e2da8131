import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/**
 * Removes what orders contain about erased people: addresses, snapshots and messages. The orders themselves stay
 * with their amounts, as the law requires of a company's books.
 */
export async function eraseOrders(db: Db, userIds: readonly number[]): Promise<void> {
  const erased = ids(userIds)
  await db.execute(sql`
    UPDATE orders SET snapshots_customer = NULL,
      consignee_name = NULL, consignee_address = NULL, consignee_phone = NULL, consignee_email = NULL,
      notify_party_name = NULL, notify_party_address = NULL, notify_party_phone = NULL, notify_party_email = NULL,
      updated_at = now()
    WHERE customer_id = ANY(${erased})`)
  await db.execute(sql`
    DELETE FROM sales_notes WHERE author_id = ANY(${erased}) AND order_id IS NOT NULL AND from_customer`)
}
