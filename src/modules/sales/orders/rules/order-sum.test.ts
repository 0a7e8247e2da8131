import { expect, test } from 'vitest'
import { sumText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { type OrderAmounts, orderSum } from './order-sum'

const ORDER: OrderAmounts = {
  currency: 'USD',
  priceType: 'CIF',
  price: 13_322,
  deliveryCharges: 1_018,
  total: 14_340,
  portName: 'Mombasa',
}

test.each<[string, Partial<OrderAmounts>, string]>([
  ['shipped', {}, '$14,340 CIF Mombasa (vehicle $13,322)'],
  ['on board', { priceType: 'FOB', deliveryCharges: 0, total: 13_322 }, '$13,322 FOB'],
  ['whose port is not known', { portName: null }, '$14,340 CIF (vehicle $13,322)'],
  ['in yen', { currency: 'JPY' }, '¥14,340 CIF Mombasa (vehicle ¥13,322)'],
])('the sum of an order %s reads as that of its quote', (_, change, text) => {
  expect(sumText(orderSum({ ...ORDER, ...change }))).toBe(text)
})
