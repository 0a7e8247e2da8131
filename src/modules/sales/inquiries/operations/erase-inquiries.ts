import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes erased people's inquiries. */
export async function eraseInquiries(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM vehicle_inquiries WHERE customer_id = ANY(${ids(userIds)})`)
}
