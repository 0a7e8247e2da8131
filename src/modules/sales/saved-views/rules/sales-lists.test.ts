import { expect, test } from 'vitest'
import { salesViewHref } from './sales-lists'

test.each([
  ['payments', 'status=RECEIVED', '/admin/orders/payments?status=RECEIVED'],
  ['order-on-demand', 'sort=price-desc', '/admin/quotes/order-on-demand?sort=price-desc'],
  ['orders', '', '/admin/orders'],
] as const)('a view of %s opens its list', (list, query, href) => {
  expect(salesViewHref({ list, query })).toBe(href)
})
