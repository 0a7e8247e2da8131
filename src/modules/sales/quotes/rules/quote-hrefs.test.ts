import { expect, test } from 'vitest'
import { afterCustomization, ownQuoteHref, staffSummaryHref } from './quote-hrefs'

test('the pages of a quote are below its list', () => {
  expect(ownQuoteHref({ id: 12, isOrderOnDemand: false })).toBe('/dashboard/quotes/12')
  expect(ownQuoteHref({ id: 12, isOrderOnDemand: true }, 'customize')).toBe(
    '/dashboard/orders/on-demand/12/customize',
  )
})

test.each([
  ['/dashboard/orders/on-demand/12/customize', '/dashboard/orders/on-demand'],
  ['/dashboard/quotes/12/customize', '/dashboard/quotes/received'],
])('a customization requested at %s redirects to %s', (path, after) => {
  expect(afterCustomization(path)).toBe(after)
})

test.each([
  [true, '/admin/quotes/order-on-demand/12/negotiation-summary'],
  [false, '/admin/quotes/standard-quotes/12/negotiation-summary'],
])('on demand %s, staff find the summary at %s', (isOrderOnDemand, href) => {
  expect(staffSummaryHref({ id: 12, isOrderOnDemand })).toBe(href)
})
