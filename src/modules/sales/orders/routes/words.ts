export const orderNotFound = 'Order not found'
export const documentNotFound = 'Document not found'
export const receiptNotFound = 'Receipt not found'
export const noFinalInvoice = 'An order has its final invoice once it is completed'
export const orderDeleted = 'Order deleted successfully'
export const orderCancelled = 'Your order is cancelled'
export const cancellationRequested = 'We have received your request to cancel'
export const cancellationWithdrawn = 'Your order goes on'
export const cancellationDeclined = 'Cancellation declined'
export const paymentRecorded = (amount: string, order: string) =>
  `Payment of ${amount} recorded for order ${order}`
export const refundRecorded = (amount: string, order: string) =>
  `Refund of ${amount} recorded for order ${order}`
export const undone = {
  PAYMENT: (order: string) => `Payment of order ${order} undone`,
  REFUND: (order: string) => `Refund of order ${order} undone`,
} as const
export const shippingSaved = 'Shipping saved'
export const documentSaved = 'Document saved'
export const documentRemoved = 'Document removed'
export const messageSent = 'Message sent'
