import { expect, it } from 'vitest'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { QUOTE_STATUSES } from '../quote-statuses'
import type { WantedVehicle } from './vehicle-free-for-customer'
import { vehicleGoneOrBack } from './vehicle-gone-or-back'

const FREE: WantedVehicle = { status: 'PUBLISHED', inTrash: false, hold: null, isOrdered: false }
const OPEN = { status: 'QUOTED', customerId: 3, isVehicleGone: false } as const

it.each<[string, Partial<WantedVehicle>, 'gone' | null]>([
  ['on offer', {}, null],
  ['reserved for this customer', { status: 'RESERVED', hold: { customerId: 3 } }, null],
  ['reserved for another', { status: 'RESERVED', hold: { customerId: 4 } }, 'gone'],
  ['reserved by an order', { status: 'RESERVED', isOrdered: true }, 'gone'],
  ['sold', { status: 'SOLD' }, 'gone'],
  ['archived', { status: 'ARCHIVED' }, 'gone'],
  ['in an auction', { status: 'IN_AUCTION' }, 'gone'],
  ['a draft again', { status: 'DRAFT' }, 'gone'],
  ['in the trash', { inTrash: true }, 'gone'],
])('a vehicle %s: %o is %s for an open quote', (_, vehicle, news) => {
  expect(vehicleGoneOrBack(OPEN, { ...FREE, ...vehicle })).toBe(news)
})

it('opens a quote again when its vehicle is back, and notifies once', () => {
  const gone = { ...OPEN, isVehicleGone: true }
  expect(vehicleGoneOrBack(gone, FREE)).toBe('back')
  for (const status of VEHICLE_STATUSES.filter((one) => one !== 'PUBLISHED'))
    expect(vehicleGoneOrBack(gone, { ...FREE, status })).toBeNull()
})

it.each(QUOTE_STATUSES.filter((one) => !['AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING'].includes(one)))(
  'leaves a quote that is %s as it is',
  (status) => {
    expect(vehicleGoneOrBack({ ...OPEN, status }, { ...FREE, status: 'SOLD' })).toBeNull()
  },
)
