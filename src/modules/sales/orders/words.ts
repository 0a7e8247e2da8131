export const ordersWaiting = (count: string) =>
  count === '1'
    ? '1 order to confirm, with a payment overdue or a message to answer'
    : `${count} orders to confirm, with a payment overdue or a message to answer`

// Work on the dashboard
export const ordersWork = 'Orders to confirm, cancel, chase for payment or answer'
export const messageToAnswer = 'A message to answer'
export const refundsWork = 'Refunds to pay'
export const cancellationRequested = 'Cancellation requested'
export const refundOwed = 'Refund owed'
export const toConfirm = 'To confirm'
export const paymentLate = 'A payment is overdue'
