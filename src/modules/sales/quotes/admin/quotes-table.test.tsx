// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListContext } from '@/ui/back-office/list/list-context'
import { mount } from '@/ui/form/mount.fixture'
import type { QuoteListRow } from './quote-list-row'
import { QuotesTable } from './quotes-table'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const line = (more: Partial<QuoteListRow> = {}): QuoteListRow => ({
  id: 7,
  number: 'QT-2026-7',
  status: 'NEGOTIATING',
  badge: { label: 'Negotiating', tone: 'grey' },
  isVehicleGone: false,
  orderId: null,
  orderEnd: null,
  turn: 'staff',
  waited: '3 days',
  vehicle: { id: 4, name: 'Toyota Hiace 2015', sku: 'KD-000004' },
  vehicleName: 'Toyota Hiace 2015',
  customer: 'Amina Otieno',
  email: 'amina@example.com',
  price: '$8,950 CIF Mombasa',
  requested: null,
  vehiclePrice: '$8,450',
  showroom: 'Mombasa Showroom',
  requestedAt: '2026-11-20T09:14:00.000Z',
  isOrderOnDemand: false,
  ...more,
})

let shown: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await shown.gone()
  vi.clearAllMocks()
})
const open = async (rows: QuoteListRow[], given: Record<string, string> = {}) => {
  shown = await mount(
    <ListContext given={given}>
      <QuotesTable rows={rows} sort="newest" />
    </ListContext>,
  )
}
const press = (key: string) =>
  act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const cells = () => [...shown.place.querySelectorAll('tbody td')].map(({ textContent }) => textContent ?? '')

test('a line shows whose turn it is, since when, for whom and at what price', async () => {
  await open([line()])
  const text = cells().join('|')
  for (const part of [
    'QT-2026-7KD-000004',
    'Oursfor 3 days',
    'Amina Otienoamina@example.com',
    '$8,950 CIF MombasaVehicle $8,450',
  ])
    expect(text).toContain(part)
  await shown.gone()
  await open([line({ turn: 'customer', waited: '5 hours' }), line({ id: 8, turn: null, waited: null })])
  expect(cells().join('|')).toContain('The customer’sfor 5 hours')
  expect(cells()).toContain('—')
})

test('what is not known yet is named', async () => {
  await open([
    line({
      price: null,
      requested: 'Asked: $9,000',
      vehiclePrice: null,
      showroom: null,
      vehicle: null,
      vehicleName: 'Tucker Torpedo',
    }),
  ])
  expect(cells()).toEqual(
    expect.arrayContaining(['No price yetAsked: $9,000', 'No showroom yet', 'Tucker TorpedoQT-2026-7']),
  )
})

test('j and k move through the lines, e opens one at its own address', async () => {
  await open([line(), line({ id: 8, isOrderOnDemand: true })])
  await press('j')
  await press('j')
  await press('e')
  await press('k')
  await press('e')
  expect(router.push.mock.calls).toEqual([
    ['/admin/quotes/order-on-demand/8'],
    ['/admin/quotes/standard-quotes/7'],
  ])
})

test('an empty list shows why', async () => {
  await open([])
  expect(shown.text()).toContain('No quotes yet')
  await shown.gone()
  await open([], { turn: 'staff' })
  expect(shown.text()).toContain('No quotes match these filters')
})
