import { z } from 'zod'
import { idField, optionalArea, optionalFlag, optionalText, requiredArea } from '@/input/fields'
import { AMOUNT_MAX } from '@/kernel/money'
import { PAYMENT_METHODS } from '../rules/money/payment-methods'
import { ORDER_LINE_MAX, ORDER_REASON_MAX } from '../rules/order-limits'

const amount = z
  .number({ error: ({ input }) => (input == null ? 'Amount is required' : 'Amount must be a number') })
  .min(0, 'Amount must be non-negative')
  .max(AMOUNT_MAX, `Amount must be ${AMOUNT_MAX.toLocaleString('en-US')} or less`)

const receiptFields = {
  amount,
  method: z.enum(PAYMENT_METHODS, { error: 'Choose how it was paid' }).nullish(),
  transactionId: optionalText('Transaction id', ORDER_LINE_MAX),
  receivedPaymentDate: z.iso
    .datetime({ offset: true, error: 'The day of payment must be an ISO date and time' })
    .or(z.iso.date({ error: 'The day of payment must be an ISO date' }))
    .nullish(),
  note: optionalArea('Note', ORDER_REASON_MAX),
}

/** Money received. */
export const paymentInput = z.strictObject({
  ...receiptFields,
  paymentId: idField('Payment').nullish(),
  proofId: idField('Proof of payment').nullish(),
  confirmed: z.strictObject({ samePayment: optionalFlag('Same payment') }).optional(),
})

/** Money paid back. For a completed order: whether it is goodwill, or a payment that is due again. */
export const refundInput = z.strictObject({ ...receiptFields, goodwill: optionalFlag('Goodwill') })

/** Why a payment or a refund is undone; the customer reads it. */
export const undoInput = z.strictObject({ reason: requiredArea('Reason', ORDER_REASON_MAX) })
