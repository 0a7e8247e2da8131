import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VehicleActions } from '@/modules/inventory/cards/ui/vehicle-action'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { PhoneActionBar } from './phone-action-bar'
import type { ShowroomContact } from './showroom-contact-hrefs'

const vehicle = {
  id: 7,
  sku: 'KD-000007',
  name: 'Toyota Vitz 2019',
  year: 2019,
  status: 'PUBLISHED',
  isReserved: false,
  price: 8450,
  oldPrice: null,
  currency: 'USD',
  priceType: 'CIF',
  namedPort: null,
  litres: null,
  firstRegistered: null,
  showroom: null,
  make: { id: 1, name: 'Toyota' },
  model: { id: 2, name: 'Vitz' },
} as Partial<VehicleDetail> as VehicleDetail

const showroom: ShowroomContact = {
  id: 3,
  companyName: null,
  showroomName: 'Yokohama',
  city: 'Yokohama',
  country: 'Japan',
  address: null,
  phone: '+81 45 123 4567',
  email: 'yokohama@example.com',
  openingHours: null,
  latitude: null,
  longitude: null,
}

const bar = (of: Partial<VehicleDetail>, at: ShowroomContact | null, notice: ReactNode = null) =>
  renderToStaticMarkup(
    <VehicleActions first={() => 'quote'}>
      <PhoneActionBar
        vehicle={{ ...vehicle, ...of }}
        landed={null}
        showroom={at}
        address="https://kaido.example/vehicles/7"
        notice={notice}
      />
    </VehicleActions>,
  )

test('the bar at the foot of a phone has the price, the main action and a chat that names the vehicle', () => {
  const html = bar({}, showroom)
  expect(html).toContain('$8,450')
  expect(html).toContain('href="/dashboard/inquiries/ask?vehicle=7"')
  expect(html).toMatch(/href="https:\/\/wa\.me\/81451234567\?text=[^"]*KD-000007/)
})

test.each<[string, Partial<VehicleDetail>, ShowroomContact | null]>([
  ['of a showroom without a telephone', {}, { ...showroom, phone: null }],
  ['of a vehicle without a showroom', {}, null],
  ['of a sold vehicle', { status: 'SOLD' }, showroom],
])('the bar %s offers no chat', (_, of, at) => {
  expect(bar(of, at)).not.toContain('wa.me')
})

test('of a vehicle reserved for another buyer, the availability alert is the main action', () => {
  expect(bar({}, showroom)).toContain('quote')
  const html = bar({ status: 'RESERVED', isReserved: true }, showroom, 'tell me')
  expect(html).toContain('tell me')
  expect(html).not.toContain('quote')
})
