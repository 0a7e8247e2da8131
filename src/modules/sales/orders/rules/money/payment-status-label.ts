import type { PaymentKind } from './payment-label'
import { PAYMENT_STATUS_LABELS, type PaymentStatus } from './payment-statuses'

/** A payment's state by its name; a refund is not received but paid back. */
export const paymentStatusLabel = ({ kind, status }: { kind: PaymentKind; status: PaymentStatus }): string =>
  kind === 'REFUND' && status === 'RECEIVED' ? 'Paid back' : PAYMENT_STATUS_LABELS[status]
