import { isStillDue } from './is-still-due'
import type { OrderStatus } from './order-statuses'

/** The account that a customer pays into. */
export type PayInto = {
  accountName: string
  bankName: string
  accountNumber: string
  swift: string | null
  bankAddress: string | null
  currency: string
}

/** The payment details of the latest proforma invoice of an order. */
export type PaymentDetails = {
  number: string
  method: string
  account: PayInto | null
  /** Where to request an account if the invoice names none. */
  email: string | null
  /** The public page to compare it with. */
  verifyAddress: string
}

/** What is to be paid now, how, and by when; the amount in major units. */
export type HowToPay = Omit<PaymentDetails, 'number'> & {
  amount: number
  dueOn: string | null
  /** Whether the order is confirmed first and paid then. */
  isToConfirm: boolean
  reference: string
}

/** An order as this rule sees it; amounts in major units. */
export type OrderToPay = {
  status: OrderStatus
  balance: number
  nextPayment: { amount: number; dueOn: string | null } | null
  isCancellationRequested: boolean
}

/**
 * How an order is paid: the next payment of its schedule. Null where nothing is to be paid: once the order is
 * paid, cancelled or returned, while a request to cancel it is open, and without an invoice.
 */
export function howToPay(order: OrderToPay, invoice: PaymentDetails | null): HowToPay | null {
  const { balance, isCancellationRequested, nextPayment, status } = order
  if (!invoice || balance <= 0 || !isStillDue(status) || isCancellationRequested) return null
  const { number, ...rest } = invoice
  const isToConfirm = status === 'PENDING_CONFIRMATION'
  return {
    ...rest,
    amount: nextPayment?.amount ?? balance,
    dueOn: nextPayment?.dueOn ?? null,
    isToConfirm,
    reference: number,
    // Nobody can pay too early into an account that they are not shown.
    ...(isToConfirm && { account: null, email: null }),
  }
}
