import type { Claim, ClaimEffect, VehicleChange } from '@/modules/inventory/vehicles/rules/claims'

/** A customer's order of a vehicle, from acceptance to delivery. */
export type OrderClaim = Claim & { orderNumber: string }
export type OrderClaimEffect = ClaimEffect<OrderClaim>

/** What becomes of an order's vehicle is decided by the order, so nothing but its steps may free it. */
export const claimEffects = (
  claims: readonly OrderClaim[],
  { isTrashed, to }: VehicleChange,
): OrderClaimEffect[] =>
  isTrashed || (to !== 'RESERVED' && to !== 'SOLD') ? claims.map((claim) => ({ claim, ends: null })) : []

const buyer = ({ customer }: OrderClaim): string => customer ?? 'A customer'

/** Why the vehicle cannot be changed so. */
export const claimText = ({ claim }: OrderClaimEffect): string =>
  `${buyer(claim)} has ordered this vehicle (${claim.orderNumber}). Cancel the order, or switch it to another vehicle.`

/** Why a vehicle is skipped. */
export const claimLeftAlone = (effects: readonly OrderClaimEffect[]): string =>
  `Ordered by ${effects.map(({ claim }) => claim.customer ?? 'a customer').join(', ')}`
