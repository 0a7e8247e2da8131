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
