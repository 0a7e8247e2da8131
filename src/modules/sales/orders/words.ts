export const ordersWaiting = (count: string) =>
  count === '1'
    ? '1 order to confirm or with a payment overdue'
    : `${count} orders to confirm or with a payment overdue`

// Work on the dashboard
export const ordersWork = 'Orders to confirm, to cancel or to chase for payment'
export const refundsWork = 'Refunds to pay'
export const cancellationRequested = 'Cancellation requested'
export const refundOwed = 'Refund owed'
export const toConfirm = 'To confirm'
export const paymentLate = 'A payment is overdue'
