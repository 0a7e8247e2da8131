import { expect, test } from 'vitest'
import { beginningOf, maySplit, onceEach, type Relation } from './related-tickets'

const related = (...given: [number, Relation][]) => given.map(([id, relation]) => ({ id, relation }))

test.each([
  [related([1, 'linked'], [1, 'merged']), related([1, 'merged'])],
  [related([1, 'linked'], [2, 'linked']), related([1, 'linked'], [2, 'linked'])],
  [related([1, 'follows'], [1, 'mergedInto'], [2, 'linked']), related([1, 'mergedInto'], [2, 'linked'])],
])('of %j each ticket is listed once', (given, listed) => {
  expect(onceEach(given)).toEqual(listed)
})

test('a message that a merged ticket began with is known by its moment', () => {
  const createdAt = '2026-11-25T10:00:00.000Z'
  const merged = [{ ticketNumber: 'TK-2026-3', subject: 'Keys', createdAt }]
  expect(beginningOf({ isFromCustomer: true, createdAt }, merged)?.subject).toBe('Keys')
  expect(beginningOf({ isFromCustomer: false, createdAt }, merged)).toBeNull()
  expect(beginningOf({ isFromCustomer: true, createdAt: '2026-11-25T10:00:01.000Z' }, merged)).toBeNull()
})

test('only what the customer wrote after the first message can be split off', () => {
  expect(maySplit([{ id: 0, isFromCustomer: true }])).toBe(false)
  expect(maySplit([{ id: 4, isFromCustomer: false }])).toBe(false)
  expect(maySplit([{ id: 4, isFromCustomer: true }])).toBe(true)
})
