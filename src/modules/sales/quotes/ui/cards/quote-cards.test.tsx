import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { type OwnQuote, ownQuoteCard } from '../own-quote-card'
import { OWN_QUOTE, WISH } from '../quote.fixture'
import { QuoteCards } from './quote-cards'

const TODAY = '2026-11-22'
const shown = (change: Partial<OwnQuote>) =>
  renderToStaticMarkup(
    <QuoteCards cards={[ownQuoteCard({ ...OWN_QUOTE, ...change }, TODAY)]} total={1} page={1} kind="all" />,
  )
const ON_DEMAND = {
  isOrderOnDemandRequest: true,
  orderOnDemandRequest: WISH,
  vehicle: null,
  vehicleName: 'Toyota Century',
} as const

test('a card has name with year, number, dates, status, price, whose turn it is, and the way to the details', () => {
  const html = shown({})
  for (const text of [
    'Toyota Vitz 2019',
    'QT-2026-12',
    'Quoted',
    '$8,950 CIF Mombasa',
    'Vehicle $8,450',
    'Your turn: accept the quote, or ask for changes',
    '<small class="drawn">Drawing</small>',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/<a[^>]* href="\/dashboard\/quotes\/12"[^>]*>View Details/)
  expect(html).not.toContain('Modify Request')
})

test('the price of one that has expired is struck through', () => {
  const html = shown({ validUntil: '2026-11-21' })
  expect(html).toMatch(/<s [^>]*>.*\$8,950 CIF Mombasa<\/s>/)
  expect(html).toContain('Expired')
  expect(html).not.toContain('Your turn')
})

test('an on-demand request that is not available hides the price, and can be modified', () => {
  const html = shown({ ...ON_DEMAND, status: 'NOT_AVAILABLE' })
  expect(html).not.toMatch(/\$8,[49]50/)
  expect(html).toContain('Curtains, please')
  expect(html).toMatch(/<a[^>]* href="\/dashboard\/orders\/on-demand\/12\/modify"[^>]*>Modify Request/)
  expect(html).toMatch(/<a[^>]* href="\/dashboard\/orders\/on-demand\/12"[^>]*>View Details/)
})

it.each([
  ['all', 'No quotes yet', '/vehicles'],
  ['requested', 'No requests waiting for a quote', '/vehicles'],
  ['received', 'No quotes received yet', '/vehicles'],
  ['on-demand', 'No vehicles ordered on demand', '/dashboard/orders/on-demand/new'],
] as const)('the empty list %s shows it, and links on', (kind, title, href) => {
  const html = renderToStaticMarkup(<QuoteCards cards={[]} total={0} page={1} kind={kind} />)
  expect(html).toContain(title)
  expect(html).toContain(`href="${href}"`)
})
