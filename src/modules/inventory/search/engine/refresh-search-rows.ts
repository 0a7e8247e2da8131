import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

/**
 * Writes the current search rows of vehicles, in the caller's transaction, and removes those of vehicles that
 * are gone or in the trash. The vehicles stay locked until it ends. Returns how many changed.
 */
export async function refreshSearchRows(db: Db, vehicles: readonly number[]): Promise<number> {
  const [changed] = await selectValues(db, number(sql`refresh_vehicle_search(${idList(vehicles)})`), sql``)
  return changed ?? 0
}
