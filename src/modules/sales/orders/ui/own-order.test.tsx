import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { OrderDetail } from '../queries/get-order-detail'
import type { Purchase } from '../queries/list-purchases'
import { order } from '../queries/order.fixture'
import { OwnOrder } from './own-order'
import { Purchases } from './purchases'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const DEADLINE = '2026-12-06T15:00:00.000Z'

const shown = (one: OrderDetail) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnOrder order={one} />
    </QueryClientProvider>,
  )

test('an order shows what its customer is to do and by when, and takes a proof of payment while something is owed', () => {
  const html = shown(order())
  expect(html).toContain('Pay $3,500.')
  expect(html).toContain('By <time dateTime="2026-12-06">6 December 2026</time>')
  expect(html).toContain('Send a proof of payment')
  expect(shown(order({ balance: 0, paid: 10_500, nextPayment: null }))).not.toContain(
    'Send a proof of payment',
  )
})

test('stages behind the vehicle and older lines are folded, and who has the vehicle is invited to review it', () => {
  const [line] = order().history
  const history = line ? Array.from({ length: 7 }, (_, id) => ({ ...line, id })) : []
  const shipment = { ...order().shipment, milestone: 'DEPARTED' } as const
  const html = shown(order({ history, shipment, reviewAddress: '/vehicles/7#reviews' }))
  expect(html).toContain('3 stages done')
  expect(html.match(/aria-current="step"[^>]*>([^<]+)/)?.[1]).toBe('Departed')
  expect(html).toContain('3 earlier')
  expect(html).toContain('href="/vehicles/7#reviews"')
  expect(html.indexOf('id="payments"')).toBeLessThan(html.indexOf('id="shipping"'))
})

const INVOICE = {
  id: 1,
  number: 'PI-2026-9',
  revision: 2,
  issuedAt: DEADLINE,
  address: '/api/v1/quotes/9/proforma?revision=2',
  verifyAddress: '/verify-invoice/token',
}

const HOW_TO_PAY = {
  amount: 3_500,
  dueOn: '2026-12-06',
  isToConfirm: false,
  reference: 'PI-2026-9',
  method: 'Bank transfer',
  account: {
    accountName: 'Kaido Motors K.K.',
    bankName: 'Bank of Yokohama',
    accountNumber: '0123-4567-4471',
    swift: 'HAMAJPJT',
    bankAddress: null,
    currency: 'USD',
  },
  email: 'billing@kaido.example',
  verifyAddress: '/verify-invoice/token',
}

test('an order shows how it is paid, and to compare the account with the page that verifies its invoice', () => {
  const html = shown(order({ howToPay: HOW_TO_PAY }))
  for (const part of [
    'How to pay',
    'Due now',
    '$3,500',
    '6 December 2026',
    'PI-2026-9',
    'Kaido Motors K.K.',
    'Bank of Yokohama',
    '0123-4567-4471',
    'HAMAJPJT',
    'Compare the account before you pay.',
  ])
    expect(html).toContain(part)
  expect(html).toMatch(/<a[^>]* href="\/verify-invoice\/token"[^>]*>Open the page that verifies/)
  expect(shown(order({ howToPay: { ...HOW_TO_PAY, account: null } }))).toContain(
    'Ask us for our bank details: billing@kaido.example',
  )
  expect(shown(order())).not.toContain('How to pay')
})

test('an order to confirm shows how much is due when, and nothing to pay with', () => {
  const howToPay = { ...HOW_TO_PAY, isToConfirm: true, account: null, email: null }
  const html = shown(order({ status: 'PENDING_CONFIRMATION', howToPay, proformas: [INVOICE] }))
  for (const part of ['Do not pay yet', '$3,500', '6 December 2026', 'Payable once the order is confirmed'])
    expect(html).toContain(part)
  for (const part of ['Pay by', 'Bank of Yokohama', 'bank details', 'Send a proof of payment'])
    expect(html).not.toContain(part)
})

test('every payment received has a receipt, void once undone, and a completed order its final invoice', () => {
  const receipt = {
    id: 31,
    number: 'RC-2026-31',
    address: '/api/v1/orders/417/receipts/31',
    kind: 'PAYMENT' as const,
    amount: 3_500,
    method: null,
    transactionId: null,
    receivedAt: DEADLINE,
    note: null,
    proof: null,
    recordedBy: null,
    undone: null,
  }
  const refund = { ...receipt, id: 33, number: 'RC-2026-33', kind: 'REFUND' as const, address: null }
  const undone = { at: DEADLINE, by: null, reason: null }
  const html = shown(
    order({
      receipts: [receipt, { ...receipt, id: 32, number: 'RC-2026-32', undone }, refund],
      finalInvoice: { number: 'INV-2026-417', address: '/api/v1/orders/417/invoice' },
      proformas: [INVOICE],
    }),
  )
  expect(html).toMatch(/<a[^>]* href="\/api\/v1\/orders\/417\/receipts\/31"[^>]*>RC-2026-31/)
  expect(html.match(/Void/g)).toHaveLength(1)
  expect(html).not.toContain('RC-2026-33')
  expect(html).toMatch(/<a[^>]* href="\/api\/v1\/orders\/417\/invoice"[^>]*>INV-2026-417/)
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

test('an order names the lines of its delivery charges as the quote and the invoice do', () => {
  const html = shown(order())
  expect(html).toContain('Inspection')
  expect(html).not.toContain('Delivery charges')
})

test('every proforma invoice opens in a page of its own, and can be checked', () => {
  const html = shown(order({ proformas: [INVOICE] }))
  expect(html).toMatch(
    /<a[^>]* href="\/api\/v1\/quotes\/9\/proforma\?revision=2"[^>]*target="_blank"[^>]*>PI-2026-9/,
  )
  expect(html).toMatch(/<a[^>]* href="\/verify-invoice\/token"[^>]*target="_blank"/)
})

test('purchases stand under whose turn they are, each with its way', () => {
  const purchase = (key: string, side: 'you' | 'us' | null): Purchase => ({
    key,
    number: 'OR-2026-417',
    title: `Vehicle ${key}`,
    picture: null,
    statusLabel: 'Confirmed',
    tone: 'amber',
    sum: { covers: 'CIF Mombasa', total: '$10,500 CIF Mombasa', vehicle: '$10,000' },
    turn: { side, what: 'Pay $3,500.', by: null, isLate: false },
    href: `/dashboard/orders/${key}`,
    orderedVehicle: 7,
  })
  const html = renderToStaticMarkup(<Purchases purchases={[purchase('1', 'you'), purchase('2', null)]} />)
  expect(html).toMatch(/Your turn.*Vehicle 1.*Finished.*Vehicle 2/s)
  expect(html).toContain('$10,500 CIF Mombasa (vehicle $10,000)')
  expect(html).not.toContain('Our turn')
  expect(renderToStaticMarkup(<Purchases purchases={[]} />)).toContain('You have not bought anything yet')
})
