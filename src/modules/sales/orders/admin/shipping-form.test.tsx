// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { order } from '../queries/order.fixture'
import { ShippingForm } from './shipping-form'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }))

const QUESTIONS = ['portOfDischarge', 'unpaidDeparture']
let confirmed: unknown[]
beforeEach(() => {
  confirmed = []
  push.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.json()
    confirmed.push(body.confirmed)
    const name = QUESTIONS.find((one) => body.confirmed?.[one] !== true)
    if (!name) return new Response(JSON.stringify({ data: {}, message: 'Saved' }), { status: 200 })
    const message = `Is it so: ${name}?`
    const errors = [{ path: `confirmed.${name}`, message }]
    return new Response(JSON.stringify({ success: false, message, errors }), { status: 409 })
  })
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

const save = () => act(async () => document.querySelector('form')?.requestSubmit())

test('each question is answered by saving again, and no answer is forgotten', async () => {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ShippingForm address="/admin/orders/417" order={order()} ports={[]} />
    </QueryClientProvider>,
  )
  const shows = (text: string) =>
    vi.waitFor(() => expect(document.querySelector('form')?.textContent).toContain(text))
  await save()
  await shows('Is it so: portOfDischarge?')
  await shows('Change the port')
  await save()
  await shows('Is it so: unpaidDeparture?')
  await shows('It has departed all the same')
  await save()
  await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/admin/orders/417'))
  expect(confirmed).toEqual([{}, { portOfDischarge: true }, { portOfDischarge: true, unpaidDeparture: true }])
})
