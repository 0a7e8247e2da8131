import { DELIVERED_STATUSES, type OrderStatus } from './order-statuses'

/** Where a vehicle is reviewed. */
export const reviewHref = (vehicleId: number): string => `/vehicles/${vehicleId}#reviews`

/** Whether a customer is invited to review what they have bought: once they have it, and it has a page. */
export const isReviewInvited = (order: { status: OrderStatus; vehicle: { hasPage: boolean } }): boolean =>
  DELIVERED_STATUSES.includes(order.status) && order.vehicle.hasPage
