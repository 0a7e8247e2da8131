import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { conflict } from '@/kernel/errors'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import type { ClaimSource } from '@/modules/inventory/vehicles/operations/declare-claims'
import type { ClaimEffect } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import { orders } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import {
  claimName,
  ORDER_CLAIMS_FIELD,
  type OrderClaim,
  orderEffects,
  orderEffectText,
} from '../rules/order-claims'
import { orderNumber } from '../rules/order-number'

const o = alias(orders, 'o')
const _u = alias(users, 'u')

const CLAIM = {
  id: o.id,
  vehicleId: o.vehicleId,
  status: o.status,
  orderedAt: o.orderedAt,
  customer: text(personName('u')),
}

/** Open orders, as claims on their vehicles: their steps alone change what becomes of them. */
export const orderClaims: ClaimSource<OrderClaim, ClaimEffect<OrderClaim>> = {
  field: ORDER_CLAIMS_FIELD,
  plural: 'open orders',
  open: openOrders,
  effects: orderEffects,
  effectText: orderEffectText,
  leftAlone: (effects) => `Ordered: ${effects.map(({ claim }) => claimName(claim)).join(', ')}`,
  end: async (_req, _db, vehicles) => {
    const [claim] = vehicles.flatMap(({ effects }) => effects.map((effect) => effect.claim))
    if (claim) throw conflict(orderEffectText({ claim, ends: null }))
  },
  notice: (claims) => ({
    title: 'Orders',
    href: `/admin/orders?keyword=${claims[0] ? orderNumber(claims[0].id, claims[0].orderedAt) : ''}`,
    sentences: claims.map((claim) => ({
      text: `Order ${orderNumber(claim.id, claim.orderedAt)} for`,
      customer: claim.customer ?? 'a customer',
    })),
  }),
}

async function openOrders(
  db: Db,
  vehicleIds: readonly number[],
  named: boolean,
): Promise<Map<number, OrderClaim[]>> {
  const rows = await select(
    db,
    CLAIM,
    sql`FROM orders o JOIN users u ON u.id = o.customer_id
      WHERE o.vehicle_id = ANY(${ids(vehicleIds)})
        AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED')
      ORDER BY o.id`,
  )
  const byVehicle = new Map<number, OrderClaim[]>()
  for (const { vehicleId, ...row } of rows)
    byVehicle.set(vehicleId, [
      ...(byVehicle.get(vehicleId) ?? []),
      { ...row, customer: named ? row.customer : null },
    ])
  return byVehicle
}
