// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '@/ui/client/query-client'
import { click, mount, type } from '@/ui/form/mount.fixture'
import { QuoteForm } from '../quote-form'
import { formProps, opened } from '../quote-form.fixture'
import type { OfferProps } from '../use-offer-form'
import type { TariffAnswer } from './use-tariff-charges'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))

const MOMBASA: TariffAnswer = {
  port: { id: 5, name: 'Mombasa', country: 'Kenya' },
  day: '2026-11-23',
  currency: 'USD',
  deliveryCharges: 1260,
  isIncluded: false,
  parts: [
    { name: 'freight', amount: 1100 },
    { name: 'insurance', amount: 160 },
  ],
  missing: [],
  priceType: 'FOB',
  namedPort: null,
  originPort: 'Yokohama',
  tariff: { keyword: 'Umi Line', lane: 'Yokohama → Mombasa', method: 'roro', validTo: '2026-12-31' },
  rates: [],
}
const KES: TariffAnswer = {
  ...MOMBASA,
  currency: 'KES',
  deliveryCharges: 162_981,
  parts: [
    { name: 'freight', amount: 142_285 },
    { name: 'insurance', amount: 20_696 },
  ],
  rates: [{ currency: 'KES', perUsd: '129.35', day: '2026-11-20' }],
}

let shown: Awaited<ReturnType<typeof mount>>
let requested: Record<string, string>[]
let stored: unknown[]
let answer: (query: Record<string, string>) => TariffAnswer

beforeEach(() => {
  vi.useFakeTimers()
  requested = []
  stored = []
  answer = ({ currency }) => (currency === 'KES' ? KES : MOMBASA)
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const json = (body: object) => new Response(JSON.stringify(body))
    if (pathname === '/api/v1/quotes/7/draft') {
      stored.push(await request.json())
      return json({ data: { draftStamp: 's1' } })
    }
    if (pathname !== '/api/v1/quotes/7/tariff') return json({ data: { draft: null, draftStamp: null } })
    const query = Object.fromEntries(searchParams)
    requested.push(query)
    return json({ data: answer(query) })
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

afterEach(async () => {
  await shown.gone()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The entries are read once they have not changed for a while, and are then answered. */
const untilIdle = async () => {
  await pass(700)
  await pass(10)
}
const SHIP_TO = { ports: [{ value: '5', label: 'Mombasa, Kenya' }], hasVehicle: true }

async function open(values: ReturnType<typeof opened>['values'] = {}, more: Partial<OfferProps> = {}) {
  const row = opened({ deliveryCharges: null, portId: 5, ...values })
  shown = await mount(
    <QueryClientProvider client={makeQueryClient()}>
      <QuoteForm {...formProps({ row, ...SHIP_TO, ...more })} />
    </QueryClientProvider>,
  )
  await pass(10)
}
const charges = () => shown.find<HTMLInputElement>('#quote-deliveryCharges')
const part = (name: string) => shown.find<HTMLInputElement>(`#quote-${name}`).value
const button = () => shown.button('Take from the tariff')
const choose = (selector: string, value: string) =>
  act(async () => {
    const select = shown.find<HTMLSelectElement>(selector)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('a first offer begins with the tariff’s charges and shows what they rest on; no draft is stored', async () => {
  await open()
  expect(requested).toEqual([{ port: '5', currency: 'USD' }])
  expect([charges().value, part('seaFreight'), part('insurance')]).toEqual(['1260', '1100', '160'])
  expect(shown.text()).toContain('$1,260 to Mombasa: sea freight $1,100, insurance $160')
  expect(shown.text()).toContain('Tariff “Umi Line” (Yokohama → Mombasa, RoRo), valid until 31 December 2026')
  expect(button().disabled).toBe(true)
  await pass(5_000)
  expect(stored).toEqual([])
})

test('charges that nobody typed follow price and currency', async () => {
  await open()
  await type(shown.find('#quote-quotedPrice'), '8450')
  await choose('#quote-currency', 'KES')
  await untilIdle()
  expect(requested.at(-1)).toEqual({ port: '5', currency: 'KES', price: '8450' })
  expect(charges().value).toBe('162981')
  expect(shown.text()).toContain('1 USD = 129.35 KES on 20 November 2026')
})

test('charges that a person typed stay until the button is pressed', async () => {
  await open()
  await type(charges(), '900')
  await choose('#quote-currency', 'KES')
  await untilIdle()
  expect([charges().value, button().disabled]).toEqual(['900', false])
  await click(button())
  expect([charges().value, shown.text().includes('What was typed has stayed')]).toEqual(['900', true])
  await click(shown.button('Replace it with the tariff’s'))
  expect([charges().value, part('seaFreight')]).toEqual(['162981', '142285'])
  expect(shown.text()).not.toContain('What was typed has stayed')
})

test('a revised offer keeps its charges, and can take the tariff’s', async () => {
  const standing = { ...formProps().standing, status: 'NEGOTIATING' as const, isPriced: true }
  await open({ deliveryCharges: 350, quotedPrice: 8000 }, { standing })
  expect(charges().value).toBe('350')
  await click(button())
  expect(charges().value).toBe('350')
  await click(shown.button('Replace it with the tariff’s'))
  expect([charges().value, part('seaFreight'), part('insurance')]).toEqual(['1260', '1100', '160'])
})

test('what the tariff lacks is named, and nothing is filled in', async () => {
  answer = () => ({
    ...MOMBASA,
    deliveryCharges: null,
    tariff: null,
    missing: [
      { what: 'freight', currency: null },
      { what: 'rate', currency: 'KES' },
    ],
  })
  await open()
  expect(charges().value).toBe('')
  expect(button().disabled).toBe(true)
  expect([...shown.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'A freight from Yokohama to Mombasa that is valid today for this type of vehicle.',
    'An exchange rate for KES.',
  ])
})

test('a price that includes the voyage gets nothing added', async () => {
  const nothing = { deliveryCharges: 0, isIncluded: true, parts: [], tariff: null }
  answer = () => ({ ...MOMBASA, ...nothing, priceType: 'CIF' })
  await open()
  expect(charges().value).toBe('0')
  expect(shown.text()).toContain('The price of this vehicle includes the voyage to Mombasa')
})

test('under FOB the tariff adds nothing, and what it added goes', async () => {
  await open()
  await choose('#quote-priceType', 'FOB')
  await untilIdle()
  expect(charges().value).toBe('')
  expect(shown.text()).toContain('With an FOB price the buyer pays')
  expect(requested).toHaveLength(1)
})

test('without the customer’s port it is chosen first; without a vehicle nothing is requested', async () => {
  await open({ portId: null })
  expect([requested.length, charges().value]).toEqual([0, ''])
  await choose('#quote-portId', '5')
  await untilIdle()
  expect(charges().value).toBe('1260')
  await shown.gone()
  await open({}, { hasVehicle: false })
  expect(shown.text()).not.toContain('By the tariff')
})
