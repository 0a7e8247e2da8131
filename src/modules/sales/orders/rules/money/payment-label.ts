import type { PAYMENT_KINDS } from './payment-statuses'

export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Display names. */
export const PAYMENT_KIND_LABELS: Record<PaymentKind, string> = {
  DOWN_PAYMENT: 'Down payment',
  INSTALMENT: 'Instalment',
  BALANCE: 'Balance',
  REFUND: 'Refund',
}

/** A payment by its name. */
export const paymentLabel = ({ isGoodwill, kind }: { kind: PaymentKind; isGoodwill: boolean }): string =>
  isGoodwill ? 'Goodwill refund' : PAYMENT_KIND_LABELS[kind]
