/** The lists that views can be saved of. */
export const SALES_LISTS = [
  'standard-quotes',
  'order-on-demand',
  'orders',
  'standard-orders',
  'advanced-orders',
  'payments',
] as const
export type SalesList = (typeof SALES_LISTS)[number]

/** Display names. */
export const SALES_LIST_LABELS: Record<SalesList, string> = {
  'standard-quotes': 'Standard quotes',
  'order-on-demand': 'Quotes on demand',
  orders: 'Orders',
  'standard-orders': 'Standard orders',
  'advanced-orders': 'Advanced orders',
  payments: 'Payments',
}

/** Where each list is. */
export const SALES_LIST_PATHS: Record<SalesList, string> = {
  'standard-quotes': '/admin/quotes/standard-quotes',
  'order-on-demand': '/admin/quotes/order-on-demand',
  orders: '/admin/orders',
  'standard-orders': '/admin/orders/standard-orders',
  'advanced-orders': '/admin/orders/advanced-orders',
  payments: '/admin/orders/payments',
}

/** The address that opens a view; it contains all of it. */
export const salesViewHref = ({ list, query }: { list: SalesList; query: string }): string =>
  query === '' ? SALES_LIST_PATHS[list] : `${SALES_LIST_PATHS[list]}?${query}`
