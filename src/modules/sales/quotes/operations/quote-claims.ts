import { conflict } from '@/kernel/errors'
import type { ClaimSource } from '@/modules/inventory/vehicles/operations/claims'
import { orderClaims } from '../queries/order-claims'
import {
  claimEffects,
  claimLeftAlone,
  claimText,
  type OrderClaim,
  type OrderClaimEffect,
} from '../rules/claim-effects'

/** Accepted quotes, as claims on their vehicles: only the steps of their orders end them. */
export const quoteClaims: ClaimSource<OrderClaim, OrderClaimEffect> = {
  field: 'affectedOrders',
  plural: 'orders',
  open: orderClaims,
  effects: claimEffects,
  effectText: claimText,
  leftAlone: claimLeftAlone,
  end: async (_req, _db, vehicles) => {
    for (const effect of vehicles.flatMap(({ effects }) => effects)) throw conflict(claimText(effect))
  },
  notice: (claims) => ({
    title: 'Orders',
    href: claims.length === 1 ? `/admin/orders/${claims[0]?.id}` : '/admin/orders',
    sentences: claims.map(({ customer, orderNumber }) => ({
      text: `${orderNumber}: ordered by`,
      customer: customer ?? 'a customer',
    })),
  }),
}
