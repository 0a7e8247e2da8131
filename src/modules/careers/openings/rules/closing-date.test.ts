import { expect, test } from 'vitest'
import { closesAt, isClosed } from './closing-date'

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

test('a job is open until its last day is over', () => {
  const at = (moment: string) => isClosed('2026-11-30', NAIROBI, 'UTC', new Date(moment))
  expect([at('2026-11-30T20:59:59Z'), at('2026-11-30T21:00:00Z')]).toEqual([false, true])
})
