import { sql } from '@payloadcms/db-postgres'
import { conflict } from '@/kernel/errors'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { LAST_ADMIN_MESSAGE } from '../rules/may-manage-people'

/**
 * Rejects a change that would leave the top role empty. Called after the change, inside its transaction; the
 * lock makes two such changes wait for each other.
 *
 * @throws AppError 409
 */
export async function refuseChangeWithoutAdmin(db: Db): Promise<void> {
  const isLeft = await exists(
    db,
    sql`FROM users WHERE role_id = ${TOP_ROLE_ID} AND status = 'ACTIVE' AND deleted_at IS NULL`,
  )
  if (!isLeft) throw conflict(LAST_ADMIN_MESSAGE)
}
