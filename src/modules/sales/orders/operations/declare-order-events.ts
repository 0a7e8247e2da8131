import type { OrderStatus } from '../rules/order-statuses'

/** An order took a step of its workflow, or was created ('create'). */
type OrderStepTaken = {
  orderId: number
  quoteId: number
  customerId: number
  vehicleId: number
  step: string
  /** Its new state. */
  status: OrderStatus
}

/**
 * Money was recorded for an order. The amount is in whole minor units; it is negative for a refund, and for a payment
 * that had been recorded by mistake, so that the amounts of an order add up to what it has been paid.
 */
type PaymentReceived = { paymentId: number; orderId: number; amount: number; currency: string }

declare module '@/server/events' {
  interface Events {
    orderStepTaken: OrderStepTaken
    paymentReceived: PaymentReceived
  }
}

export type { OrderStepTaken, PaymentReceived }
