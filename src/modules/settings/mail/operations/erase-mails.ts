import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes the e-mails to erased people from the outbox. */
export async function eraseMails(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM mail_outbox WHERE user_id = ANY(${ids(userIds)})`)
}
