/** Every state of an order. `VEHICEL_RETURNED` is spelled so in storage and in calls. */
export const ORDER_STATUSES = [
  'PENDING_CONFIRMATION',
  'ORDER_CONFIRMED',
  'IN_PROGRESS',
  'VEHICLE_PREPARATION_INSPECTION',
  'VEHICLE_READY',
  'READY_FOR_PICKUP',
  'DELIVERY_SCHEDULED',
  'ORDER_DELIVERED',
  'ORDER_COMPLETED',
  'VEHICEL_RETURNED',
  'ORDER_RETURNED',
  'VEHICLE_SWITCHED',
  'ORDER_CANCELLED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The state of a new order: its quote has just been accepted. */
export const NEW_ORDER = 'PENDING_CONFIRMATION' satisfies OrderStatus

/** With these an order is closed. A completed one can still be returned for a while. */
export const CLOSED_STATUSES = ['ORDER_COMPLETED', 'ORDER_RETURNED', 'ORDER_CANCELLED'] as const

/** Those still to be worked on. */
export const OPEN_ORDER_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !CLOSED_STATUSES.some((closed) => closed === status),
)

/** The states in which an order's vehicle is its customer's, or promised to them. */
export const CLAIMING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !['VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED'].includes(status),
)

/** How a vehicle that is ready gets to its customer. */
export const HANDOVER_STATUSES: readonly OrderStatus[] = ['READY_FOR_PICKUP', 'DELIVERY_SCHEDULED']

/** With these the customer has the vehicle. */
export const DELIVERED_STATUSES: readonly OrderStatus[] = ['ORDER_DELIVERED', 'ORDER_COMPLETED']

/** Display names. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  PENDING_CONFIRMATION: 'Pending confirmation',
  ORDER_CONFIRMED: 'Confirmed',
  IN_PROGRESS: 'In progress',
  VEHICLE_PREPARATION_INSPECTION: 'Preparation and inspection',
  VEHICLE_READY: 'Vehicle ready',
  READY_FOR_PICKUP: 'Ready for pick-up',
  DELIVERY_SCHEDULED: 'Delivery scheduled',
  ORDER_DELIVERED: 'Delivered',
  ORDER_COMPLETED: 'Completed',
  VEHICEL_RETURNED: 'Vehicle returned',
  ORDER_RETURNED: 'Order returned',
  VEHICLE_SWITCHED: 'Vehicle switched',
  ORDER_CANCELLED: 'Cancelled',
}

/** The badge's colour family. */
export const ORDER_TONES = {
  PENDING_CONFIRMATION: 'amber',
  ORDER_CONFIRMED: 'amber',
  IN_PROGRESS: 'amber',
  VEHICLE_PREPARATION_INSPECTION: 'amber',
  VEHICLE_READY: 'amber',
  READY_FOR_PICKUP: 'violet',
  DELIVERY_SCHEDULED: 'violet',
  ORDER_DELIVERED: 'green',
  ORDER_COMPLETED: 'green',
  VEHICEL_RETURNED: 'slate',
  ORDER_RETURNED: 'slate',
  VEHICLE_SWITCHED: 'amber',
  ORDER_CANCELLED: 'red',
} as const satisfies Record<OrderStatus, string>

/** The name of a status that callers may use in place of the stored one. */
const SPELLED_RIGHT = 'VEHICLE_RETURNED'

/** A status as callers write it; null for anything that is none. */
export function readOrderStatus(given: string): OrderStatus | null {
  if (given === SPELLED_RIGHT) return 'VEHICEL_RETURNED'
  return ORDER_STATUSES.find((status) => status === given) ?? null
}
