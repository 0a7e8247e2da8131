import type { Money } from '@/kernel/money'
import type { InvoiceReceived, Payment } from './received-on-invoice'

/** What is still to come of a payment. */
export const openOfPayment = ({ amount, sequence }: Payment, received: InvoiceReceived | null): Money =>
  received?.open[sequence - 1] ?? amount

/** The payment that is to be made next; undefined once everything has come. */
export const nextOpen = <P extends Payment>(
  payments: readonly P[],
  received: InvoiceReceived | null,
): P | undefined => payments.find((payment) => openOfPayment(payment, received).amount > 0)
