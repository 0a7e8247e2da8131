import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { isPriceType, PRICE_TYPES, priceTypeLabel } from './price-type'
import { isPubliclyListed, isPubliclyVisible } from './status/public-statuses'
import { statusCode, statusOfCode } from './status/status-codes'
import {
  DEFAULT_VEHICLE_STATUS,
  isVehicleStatus,
  PUBLIC_LISTED,
  readStatus,
  VEHICLE_STATUS_LABELS,
  VEHICLE_STATUSES,
  type VehicleStatus,
  vehicleStatusTone,
} from './vehicle-status'

test.each<[VehicleStatus, boolean, boolean, string, string]>([
  ['DRAFT', false, false, 'Draft', 'grey'],
  ['PUBLISHED', true, true, 'Published', 'green'],
  ['RESERVED', true, true, 'Reserved', 'amber'],
  ['SOLD', false, true, 'Sold', 'slate'],
  ['ARCHIVED', false, false, 'Archived', 'grey'],
  ['IN_AUCTION', true, true, 'In auction', 'violet'],
])('%s: listed %s, visible %s, badge %s in %s', (status, listed, visible, label, tone) => {
  expect(isPubliclyListed(status)).toBe(listed)
  expect(isPubliclyVisible(status)).toBe(visible)
  expect(VEHICLE_STATUS_LABELS[status]).toBe(label)
  expect(vehicleStatusTone(status)).toBe(tone)
})

const migration = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../migrations/20261120_000300_search.ts'),
  'utf8',
)

it('numbers the statuses as the search table does, whatever their order', () => {
  const inTable = /array_position\('\{([A-Z_,]+)\}', v\.status/.exec(migration)?.[1]?.split(',') ?? []
  expect(inTable.toSorted()).toEqual(VEHICLE_STATUSES.toSorted())
  for (const status of VEHICLE_STATUSES) {
    expect(statusCode(status)).toBe(inTable.indexOf(status) + 1)
    expect(statusOfCode(statusCode(status))).toBe(status)
  }
  expect(statusOfCode(7)).toBe('DRAFT')
})

it('reads unknown values as a draft', () =>
  expect([readStatus('SOLD'), readStatus('GONE'), readStatus(null)]).toEqual(['SOLD', 'DRAFT', 'DRAFT']))

it('knows six statuses, and a new vehicle is a draft', () => {
  expect(VEHICLE_STATUSES).toHaveLength(6)
  expect(DEFAULT_VEHICLE_STATUS).toBe('DRAFT')
  expect([...PUBLIC_LISTED]).toEqual(['PUBLISHED', 'RESERVED', 'IN_AUCTION'])
  expect(['SOLD', 'sold', '', null, 1].map(isVehicleStatus)).toEqual([true, false, false, false, false])
})

it('names the price types in full', () => {
  expect(PRICE_TYPES.map(priceTypeLabel)).toEqual([
    'CIF (Cost, Insurance, Freight)',
    'FOB (Free on Board)',
    'DDP (Delivery Duty Paid)',
  ])
  expect(['FOB', 'fob', null].map(isPriceType)).toEqual([true, false, false])
})
