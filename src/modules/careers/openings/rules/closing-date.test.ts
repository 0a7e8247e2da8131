import { expect, test } from 'vitest'
import { closesAt, closingDay, isClosed } from './closing-date'

const NAIROBI = { city: 'Nairobi', country: 'Kenya' }

test.each([
  ['in Nairobi, three hours ahead of UTC', NAIROBI, '2026-11-30T21:00:00.000Z'],
  ['in Yokohama, nine hours ahead', { city: 'Yokohama', country: 'Japan' }, '2026-11-30T15:00:00.000Z'],
  ['in Chicago, by its own zone', { city: 'Chicago', country: 'United States' }, '2026-12-01T06:00:00.000Z'],
  [
    'in a country of several zones, by the company’s',
    { city: 'Springfield', country: 'United States' },
    '2026-12-01T00:00:00.000Z',
  ],
  ['nowhere that is known, by the company’s', { city: '', country: '' }, '2026-12-01T00:00:00.000Z'],
])('the last day ends %s', (_, place, at) => {
  expect(closesAt('2026-11-30', place, 'UTC').toISOString()).toBe(at)
})

test.each([
  [' 2027-01-31 ', '2027-01-31'],
  ['2027-01-31T00:00:00.000Z', '2027-01-31'],
  ['2027-01-31T09:00+03:00', '2027-01-31'],
  ['2027-01-01xyz', '2027-01-01xyz'],
  ['2027-01-01Tuesday', '2027-01-01Tuesday'],
  ['2027-01-01T99:00Z', '2027-01-01T99:00Z'],
])('%j means the day %j', (given, day) => {
  expect(closingDay(given)).toBe(day)
})

test('a job is open until its last day is over', () => {
  const at = (moment: string) => isClosed('2026-11-30', NAIROBI, 'UTC', new Date(moment))
  expect([at('2026-11-30T20:59:59Z'), at('2026-11-30T21:00:00Z')]).toEqual([false, true])
})
