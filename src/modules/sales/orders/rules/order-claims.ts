import type {
  Claim,
  ClaimEffect,
  ClaimField,
  VehicleChange,
} from '@/modules/inventory/vehicles/rules/vehicle-claims'
import { orderNumber } from './order-number'
import { ORDER_STATUS_LABELS, type OrderStatus } from './order-statuses'

/** The field of refusals about orders. There is no consent to them: an order has steps of its own. */
export const ORDER_CLAIMS_FIELD = 'affectedOrders' satisfies ClaimField

/** An order whose vehicle is its customer's, or promised to them. */
export type OrderClaim = Claim & { status: OrderStatus; orderedAt: string }

/** What an order calls itself: 'OR-2026-12 of Jane Doe'. */
export const claimName = ({ customer, id, orderedAt }: OrderClaim): string =>
  `${orderNumber(id, orderedAt)}${customer ? ` of ${customer}` : ''}`

/** Orders prevent changes of their vehicles' status, and moves to the trash; they may be moved. */
export const orderEffects = (
  claims: readonly OrderClaim[],
  { from, isTrashed, to }: VehicleChange,
): ClaimEffect<OrderClaim>[] =>
  from === to && !isTrashed ? [] : claims.map((claim) => ({ claim, ends: null }))

/** What a change means for an order, for the person about to make it. */
export const orderEffectText = ({ claim }: ClaimEffect<OrderClaim>): string =>
  `The vehicle belongs to order ${claimName(claim)} (${ORDER_STATUS_LABELS[claim.status].toLowerCase()}), which stays as it is. Cancel the order or switch its vehicle instead.`
