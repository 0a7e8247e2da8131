/** The orders that a list of quotes can have, by its columns; the first is its usual one. */
export const QUOTE_SORTS = [
  'newest',
  'oldest',
  'waiting',
  'waiting-desc',
  'vehicle-asc',
  'vehicle-desc',
  'status-asc',
  'status-desc',
  'customer-asc',
  'customer-desc',
  'price-desc',
  'price-asc',
  'showroom-asc',
  'showroom-desc',
] as const
export type QuoteSort = (typeof QUOTE_SORTS)[number]

export const USUAL_QUOTE_SORT = 'newest' satisfies QuoteSort

/** What each is called. */
export const QUOTE_SORT_LABELS: Record<QuoteSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Longest waiting first',
  'waiting-desc': 'Shortest waiting first',
  'vehicle-asc': 'Vehicle, A to Z',
  'vehicle-desc': 'Vehicle, Z to A',
  'status-asc': 'Status, first step first',
  'status-desc': 'Status, last step first',
  'customer-asc': 'Customer, A to Z',
  'customer-desc': 'Customer, Z to A',
  'price-desc': 'Highest total first',
  'price-asc': 'Lowest total first',
  'showroom-asc': 'Showroom, A to Z',
  'showroom-desc': 'Showroom, Z to A',
}
