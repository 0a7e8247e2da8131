/** Where the receipt for a payment opens, as PDF. */
export const receiptHref = (orderId: number, receiptId: number): string =>
  `/api/v1/orders/${orderId}/receipts/${receiptId}`

/** Where the final invoice of a completed order opens, as PDF. */
export const finalInvoiceHref = (orderId: number): string => `/api/v1/orders/${orderId}/invoice`
