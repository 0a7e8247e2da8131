import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes erased people's inquiries. */
export async function eraseInquiries(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM vehicle_inquiries WHERE customer_id = ANY(${ids(userIds)})`)
}
