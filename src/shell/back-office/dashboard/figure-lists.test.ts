import { expect, test } from 'vitest'
import { figureLists } from './figure-lists'
import * as words from './words'

const DAYS = { first: '2026-11-01', last: '2026-11-23' }
const hrefs = (label: string, seesVehicles = true) =>
  figureLists(DAYS, seesVehicles)[label]?.map(({ href }) => href)

test('a figure opens the lists that make it up, with its days', () => {
  expect(hrefs(words.orderValue)).toEqual(['/admin/orders?orderDateFrom=2026-11-01&orderDateTo=2026-11-23'])
  expect(hrefs(words.received)).toEqual([
    '/admin/orders/payments?paidFrom=2026-11-01&paidTo=2026-11-23&status=RECEIVED',
  ])
  expect(hrefs(words.refunded)).toEqual([
    '/admin/orders/payments?paidFrom=2026-11-01&paidTo=2026-11-23&status=REFUNDED',
  ])
  expect(hrefs(words.quotes)).toEqual([
    '/admin/quotes/standard-quotes?requestedFrom=2026-11-01&requestedTo=2026-11-23',
    '/admin/quotes/order-on-demand?requestedFrom=2026-11-01&requestedTo=2026-11-23',
  ])
})

test('vehicles are opened only by those who may see them', () => {
  expect(hrefs(words.vehiclesEntered)).toEqual([
    '/admin/inventory/vehicles?enteredFrom=2026-11-01&enteredTo=2026-11-23&sort=created-desc',
  ])
  expect(hrefs(words.vehiclesEntered, false)).toEqual([])
})
