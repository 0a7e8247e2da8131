export const ordersWaiting = (count: string) =>
  count === '1'
    ? '1 order to confirm or with a payment overdue'
    : `${count} orders to confirm or with a payment overdue`

// Work on the dashboard
export const ordersWork = 'Orders to confirm or chase for payment'
export const toConfirm = 'To confirm'
export const paymentLate = 'A payment is overdue'
