import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/**
 * Records that whoever acts in this transaction has sent somebody an invitation, or a link that changes their address.
 * What they change about the account itself is recorded by triggers.
 */
export async function recordAccountMaker(db: Db, userId: number, how: 'invited' | 'email'): Promise<void> {
  await db.execute(sql`SELECT record_account_maker(${userId}, ${how})`)
}
