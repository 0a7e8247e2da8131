import type { Db } from '@/server/db-of'
import { type OrderRow, readOrderRows } from './read-order-rows'

/** One order as in a list, or null; who may see it is up to the caller. */
export async function getOrderRow(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await readOrderRows(db, [id])
  return row ?? null
}
