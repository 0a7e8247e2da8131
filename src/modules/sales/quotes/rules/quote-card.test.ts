import { describe, expect, it, test } from 'vitest'
import { cardHref } from './card-href'
import { type QuoteOfCard, quoteCard } from './quote-card'
import type { QuoteStatus } from './quote-statuses'

const TODAY = '2026-11-22'
const QUOTE: QuoteOfCard = {
  id: 12,
  orderId: null,
  orderEnd: null,
  status: 'QUOTED',
  isRoundAnswered: true,
  isVehicleGone: false,
  isOrderOnDemand: false,
  vehicleName: 'Toyota Vitz',
  vehicleYear: 2019,
  vehicleImage: null,
  isDrawn: false,
  requestedAt: '2026-11-20T10:00:00.000Z',
  quotedAt: '2026-11-21T10:00:00.000Z',
  specialRequirements: null,
  quotedPrice: 8450,
  total: 8950,
  covers: 'CIF Mombasa',
  currency: 'USD',
  validUntil: '2026-12-21',
}
const card = (change: Partial<QuoteOfCard>) => quoteCard({ ...QUOTE, ...change }, TODAY)

test.each<[QuoteStatus, string, string]>([
  ['AWAITING_RESPONSE', 'Awaiting response', 'amber'],
  ['QUOTED', 'Quoted', 'grey'],
  ['NEGOTIATING', 'Negotiating', 'grey'],
  ['ACCEPTED', 'Accepted', 'green'],
  ['NOT_AVAILABLE', 'Not available', 'red'],
  ['CANCELLED', 'Cancelled', 'red'],
  ['EXPIRED', 'Expired', 'red'],
])('%s is shown as %s in %s', (status, formattedStatus, tone) => {
  expect(card({ status })).toMatchObject({ formattedStatus, tone, showStatus: true })
})

test.each([
  ['ACCEPTED', 'CANCELLED', 'Order cancelled'],
  ['CANCELLED', 'CANCELLED', 'Order cancelled'],
  ['ACCEPTED', 'RETURNED', 'Vehicle returned'],
] as const)('%s, its order %s, is shown as %s, with nothing to pay', (status, orderEnd, formattedStatus) => {
  expect(card({ status, orderEnd })).toMatchObject({
    formattedStatus,
    tone: 'red',
    isPriceStruck: true,
    turn: null,
  })
})

test('the bare price of the vehicle comes second, where it is not the total', () => {
  expect(card({}).vehiclePrice).toBe('$8,450')
  expect(card({ total: 8450 }).vehiclePrice).toBeNull()
  expect(card({ status: 'NOT_AVAILABLE', isOrderOnDemand: true }).vehiclePrice).toBeNull()
})

describe('its price', () => {
  test.each<[string, Partial<QuoteOfCard>, string | null, boolean]>([
    ['is shown', {}, '$8,950 CIF Mombasa', false],
    ['is struck through once it has expired', { status: 'EXPIRED' }, '$8,950 CIF Mombasa', true],
    ['also before the job has said so', { validUntil: '2026-11-21' }, '$8,950 CIF Mombasa', true],
    [
      'is not there before there is one',
      { status: 'AWAITING_RESPONSE', quotedPrice: null, total: null },
      null,
      false,
    ],
    [
      'is shown of a standard quote that awaits a response',
      { status: 'AWAITING_RESPONSE' },
      '$8,950 CIF Mombasa',
      false,
    ],
    [
      'is hidden while an on-demand request waits',
      { status: 'AWAITING_RESPONSE', isOrderOnDemand: true },
      null,
      false,
    ],
    [
      'is hidden of one that is not available',
      { status: 'NOT_AVAILABLE', isOrderOnDemand: true },
      null,
      false,
    ],
    ['is shown of an on-demand quote', { isOrderOnDemand: true }, '$8,950 CIF Mombasa', false],
    ['is in its own currency', { total: 1_200_000, currency: 'JPY' }, '¥1,200,000 CIF Mombasa', false],
  ])('%s', (_, change, price, isPriceStruck) => {
    expect(card(change)).toMatchObject({ price, isPriceStruck })
  })
})

it('counts as expired when its last day is over, and remembers what it was', () => {
  expect(card({ validUntil: '2026-11-21' })).toMatchObject({
    isExpired: true,
    status: 'EXPIRED',
    originalStatus: 'QUOTED',
    formattedStatus: 'Expired',
  })
})

test.each<[string, Partial<QuoteOfCard>, string]>([
  ['a quote', {}, '/dashboard/quotes/12'],
  ['an on-demand request', { isOrderOnDemand: true }, '/dashboard/orders/on-demand/12'],
  ['an order', { orderId: 3 }, '/dashboard/orders/3'],
  ['an order from an on-demand request', { orderId: 3, isOrderOnDemand: true }, '/dashboard/orders/3'],
])('the details of %s are at %s', (_, change, href) => {
  expect(cardHref({ ...QUOTE, ...change })).toBe(href)
})

test('only an on-demand request that is not available can be modified', () => {
  expect(card({ status: 'NOT_AVAILABLE', isOrderOnDemand: true }).modifyHref).toBe(
    '/dashboard/orders/on-demand/12/modify',
  )
  expect(card({ status: 'NOT_AVAILABLE' }).modifyHref).toBeNull()
  expect(card({ isOrderOnDemand: true }).modifyHref).toBeNull()
})

test('a request that was cancelled without an offer has nothing more to show', () => {
  expect(card({ status: 'CANCELLED', quotedPrice: null }).isViewable).toBe(false)
  expect(card({ status: 'CANCELLED' }).isViewable).toBe(true)
  expect(card({}).isViewable).toBe(true)
})
