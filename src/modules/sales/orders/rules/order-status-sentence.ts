import type { OrderStatus } from './order-statuses'

const IS: Record<OrderStatus, string> = {
  PENDING_CONFIRMATION: 'awaits confirmation',
  ORDER_CONFIRMED: 'is confirmed',
  IN_PROGRESS: 'is in progress',
  VEHICLE_PREPARATION_INSPECTION: 'is in preparation and inspection',
  VEHICLE_READY: 'has its vehicle ready',
  READY_FOR_PICKUP: 'is ready for pickup',
  DELIVERY_SCHEDULED: 'is scheduled for delivery',
  ORDER_DELIVERED: 'is delivered',
  ORDER_COMPLETED: 'is completed',
  VEHICEL_RETURNED: 'has its vehicle returned',
  ORDER_RETURNED: 'is returned',
  VEHICLE_SWITCHED: 'has another vehicle',
  ORDER_CANCELLED: 'is cancelled',
}

/** What an order has become: 'Order OR-2026-9 is confirmed'. */
export const orderStatusSentence = (number: string, status: OrderStatus): string =>
  `Order ${number} ${IS[status]}`
