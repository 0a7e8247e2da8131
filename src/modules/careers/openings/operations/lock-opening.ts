import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { lockRows } from '@/server/database/lock-rows'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { openingsInScope } from '../queries/match-openings-in-scope'

/**
 * Locks an opening until the end of the transaction, for staff with these showrooms.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none within reach, 409 if it has changed since
 */
export async function lockOpening(
  db: Db,
  id: number,
  showrooms: ShowroomScope,
  seen?: string,
): Promise<void> {
  await lockRows(db, 'openings', [id])
  // A statement of its own: only it sees what the previous one waited for.
  if (!(await exists(db, sql`FROM openings o WHERE o.id = ${id} AND ${openingsInScope(showrooms)}`)))
    throw notFound()
  await lockUnchanged(db, 'openings', id, seen)
}

/** What work on an opening queues up by. */
export const openingKey = (id: number): string => `openings:${id}`
