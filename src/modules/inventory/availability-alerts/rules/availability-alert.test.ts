import { expect, test } from 'vitest'
import { VEHICLE_STATUSES, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  type AlertFate,
  type AlertRefusal,
  alertFate,
  mayAwait,
  readAlertVehicle,
} from './availability-alert'

const FATES: Record<VehicleStatus, AlertFate> = {
  DRAFT: 'wait',
  PUBLISHED: 'tell',
  RESERVED: 'wait',
  SOLD: 'drop',
  ARCHIVED: 'wait',
  IN_AUCTION: 'wait',
}

test.each(VEHICLE_STATUSES)('of a vehicle that becomes %s', (status) => {
  expect(alertFate({ status, inTrash: false })).toBe(FATES[status])
  // What lies in the trash is free for nobody; sold it stays.
  expect(alertFate({ status, inTrash: true })).toBe(status === 'SOLD' ? 'drop' : 'wait')
})

test.each<[VehicleStatus, boolean, boolean, 'yes' | AlertRefusal]>([
  ['RESERVED', false, false, 'yes'],
  ['RESERVED', false, true, 'own'],
  ['RESERVED', true, false, 'gone'],
  ['PUBLISHED', false, false, 'free'],
  ['PUBLISHED', true, false, 'gone'],
  ['SOLD', false, false, 'gone'],
  ['IN_AUCTION', false, false, 'gone'],
  ['DRAFT', false, false, 'gone'],
  ['ARCHIVED', false, false, 'gone'],
])('%s, in the trash %s, reserved for oneself %s: %s', (status, inTrash, isOwn, answer) => {
  const result = mayAwait({ status, inTrash, isOwn })
  expect(result.ok ? 'yes' : result.error).toBe(answer)
})

test.each([
  ['7', 7],
  ['0', null],
  ['-7', null],
  ['7x', null],
  ['', null],
  [undefined, null],
])('reads %s as %s', (value, id) => {
  expect(readAlertVehicle(value)).toBe(id)
})
