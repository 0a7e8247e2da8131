export const payments = 'Payments'
export const search = 'Receipt, order, transaction, vehicle or customer'
export const from = 'From'
export const to = 'To'
export const method = 'Method'
export const anyMethod = 'Any method'
export const status = 'Status'
export const anyStatus = 'Any status'
export const currency = 'Currency'
export const anyCurrency = 'Any currency'
export const showroom = 'Showroom'
export const anyShowroom = 'Any showroom'
export const payment = 'Payment'
export const order = 'Order'
export const customer = 'Customer'
export const amount = 'Amount'
export const date = 'Date'
export const recordedBy = 'Recorded by'
export const refund = 'Refund'
export const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)
export const receivedSum = (sums: string) => `Received: ${sums}.`
export const refundedSum = (sums: string) => `Refunded: ${sums}.`
export const undoneSum = (sums: string) => `Undone, and not counted: ${sums}.`
export const daysAreIn = (zone: string) => `Days are in ${zone}.`
export const noPaymentMatches = 'No payments match these filters'
export const noPaymentsYet = 'No payments yet'
export const paymentsAppearHere = 'Payments appear here as soon as one is recorded in an order.'
