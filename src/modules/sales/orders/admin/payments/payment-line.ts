import { formatMoney } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { PaymentRow } from '../../queries/payment-list/list-payments'
import type { ReceiptState } from '../../rules/lists/receipt-states'
import { PAYMENT_METHOD_LABELS } from '../../rules/money/payment-methods'
import { receiptHref } from '../../rules/money/payment-paper-urls'

/** A payment or a refund as a line of the list: plain data, for the browser. */
export type PaymentLine = {
  id: number
  number: string
  /** Where the receipt opens, as PDF; null for money that went back. */
  receipt: string | null
  status: ReceiptState
  order: { id: number; number: string }
  customer: string
  email: string
  vehicle: string
  amount: string
  currency: string
  method: string | null
  transactionId: string | null
  /** The day in the company's zone, as the filters mean it. */
  day: string
  recordedBy: string | null
}

/** The line of a payment or a refund. */
export const paymentLine = (row: PaymentRow, timezone: string): PaymentLine => ({
  id: row.id,
  number: row.number,
  receipt: row.kind === 'PAYMENT' ? receiptHref(row.order.id, row.id) : null,
  status: row.status,
  order: row.order,
  customer: row.customer.name,
  email: row.customer.email,
  vehicle: row.vehicle,
  amount: `${row.kind === 'REFUND' ? '−' : ''}${formatMoney(row.amount, row.currency)}`,
  currency: row.currency,
  method: row.method && PAYMENT_METHOD_LABELS[row.method],
  transactionId: row.transactionId,
  day: dayInWords(dayIn(new Date(row.receivedAt), timezone)),
  recordedBy: row.recordedBy,
})
