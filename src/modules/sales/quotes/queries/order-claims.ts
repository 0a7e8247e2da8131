import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { orders } from '@/modules/sales/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { OrderClaim } from '../rules/claim-effects'
import { ordersInForce } from './ports'
import { CUSTOMER_NAME } from './quote-mail'

const o = alias(orders, 'o')
const CLAIM = {
  id: o.id,
  vehicleId: o.vehicleId,
  orderNumber: text(sql`'OR-' || extract(year FROM o.created_at AT TIME ZONE 'UTC') || '-' || o.id`),
  customer: text(CUSTOMER_NAME),
}

/**
 * The orders that claim vehicles, by vehicle.
 *
 * @param named whether the viewer sees who the customers are
 */
export async function orderClaims(
  db: Db,
  vehicleIds: readonly number[],
  named: boolean,
): Promise<Map<number, OrderClaim[]>> {
  const rows = await select(
    db,
    CLAIM,
    sql`FROM orders o JOIN users u ON u.id = o.customer_id
      WHERE o.vehicle_id = ANY(${ids(vehicleIds)}) AND ${ordersInForce()} ORDER BY o.id`,
  )
  const found = new Map<number, OrderClaim[]>()
  for (const { vehicleId, ...claim } of rows)
    found.set(vehicleId, [
      ...(found.get(vehicleId) ?? []),
      { ...claim, customer: named ? claim.customer : null },
    ])
  return found
}
