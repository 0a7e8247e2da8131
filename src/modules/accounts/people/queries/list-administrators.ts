import { sql } from '@payloadcms/db-postgres'
import { users } from '@/modules/accounts/tables.gen'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

/** Where an administrator is written to. */
export type Administrator = { address: string; userId: number }

/** Every person of the top role who can sign in. */
export const listAdministrators = (db: Db): Promise<Administrator[]> =>
  select(
    db,
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id`,
  )
