import { expect, it } from 'vitest'
import { AGE_BANDS, stockAge } from './stock-age'

const NOW = new Date('2026-06-15T12:00:00.000Z')

it.each([
  ['PUBLISHED', '2026-06-14T12:00:00.001Z', 0],
  ['PUBLISHED', '2026-06-14T12:00:00.000Z', 1],
  ['RESERVED', '2025-06-15T12:00:00.000Z', 365],
  ['IN_AUCTION', '2026-06-08T00:00:00.000Z', 7],
  ['DRAFT', '2026-06-01T00:00:00.000Z', 14],
  // The clock of another machine is a little ahead.
  ['DRAFT', '2026-06-15T12:00:01.000Z', 0],
  ['SOLD', '2026-01-01T00:00:00.000Z', null],
  ['ARCHIVED', '2026-01-01T00:00:00.000Z', null],
] as const)('a %s vehicle entered at %s has been in stock for %j days', (status, createdAt, days) => {
  expect(stockAge({ status, createdAt }, NOW)).toBe(days)
})

it('every number of days is in one band', () => {
  const bandsOf = (days: number) => AGE_BANDS.filter(([from, to]) => days >= from && days <= (to ?? days))
  for (let days = 0; days < 120; days += 1) expect(bandsOf(days)).toHaveLength(1)
})
