export const ordersWaiting = (count: string) =>
  count === '1'
    ? '1 order to confirm or with a payment overdue'
    : `${count} orders to confirm or with a payment overdue`
