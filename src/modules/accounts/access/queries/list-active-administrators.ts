import { sql } from '@payloadcms/db-postgres'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { users } from '@/modules/accounts/tables.gen'
import { type Reader, select } from '@/server/rows/select'

/** Everybody of the top role who can sign in, as receivers of e-mails. */
export const listActiveAdministrators = (on: Reader): Promise<{ address: string; userId: number }[]> =>
  select(
    on,
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = ${TOP_ROLE_ID} AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id`,
  )
