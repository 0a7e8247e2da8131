import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { customerQuoteSteps, type QuoteCustomerStep } from '../../rules/quote-workflow'
import type { OwnQuote } from '../own-quote-card'
import { OWN_QUOTE, WISH } from '../quote.fixture'
import { type OfferTexts, QuoteDetails } from './quote-details'

const OFFER: OfferTexts = {
  subtotal: '$8,450',
  charges: [
    { label: 'Sea freight', amount: '$420' },
    { label: 'Insurance', amount: '$80' },
  ],
  withholdingTax: null,
  vat: null,
  total: '$8,950',
  covers: 'CIF Mombasa',
  notIncluded: 'Import duties and clearing at Mombasa are not included.',
  firstPayment: '$3,035',
  firstPaymentSum: '30% of $8,450 + delivery $500',
  firstPaymentOf: 'Down payment with delivery',
}
const shown = (
  change: Partial<OwnQuote>,
  offer: OfferTexts | null = OFFER,
  steps: readonly QuoteCustomerStep[] = customerQuoteSteps('QUOTED'),
  startingTotal: string | null = null,
) =>
  renderToStaticMarkup(
    <QuoteDetails
      quote={{ ...OWN_QUOTE, ...change }}
      offer={offer}
      startingTotal={startingTotal}
      steps={steps}
      actions={null}
    >
      conversation
    </QuoteDetails>,
  )

test('a request shows where the vehicle goes and what the quote starts from, until there is an offer', () => {
  const requested = {
    status: 'AWAITING_RESPONSE',
    port: { id: 3, name: 'Mombasa' },
    shipmentAddress: '12 Moi Avenue',
  } as const
  const html = shown(requested, null, [], 'Total to Mombasa $10,963')
  for (const text of ['Your request', 'Mombasa', '12 Moi Avenue', '$10,963, from which our quote starts.'])
    expect(html).toContain(text)
  expect(shown({ ...requested, port: null }, null, [])).toContain('Not decided yet')
  expect(shown({})).not.toContain('Your request')
})

test('an offer is shown with its figures and terms, and the way to its proforma', () => {
  const html = shown({})
  for (const text of [
    'Toyota Vitz 2019',
    'Sea freight',
    '$420',
    'Total CIF Mombasa',
    '$8,950',
    '21 December 2026',
    '$3,035 (30% of $8,450 + delivery $500)',
    '4 instalments, every month',
    '4–6 weeks',
    'Import duties and clearing at Mombasa are not included.',
    'Down payment with delivery',
    'Port of destination',
    'Ship to (consignee’s address)',
    'Plot 5, Kampala',
    'CIF (Cost, Insurance, Freight)',
  ])
    expect(html).toContain(text)
  expect(html).toContain('href="/api/v1/quotes/12/proforma"')
  expect(html).not.toContain('VAT')
  expect(html).not.toContain('View Negotiation Summary')
})

test.each<[string, QuoteCustomerStep[], string]>([
  ['with rounds left', ['accept', 'negotiate', 'cancel'], 'Your turn: accept the quote, or ask for changes'],
  ['after the last round', ['accept', 'cancel'], 'Your turn: accept the quote, or cancel it'],
  ['without its vehicle', ['negotiate', 'cancel'], 'You can accept the quote as soon as we have it.'],
])('an offer %s shows what can be done', (_, steps, text) => {
  expect(shown({}, OFFER, steps)).toContain(text)
})

test('what has come to nothing links to the next request', () => {
  expect(shown({ status: 'EXPIRED', turn: null })).toMatch(/href="\/vehicles\/7"[^>]*>Ask for a new quote/)
  const gone = { status: 'CANCELLED', turn: null, isOrderOnDemandRequest: true } as const
  expect(shown(gone)).toMatch(/href="\/dashboard\/orders\/on-demand\/new"[^>]*>Request a vehicle/)
  expect(shown({ isExpired: true })).toContain('This quote has expired, and its price no longer holds.')
})

test.each<[string, Partial<OwnQuote>]>([
  ['expired', { isExpired: true }],
  ['whose vehicle is gone', { isVehicleGone: true }],
  ['cancelled', { status: 'CANCELLED', turn: null, endedAt: '2026-11-22' }],
])('a quote %s names no sum to pay and no day', (_, change) => {
  const html = shown(change)
  for (const text of ['Down payment', '$3,035', 'Valid until', '21 December 2026', '4 instalments'])
    expect(html).not.toContain(text)
  expect(html).toContain('$8,950')
})

test('taxes are shown where they apply', () => {
  const html = shown(
    { withholdingTaxPercentage: 6, vatPercentage: 18 },
    { ...OFFER, withholdingTax: '$507', vat: '$1,521' },
  )
  expect(html).toContain('Withholding tax (added), 6%')
  expect(html).toContain('VAT, 18%')
  const vatAlone = shown(
    { withholdingTaxPercentage: 0, vatPercentage: 18 },
    { ...OFFER, withholdingTax: '$0', vat: '$1,521' },
  )
  expect(vatAlone).toContain('VAT, 18%')
  expect(vatAlone).not.toContain('Withholding tax')
})

test('a negotiated quote links to the summary at the address of its kind', () => {
  expect(shown({ negotiatingRound: 1 })).toMatch(
    /href="\/dashboard\/quotes\/12\/negotiation-summary"[^>]*>View Negotiation Summary/,
  )
  expect(shown({ negotiatingRound: 1, isOrderOnDemandRequest: true })).toMatch(
    /href="\/dashboard\/orders\/on-demand\/12\/negotiation-summary"[^>]*>View Negotiation Summary/,
  )
})

test.each<[string, Partial<OwnQuote>, string]>([
  ['a request', { status: 'AWAITING_RESPONSE', turn: 'staff', quotedAt: null }, 'There is no price yet.'],
  [
    'one that is not available',
    { status: 'NOT_AVAILABLE', isOrderOnDemandRequest: true, orderOnDemandRequest: WISH },
    'We could not find such a vehicle',
  ],
  ['a cancelled one', { status: 'CANCELLED', reason: 'Too late', endedAt: '2026-11-22' }, 'Reason: Too late'],
])('%s shows how it stands', (_, change, text) => {
  expect(shown(change, null)).toContain(text)
})

test('a request whose vehicle is gone promises no price', () => {
  const change = { status: 'AWAITING_RESPONSE', turn: 'staff', quotedAt: null, isVehicleGone: true } as const
  expect(shown(change, null)).not.toContain('There is no price yet.')
})

test('an on-demand request lists what was requested', () => {
  const html = shown({ isOrderOnDemandRequest: true, orderOnDemandRequest: WISH, vehicle: null })
  for (const text of ['Century', '2015 - Present', 'Uganda', 'Black', 'Curtains, please'])
    expect(html).toContain(text)
})

test('its picture is shown if it was sent to us, and linked if it is elsewhere', () => {
  const pictured = (imageUrl: string) =>
    shown({ isOrderOnDemandRequest: true, orderOnDemandRequest: { ...WISH, imageUrl } })
  const own = '/files/0e9b7a50-0000-4000-8000-000000000001'
  expect(pictured(own)).toContain(`<img src="${own}" alt="The vehicle wanted, as sent with the request"`)
  expect(pictured('https://example.com/car.jpg')).toMatch(
    /href="https:\/\/example.com\/car.jpg"[^>]*>Link to/,
  )
  expect(pictured('https://example.com/car.jpg')).not.toContain('<img src="https')
})

test('an accepted quote links to its order', () => {
  expect(shown({ status: 'ACCEPTED', orderId: 4 })).toContain('href="/dashboard/orders/4"')
})

test.each([
  ['CANCELLED', 'Order cancelled', 'The order of this quote was cancelled. There is nothing to pay.'],
  ['RETURNED', 'Vehicle returned', 'The vehicle of this order was returned. There is nothing to pay.'],
] as const)(
  'an accepted quote whose order was %s says so, and asks for no payment',
  (orderEnd, ...expected) => {
    const html = shown({ status: 'ACCEPTED', orderId: 31, orderEnd }, OFFER, [])
    for (const text of [...expected, 'href="/dashboard/orders/31"', 'no longer payable', 'line-through'])
      expect(html).toContain(text)
    expect(html).not.toContain('Accepted')
  },
)

test('the proforma of an offer that waits for a revised one is named as being renegotiated', () => {
  const label = (isRoundAnswered: boolean) =>
    shown({ status: 'NEGOTIATING', negotiatingRound: 1, isRoundAnswered })
  expect(label(false)).toContain('(PDF), being renegotiated')
  expect(label(true)).not.toContain('being renegotiated')
})
