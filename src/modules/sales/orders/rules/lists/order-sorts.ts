/** The orders that the list of orders can have, by its columns; the first is its usual one. */
export const ORDER_SORTS = [
  'newest',
  'oldest',
  'number-asc',
  'number-desc',
  'status-asc',
  'status-desc',
  'customer-asc',
  'customer-desc',
  'vehicle-asc',
  'vehicle-desc',
  'showroom-asc',
  'showroom-desc',
  'total-desc',
  'total-asc',
  'balance-desc',
  'balance-asc',
  'due-asc',
  'due-desc',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const USUAL_ORDER_SORT = 'newest' satisfies OrderSort

/** What each is called. */
export const ORDER_SORT_LABELS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'number-asc': 'Number, lowest first',
  'number-desc': 'Number, highest first',
  'status-asc': 'Status, first step first',
  'status-desc': 'Status, last step first',
  'customer-asc': 'Customer, A to Z',
  'customer-desc': 'Customer, Z to A',
  'vehicle-asc': 'Vehicle, A to Z',
  'vehicle-desc': 'Vehicle, Z to A',
  'showroom-asc': 'Showroom, A to Z',
  'showroom-desc': 'Showroom, Z to A',
  'total-desc': 'Highest total first',
  'total-asc': 'Lowest total first',
  'balance-desc': 'Most to be paid first',
  'balance-asc': 'Least to be paid first',
  'due-asc': 'Next payment, earliest first',
  'due-desc': 'Next payment, latest first',
}
