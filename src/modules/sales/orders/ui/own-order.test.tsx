import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { order } from '../queries/order.fixture'
import type { OrderDetail } from '../queries/order-detail'
import type { Purchase } from '../queries/purchases'
import { OwnOrder } from './own-order'
import { Purchases } from './purchases'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const DEADLINE = '2026-12-06T15:00:00.000Z'

const shown = (one: OrderDetail) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnOrder deadline={DEADLINE} order={one} />
    </QueryClientProvider>,
  )

test('an order says what its customer is to do and by when, and takes a proof of payment while something is owed', () => {
  const html = shown(order())
  expect(html).toContain('Pay $3,500.')
  expect(html).toContain(`dateTime="${DEADLINE}"`)
  expect(html).toContain('Send a proof of payment')
  expect(shown(order({ balance: 0, paid: 10_500, nextPayment: null }))).not.toContain(
    'Send a proof of payment',
  )
})

test('a paper opens in a page of its own', () => {
  const paper = {
    id: 3,
    kind: 'BILL_OF_LADING' as const,
    name: 'bl.pdf',
    size: 100,
    mimeType: 'application/pdf',
    isVisibleToCustomer: true,
    uploadedBy: null,
    createdAt: DEADLINE,
  }
  expect(shown(order({ documents: [paper] }))).toMatch(
    /<a[^>]* href="\/api\/v1\/orders\/417\/documents\/3"[^>]*>Bill of lading/,
  )
})

test('every proforma invoice opens in a page of its own, and can be checked', () => {
  const invoice = {
    id: 1,
    number: 'PI-2026-9',
    revision: 2,
    issuedAt: DEADLINE,
    address: '/api/v1/quotes/9/proforma?revision=2',
    verifyAddress: '/verify-invoice/token',
  }
  const html = shown(order({ proformas: [invoice] }))
  expect(html).toMatch(
    /<a[^>]* href="\/api\/v1\/quotes\/9\/proforma\?revision=2"[^>]*target="_blank"[^>]*>PI-2026-9/,
  )
  expect(html).toMatch(/<a[^>]* href="\/verify-invoice\/token"[^>]*target="_blank"/)
})

test('purchases stand under whose turn they are, each with its way', () => {
  const purchase = (key: string, whose: 'you' | 'us' | null): Purchase => ({
    key,
    number: 'OR-2026-417',
    title: `Vehicle ${key}`,
    picture: null,
    statusLabel: 'Confirmed',
    tone: 'amber',
    sum: { covers: 'CIF Mombasa', total: '$10,500 CIF Mombasa', vehicle: '$10,000' },
    turn: { whose, what: 'Pay $3,500.', by: null, isLate: false },
    deadline: null,
    href: `/dashboard/orders/${key}`,
    orderedVehicle: 7,
  })
  const html = renderToStaticMarkup(<Purchases purchases={[purchase('1', 'you'), purchase('2', null)]} />)
  expect(html).toMatch(/Your turn.*Vehicle 1.*Finished.*Vehicle 2/s)
  expect(html).toContain('$10,500 CIF Mombasa (vehicle $10,000)')
  expect(html).not.toContain('Our turn')
  expect(renderToStaticMarkup(<Purchases purchases={[]} />)).toContain('You have not bought anything yet')
})
