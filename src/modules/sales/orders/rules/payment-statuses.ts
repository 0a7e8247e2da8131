/** Every state of a payment. One received in part stays pending or overdue until all of it has come. */
export const PAYMENT_STATUSES = ['PENDING', 'RECEIVED', 'OVERDUE'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What a payment is for. A refund is money that goes back. */
export const PAYMENT_KINDS = ['DOWN_PAYMENT', 'INSTALMENT', 'BALANCE', 'REFUND'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Display names. */
export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  PENDING: 'Pending',
  RECEIVED: 'Received',
  OVERDUE: 'Overdue',
}

/** The badge's colour family. */
export const PAYMENT_TONES = {
  PENDING: 'amber',
  RECEIVED: 'green',
  OVERDUE: 'red',
} as const satisfies Record<PaymentStatus, string>

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

/** How money is received. */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'CARD', 'MOBILE_MONEY', 'CASH', 'CHEQUE', 'OTHER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Display names. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  BANK_TRANSFER: 'Bank transfer',
  CARD: 'Card',
  MOBILE_MONEY: 'Mobile money',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  OTHER: 'Other',
}

/** Separates the parts of a receipt in an order's history; the amount is the first. */
export const RECEIPT_PARTS = ' · '
