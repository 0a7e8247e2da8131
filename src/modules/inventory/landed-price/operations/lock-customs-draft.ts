import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { getCustomsList } from '../queries/get-customs-list'
import type { CustomsList } from '../queries/list-customs-lists'

/**
 * Locks a list that may still get lines.
 *
 * @throws AppError 404; 409 if it is in use or retired
 */
export async function lockCustomsDraft(db: Db, id: number): Promise<CustomsList> {
  const list = await getCustomsList(db, id, true)
  if (list.status !== 'DRAFT') throw conflict('Only a draft can get lines. Create a new list for new values.')
  return list
}
