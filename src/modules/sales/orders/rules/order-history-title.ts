import { ORDER_STATUS_LABELS, type OrderStatus } from './order-statuses'

const STEP_TITLES: Readonly<Record<string, string>> = {
  create: 'Ordered',
  receivePayment: 'Payment received',
  refund: 'Refunded',
  refundGoodwill: 'Refunded as goodwill',
  undoPayment: 'Payment undone',
  undoRefund: 'Refund undone',
  requestCancellation: 'Cancellation requested',
  withdrawCancellation: 'Cancellation request withdrawn',
  declineCancellation: 'Cancellation declined',
  overridePayment: 'Payment overridden',
  overrideArrival: 'Delivered before arrival',
  ship: 'Shipment',
  changePort: 'Port of discharge changed',
  addDocument: 'Document added',
  reservationOver: 'Reservation days over',
}

/** What a line of an order's history is called: by its step, or else by the state after it. */
export const orderHistoryTitle = (step: string, to: OrderStatus): string =>
  STEP_TITLES[step] ?? ORDER_STATUS_LABELS[to]
