import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { COMPANY_NOTICE } from '../queries/read-company-settings'

/** The company's logos are held in memory with the names of their files. */
export const followReplacedPicture = async (_picture: unknown, { db }: { db: Db }): Promise<void> => {
  await db.execute(sql`SELECT pg_notify(${COMPANY_NOTICE}, '')`)
}
