import { expect, it } from 'vitest'
import { stockAge } from './stock-age'

const NOW = new Date('2026-06-15T12:00:00.000Z')

it.each([
  ['PUBLISHED', '2026-06-15T12:00:00.000Z', '2026-01-01T00:00:00.000Z', { days: 0, from: 'published' }],
  ['PUBLISHED', '2026-06-14T12:00:00.001Z', '2026-01-01T00:00:00.000Z', { days: 0, from: 'published' }],
  ['PUBLISHED', '2026-06-14T12:00:00.000Z', '2026-01-01T00:00:00.000Z', { days: 1, from: 'published' }],
  ['RESERVED', '2025-06-15T12:00:00.000Z', '2025-01-01T00:00:00.000Z', { days: 365, from: 'published' }],
  ['DRAFT', null, '2026-06-01T00:00:00.000Z', { days: 14, from: 'entered' }],
  // The clock of another machine is a little ahead.
  ['DRAFT', null, '2026-06-15T12:00:01.000Z', { days: 0, from: 'entered' }],
  ['SOLD', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', null],
] as const)('a %s vehicle published %s and entered %s is %j old', (status, publishedAt, createdAt, age) => {
  expect(stockAge({ status, publishedAt, createdAt }, NOW)).toEqual(age)
})
