// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { order } from '../queries/order.fixture'
import type { OrderDetail } from '../queries/order-detail'
import type { OrderActor } from '../rules/order-workflow'
import { OrderScreen } from './OrderScreen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

function shown(one: OrderDetail, { actor = 'staff' as OrderActor, mayUndo = true, mayUpdate = true } = {}) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OrderScreen actor={actor} mayUndo={mayUndo} mayUpdate={mayUpdate} order={one} />
    </QueryClientProvider>,
  )
  const steps = [...page.querySelectorAll('section[aria-label="Next step"] button')]
  return { page, steps: steps.map((button) => button.textContent) }
}

test('it says whose turn it is, and offers only the steps of its state', () => {
  const { page, steps } = shown(order())
  expect(page.textContent).toContain('The customer’s turn: $3,500 is due by 6 December 2026.')
  expect(steps).toEqual(['Start', 'Switch vehicle', 'Cancel order'])
  expect(shown(order({ status: 'PENDING_CONFIRMATION' })).page.textContent).toContain(
    'Our turn: confirm the order.',
  )
})

test('late cancelling is offered to role 1 alone, and nothing to those who may only read', () => {
  const ready = order({ status: 'READY_FOR_PICKUP' })
  expect(shown(ready).steps).toEqual(['Schedule delivery', 'Mark delivered'])
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
