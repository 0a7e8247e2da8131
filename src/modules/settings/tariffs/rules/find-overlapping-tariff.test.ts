import { expect, test } from 'vitest'
import { findOverlappingTariff } from './find-overlapping-tariff'
import { daysText, laneText, overlapText, tariffText } from './lane-and-tariff-days'
import { BLANK_LINE, type TariffLine } from './tariff-line'

const line = (more: Partial<TariffLine>): TariffLine => ({
  ...BLANK_LINE,
  keyword: 'A',
  originPort: 1,
  destinationPort: 2,
  ...more,
})

test.each<[string, Partial<TariffLine>, Partial<TariffLine>, boolean]>([
  ['two at all times', {}, {}, true],
  ['one that ends before the other begins', { validTo: '2026-12-31' }, { validFrom: '2027-01-01' }, false],
  [
    'one that ends on the day on which the other begins',
    { validTo: '2027-01-01' },
    { validFrom: '2027-01-01' },
    true,
  ],
  [
    'one within the other',
    { validFrom: '2026-01-01' },
    { validFrom: '2026-05-01', validTo: '2026-05-02' },
    true,
  ],
  [
    'one after the other',
    { validFrom: '2027-01-01' },
    { validFrom: '2026-01-01', validTo: '2026-12-31' },
    false,
  ],
  ['another destination', {}, { destinationPort: 3 }, false],
  ['the way back', {}, { originPort: 2, destinationPort: 1 }, false],
  ['another method', {}, { method: 'container' }, false],
  ['one for a vehicle type and one for all', {}, { vehicleType: 5 }, false],
  ['two for a vehicle type', { vehicleType: 5 }, { vehicleType: 5 }, true],
  ['per vehicle and per m³', {}, { basis: 'm3' }, true],
  ['in another currency', {}, { currency: 'JPY' }, true],
  ['from a port and from its country', {}, { originPort: null, originCountry: 'Japan' }, false],
  [
    'countries whatever their case',
    { originPort: null, originCountry: 'Japan' },
    { originPort: null, originCountry: 'JAPAN' },
    true,
  ],
  [
    'two without a lane',
    { originPort: null, destinationPort: null },
    { originPort: null, destinationPort: null },
    false,
  ],
])('%s overlap: %#', (_, a, b, expected) => {
  expect(findOverlappingTariff(line(a), [line(b)]) !== undefined).toBe(expected)
  expect(findOverlappingTariff(line(b), [line(a)]) !== undefined).toBe(expected)
})

test('both are named by keyword, lane and days', () => {
  const nameOf = (id: number) => (id === 1 ? 'Yokohama' : 'Mombasa')
  const lane = laneText({ from: { portId: 1, country: null }, to: { portId: 2, country: null } }, nameOf)
  expect(
    overlapText(
      tariffText('New', lane, { validFrom: '2027-01-01', validTo: null }),
      tariffText('K Line', lane, { validFrom: null, validTo: '2027-03-31' }),
    ),
  ).toBe(
    '“New” (Yokohama → Mombasa, from 1 January 2027) overlaps a tariff that already exists: “K Line” (Yokohama → Mombasa, until 31 March 2027). Change the days of one of them.',
  )
  expect(daysText({ validFrom: '2027-01-01', validTo: '2027-03-31' })).toBe(
    'from 1 January 2027 to 31 March 2027',
  )
  expect(daysText({ validFrom: null, validTo: null })).toBe('at all times')
})
