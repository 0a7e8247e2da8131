import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/** Allows only one change of Admins at a time. */
export const lockAdmins = async (db: Db): Promise<void> => {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('kaido:admins'))`)
}
