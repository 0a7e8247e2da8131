/** Every state of a payment. One received in part stays pending or overdue until all of it has come. */
export const PAYMENT_STATUSES = ['PENDING', 'RECEIVED', 'OVERDUE'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What a payment is for. A refund is money that goes back. */
export const PAYMENT_KINDS = ['DOWN_PAYMENT', 'INSTALMENT', 'BALANCE', 'REFUND'] as const

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
