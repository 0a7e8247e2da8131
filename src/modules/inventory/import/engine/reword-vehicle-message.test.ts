import { expect, test } from 'vitest'
import { issue } from '@/kernel/issue'
import { validateVehicle } from '@/modules/inventory/vehicles/rules/validate-vehicle'
import { rewordVehicleMessage } from './reword-vehicle-message'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const STATUSES = 'Status must be one of Draft, Published, Reserved, Sold, Archived, In auction'

test('messages of the rules of vehicles name fields and statuses as the import’s screens do', () => {
  const messages = validateVehicle({ status: 'LOST' as 'SOLD' }, NOW).map(rewordVehicleMessage)
  expect(messages).toEqual(
    expect.arrayContaining([
      issue('manufacturer', 'Make is required'),
      issue('showroom', 'Showroom is required'),
      issue('chassis', 'Chassis number is required'),
      issue('status', STATUSES),
    ]),
  )
})

test.each([
  ['color', 'Color is required', 'Colour is required'],
  ['model', 'Model is required', 'Model is required'],
  // Only where it begins with the field's name, and never in the value of a cell.
  ['showroom', 'Locations differ', 'Locations differ'],
  ['name', 'Name SOLD is too long', 'Name SOLD is too long'],
  ['', 'Location is required', 'Location is required'],
])('of %s, %j is %j', (path, message, expected) => {
  expect(rewordVehicleMessage(issue(path, message))).toEqual(issue(path, expected))
})
