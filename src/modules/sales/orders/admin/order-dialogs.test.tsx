// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, mount, type } from '@/ui/form/mount.fixture'
import type { OrderDetail } from '../queries/get-order-detail'
import { order } from '../queries/order.fixture'
import { OrderScreen } from './order-screen'
import { stepsWithoutPayment } from './steps-without-payment'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

type Sent = { path: string; query: string; body: unknown; key: string | null }
let sent: Sent[]
/** The server's refusal of whatever is sent; null to take it. */
let refused: { message: string; errors: { path: string; message: string }[] } | null
beforeEach(() => {
  sent = []
  refused = null
  refresh.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path, search } = new URL(request.url)
    const query = decodeURIComponent(search)
    const key = request.headers.get('idempotency-key')
    sent.push({ path, query, body: await request.json().catch(() => null), key })
    const vehicles = [
      { id: 12, name: 'Toyota Vitz KSP130', sku: 'KD-000012', chassis: 'KSP130-1', location: 'Yokohama' },
    ]
    const body = request.method === 'GET' ? { data: vehicles } : { data: {}, message: 'Done' }
    if (refused && request.method !== 'GET')
      return new Response(JSON.stringify({ success: false, ...refused }), { status: 409 })
    return new Response(JSON.stringify(body), { status: 200 })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function open(one: OrderDetail, { override = true } = {}) {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <OrderScreen
        actor="staff"
        may={{ undo: true, seePeople: true, override }}
        mayUpdate
        order={one}
        today="2026-11-22"
        unpaid={stepsWithoutPayment(one, '2026-11-22')}
      />
    </QueryClientProvider>,
  )
}

const dialog = () => {
  const element = document.querySelector('[role="alertdialog"]')
  if (!element) throw new Error('no dialog')
  return element
}
const buttonOf = (name: string): HTMLButtonElement => {
  const button = [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`no ${name} in ${dialog().innerHTML}`)
  return button
}
const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
const giveReason = (text: string) =>
  act(async () => {
    const box = dialog().querySelector('textarea')
    setText?.call(box, text)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a vehicle is switched to one found among those on offer, for a reason', async () => {
  await open(order())
  await click(page.button('Switch vehicle'))
  await giveReason('As agreed.')
  expect(buttonOf('Switch vehicle').disabled).toBe(true)
  const search = dialog().querySelector<HTMLInputElement>('input[type="search"]')
  if (search) await type(search, 'vitz')
  await vi.waitFor(() => expect(dialog().textContent).toContain('KD-000012 · KSP130-1 · Yokohama'))
  expect(sent[0]?.query).toMatch(/q=vitz.*status=PUBLISHED/)
  await click(buttonOf('Choose'))
  await click(buttonOf('Switch vehicle'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ status: 'VEHICLE_SWITCHED', reason: 'As agreed.', vehicleId: 12 })
})

test('an order is started without its payment for a meaningful reason', async () => {
  await open(order())
  await click(page.button('Start'))
  const box = dialog().querySelector<HTMLInputElement>('input[type="checkbox"]')
  expect(box?.parentElement?.textContent).toBe('Go on although $3,500 has not been paid')
  if (box) await click(box)
  await giveReason('too     short')
  expect(buttonOf('Start').disabled).toBe(true)
  expect(dialog().textContent).toContain('Give a reason of at least 10 characters')
  await giveReason('The bank has confirmed it.')
  await click(buttonOf('Start'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    status: 'IN_PROGRESS',
    override: true,
    reason: 'The bank has confirmed it.',
  })
})

test('a step that somebody else took first offers to look at the order as it is, and closes', async () => {
  await open(order({ status: 'VEHICLE_READY' }))
  await click(page.button('Ready for pick-up'))
  refused = { message: 'This order is delivered: you cannot offer it for pick-up.', errors: [] }
  await click(buttonOf('Ready for pick-up'))
  await vi.waitFor(() => expect(dialog().textContent).toContain('This order is delivered'))
  refresh.mockClear()
  await click(buttonOf('Reload'))
  expect(refresh).toHaveBeenCalledOnce()
  expect(document.querySelector('[role="alertdialog"]')).toBeNull()
})

test('a step that requires confirmation is confirmed, not looked at anew', async () => {
  await open(order({ status: 'VEHICLE_READY' }))
  await click(page.button('Ready for pick-up'))
  const message = 'Is it ready for pick-up all the same?'
  refused = { message, errors: [{ path: 'confirmed.notSailed', message }] }
  await click(buttonOf('Ready for pick-up'))
  await vi.waitFor(() => expect(dialog().textContent).toContain(message))
  expect(() => buttonOf('Reload')).toThrow('no Reload')
})

test('money that somebody else recorded first offers the same', async () => {
  await open(order())
  await click(page.button('Record payment'))
  refused = { message: 'This order is paid in full.', errors: [] }
  const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')
  await act(async () => form?.requestSubmit())
  await vi.waitFor(() => expect(form?.textContent).toContain('This order is paid in full.'))
  const reload = [...(form?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Reload')
  if (reload) await click(reload)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

test.each([
  ['receivedPaymentDate', 'day', 'The day of payment cannot be after today'],
  ['transactionId', 'transactionId', 'Recorded already'],
])(
  'what the server finds wrong with %s is at its field, which gets the focus',
  async (path, name, message) => {
    await open(order())
    await click(page.button('Record payment'))
    refused = { message: 'Validation failed', errors: [{ path, message }] }
    const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')
    await act(async () => form?.requestSubmit())
    const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    await vi.waitFor(() => expect(field?.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
    expect(document.activeElement).toBe(field)
    expect(form?.textContent).not.toContain('Validation failed')
    if (field) await type(field, '2026-11-20')
    expect(field?.getAttribute('aria-invalid')).toBe('false')
  },
)

test('what is wrong with a field that the dialog does not show is below the others', async () => {
  await open(order())
  await click(page.button('Record payment'))
  refused = { message: 'Validation failed', errors: [{ path: 'proofId', message: 'Choose a proof' }] }
  const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')
  await act(async () => form?.requestSubmit())
  await vi.waitFor(() => expect(form?.querySelector('[data-tone=red]')?.textContent).toBe('Choose a proof'))
})

test('a refund of a completed order states its kind', async () => {
  await open(order({ status: 'ORDER_COMPLETED', paid: 10_500, balance: 0, nextPayment: null }))
  await click(page.button('Record refund'))
  const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')
  const choice = form?.querySelector<HTMLSelectElement>('[name="goodwill"]')
  expect([choice?.required, choice?.value]).toEqual([true, ''])
  await act(async () => {
    if (choice) choice.value = 'goodwill'
    choice?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await act(async () => form?.requestSubmit())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/v1/orders/417/refunds',
    body: { goodwill: true, method: 'BANK_TRANSFER' },
  })
})

test('who may not continue without a payment sees who may', async () => {
  await open(order({ status: 'READY_FOR_PICKUP' }), { override: false })
  await click(page.button('Mark delivered'))
  expect(dialog().querySelector('input[type="checkbox"]')).toBeNull()
  expect(dialog().textContent).toContain('$10,500 has not been paid yet. Only an administrator')
})

test('a vehicle that has not arrived is marked delivered by a decision of its own, for a reason', async () => {
  await open(order({ status: 'READY_FOR_PICKUP', payments: [], total: 0 }))
  await click(page.button('Mark delivered'))
  const box = dialog().querySelector<HTMLInputElement>('input[type="checkbox"]')
  expect(box?.parentElement?.textContent).toBe('Mark it delivered although it has not arrived')
  if (box) await click(box)
  await giveReason('short')
  expect(buttonOf('Mark delivered').disabled).toBe(true)
  await giveReason('The agent has signed for it.')
  await click(buttonOf('Mark delivered'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    status: 'ORDER_DELIVERED',
    overrideArrival: true,
    reason: 'The agent has signed for it.',
  })
})

test('a vehicle that has not sailed is offered for pick-up after a question in words', async () => {
  await open(order({ status: 'VEHICLE_READY' }))
  await click(page.button('Ready for pick-up'))
  expect(dialog().textContent).toContain('This is a FOB order: its vehicle travels by sea')
  await click(buttonOf('Ready for pick-up'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ status: 'READY_FOR_PICKUP', confirmed: { notSailed: true } })
})

test('a payment is undone for a reason, under one key however often it is confirmed', async () => {
  const receipt = {
    id: 5,
    number: 'RC-2026-5',
    address: null,
    kind: 'PAYMENT',
    amount: 3_500,
    method: null,
    transactionId: null,
    receivedAt: '2026-11-22T10:00:00.000Z',
    note: null,
    proof: null,
    recordedBy: null,
    undone: null,
  } as const
  await open(order({ receipts: [receipt] }))
  await click(page.find('button[aria-label="Undo payment, $3,500"]'))
  expect(dialog().textContent).toContain('Undo the payment of $3,500?')
  expect(buttonOf('Undo payment').disabled).toBe(true)
  await giveReason(' Another order. ')
  await click(buttonOf('Undo payment'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/v1/orders/417/receipts/5/undo',
    body: { reason: 'Another order.' },
  })
  expect(sent[0]?.key).toBeTruthy()
})
