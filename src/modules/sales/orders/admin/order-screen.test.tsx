// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { OrderDetail } from '../queries/get-order-detail'
import { order } from '../queries/order.fixture'
import type { OrderActor } from '../rules/order-workflow'
import { OrderScreen } from './order-screen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

function shown(one: OrderDetail, { actor = 'staff' as OrderActor, undo = true, mayUpdate = true } = {}) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OrderScreen
        actor={actor}
        may={{ undo, seePeople: false, override: false }}
        mayUpdate={mayUpdate}
        order={one}
        today="2026-11-22"
        unpaid={{}}
      />
    </QueryClientProvider>,
  )
  const steps = [...page.querySelectorAll('section[aria-label="Next step"] button')]
  return { page, steps: steps.map((button) => button.textContent) }
}

test('it shows whose turn it is, and offers only the steps of its state', () => {
  const { page, steps } = shown(order())
  expect(page.textContent).toContain('The customer’s turn: $3,500 is due by 6 December 2026.')
  expect(steps).toEqual(['Start', 'Switch vehicle', 'Cancel order'])
  expect(shown(order({ status: 'PENDING_CONFIRMATION' })).page.textContent).toContain(
    'Our turn: confirm the order.',
  )
})

test('late cancelling is offered to role 1 alone, and nothing to those who may only read', () => {
  const ready = order({ status: 'READY_FOR_PICKUP' })
  expect(shown(ready).steps).toEqual(['Mark delivered', 'Deliver instead'])
  expect(shown(ready, { actor: 'admin' }).steps).toContain('Cancel order')
  const read = shown(ready, { mayUpdate: false })
  expect(read.steps).toEqual([])
  expect(read.page.querySelectorAll('form, input[type="file"]')).toHaveLength(0)
})

test('payments can be recorded while something is owed, and refunded once something was paid', () => {
  const buttons = (one: OrderDetail) =>
    [...shown(one).page.querySelectorAll('button')].map((button) => button.textContent)
  expect(buttons(order())).toContain('Record payment')
  expect(buttons(order())).not.toContain('Record refund')
  expect(buttons(order({ paid: 10_500, balance: 0 }))).not.toContain('Record payment')
  const cancelled = buttons(order({ status: 'ORDER_CANCELLED', paid: 3_500 }))
  expect(cancelled).toContain('Record refund')
  expect(cancelled).not.toContain('Record payment')
})

const RECEIPT = {
  kind: 'PAYMENT',
  number: 'RC-2026-1',
  address: '/api/v1/orders/417/receipts/1',
  amount: 3_500,
  method: 'BANK_TRANSFER',
  transactionId: 'TX-1',
  receivedAt: '2026-11-22T10:00:00.000Z',
  note: null,
  proof: null,
  recordedBy: 'Jane Doe',
} as const
const UNDONE = { at: '2026-11-23T10:00:00.000Z', by: 'John Doe', reason: 'It was for another order.' }

test('what was recorded can be undone once, by those who may; what is undone stays with its reason', () => {
  const receipts = [
    { ...RECEIPT, id: 1, undone: UNDONE },
    { ...RECEIPT, id: 2, undone: null },
  ]
  const undos = (page: HTMLElement) => page.querySelectorAll('button[aria-label="Undo payment, $3,500"]')
  const { page } = shown(order({ receipts }))
  expect(undos(page)).toHaveLength(1)
  expect(page.querySelectorAll('a[href="/api/v1/orders/417/receipts/1"]')).toHaveLength(2)
  expect(page.textContent).toContain('by John Doe: It was for another order.')
  expect(undos(shown(order({ receipts }), { undo: false }).page)).toHaveLength(0)
})

test('every proforma invoice opens in a page of its own, and can be checked', () => {
  const invoice = (revision: number) => ({
    id: revision,
    number: 'PI-2026-9',
    revision,
    issuedAt: '2026-11-22T10:00:00.000Z',
    address: `/api/v1/quotes/9/proforma?revision=${revision}`,
    verifyAddress: `/verify-invoice/token-${revision}`,
  })
  const { page } = shown(order({ proformas: [invoice(2), invoice(1)] }))
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PI-2026-9, Rev 2', '/api/v1/quotes/9/proforma?revision=2'],
    ['Verify', '/verify-invoice/token-2'],
    ['PI-2026-9, Rev 1', '/api/v1/quotes/9/proforma?revision=1'],
    ['Verify', '/verify-invoice/token-1'],
  ])
})
