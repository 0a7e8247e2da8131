import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { CustomsList } from './list-customs-lists'
import { CUSTOMS_LIST } from './select-customs-list'

/**
 * One list.
 *
 * @param lock locks it until the end of the transaction
 * @throws AppError 404
 */
export async function getCustomsList(db: Db, id: number, lock = false): Promise<CustomsList> {
  const [list] = await select(
    db,
    CUSTOMS_LIST,
    sql`FROM customs_value_lists l WHERE l.id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
  )
  if (!list) throw notFound('Customs value list not found')
  return list
}
