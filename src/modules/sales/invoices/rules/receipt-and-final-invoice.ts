import type { Day } from '@/kernel/days'
import type { Money } from '@/kernel/money'
import type { OrderEnd } from '@/modules/sales/quotes/rules/order/order-end'

/** Money as it was recorded, for paper. */
export type PaperPayment = {
  number: string
  receivedOn: Day
  amount: Money
  method: string | null
  transactionId: string | null
}

/** A receipt for a payment, as things stood when it was recorded. */
export type ReceiptPaper = PaperPayment & {
  orderNumber: string
  /** Of the order, with what had come of it by then and what was then still to come. */
  total: Money
  paid: Money
  balance: Money
  /** The day on which it was undone, since when it proves nothing; null while it stands. */
  undoneOn: Day | null
  /** How its order has come to nothing since; null while it goes on. */
  orderEnd: OrderEnd | null
}

/** The final invoice of a completed order: everything is paid, or was let off as goodwill. */
export type FinalInvoicePaper = {
  number: string
  date: Day
  orderNumber: string
  /** What came, and what went back as negative amounts, in its order. */
  payments: PaperPayment[]
  /** Refunded as goodwill: by so much the price was reduced. */
  goodwill: Money
}

/** The number of a receipt: RC-2026-31. The year is that of its recording in UTC. */
export const receiptNumber = (id: number, recordedAt: string): string =>
  `RC-${new Date(recordedAt).getUTCFullYear()}-${id}`

/** The number of a completed order's final invoice: INV-2026-417. The year is that of its order in UTC. */
export const finalInvoiceNumber = (orderId: number, orderedAt: string): string =>
  `INV-${new Date(orderedAt).getUTCFullYear()}-${orderId}`
