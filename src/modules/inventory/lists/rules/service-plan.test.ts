import { expect, test } from 'vitest'
import { checkPlanPrice, servicePlanSlug } from './service-plan'

test.each([
  [null, 'Extended Warranty 12', 'extended-warranty-12'],
  ['', 'Extended Warranty 12', 'extended-warranty-12'],
  ['Gold Plan', 'Extended Warranty 12', 'gold-plan'],
  ['!!!', 'Roadside', 'roadside'],
  [null, '保証', '保証'],
  [null, '!!!', ''],
])('a plan with the slug %j and the name %j is found under %j', (slug, name, expected) => {
  expect(servicePlanSlug(slug, name)).toBe(expected)
})

test.each([
  [{ currency: 'USD', price: 499.5 }, []],
  [{ currency: 'KRW', price: null }, []],
  [{ price: 10 }, []],
  [{ currency: 'XXX', price: 10 }, ['currency']],
  [{ currency: 'usd', price: 10 }, ['currency']],
  [{ currency: 'JPY', price: 100.5 }, ['price']],
  [{ currency: null, price: 1.005 }, ['price']],
])('the price %j has faults in %j', (price, paths) => {
  expect(checkPlanPrice(price).map(({ path }) => path)).toEqual(paths)
})
