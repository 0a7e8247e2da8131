/** The orders that the list of payments can have, by its columns; the first is its usual one. */
export const PAYMENT_SORTS = [
  'newest',
  'oldest',
  'number-asc',
  'number-desc',
  'order-asc',
  'order-desc',
  'customer-asc',
  'customer-desc',
  'amount-desc',
  'amount-asc',
  'currency-asc',
  'currency-desc',
  'method-asc',
  'method-desc',
  'status-asc',
  'status-desc',
  'recorder-asc',
  'recorder-desc',
] as const
export type PaymentSort = (typeof PAYMENT_SORTS)[number]

export const USUAL_PAYMENT_SORT = 'newest' satisfies PaymentSort

/** What each is called. */
export const PAYMENT_SORT_LABELS: Record<PaymentSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'number-asc': 'Receipt, lowest number first',
  'number-desc': 'Receipt, highest number first',
  'order-asc': 'Order, lowest number first',
  'order-desc': 'Order, highest number first',
  'customer-asc': 'Customer, A to Z',
  'customer-desc': 'Customer, Z to A',
  'amount-desc': 'Highest amount first',
  'amount-asc': 'Lowest amount first',
  'currency-asc': 'Currency, A to Z',
  'currency-desc': 'Currency, Z to A',
  'method-asc': 'Method, A to Z',
  'method-desc': 'Method, Z to A',
  'status-asc': 'Status, received first',
  'status-desc': 'Status, undone first',
  'recorder-asc': 'Recorded by, A to Z',
  'recorder-desc': 'Recorded by, Z to A',
}
