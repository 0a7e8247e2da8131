import { expect, test } from 'vitest'
import { countingLines, paidWith } from './sum-receipt-lines'

const line = (
  id: number,
  kind: 'PAYMENT' | 'REFUND' | 'UNDO',
  amount: number,
  undoesId: number | null = null,
) => ({
  id,
  kind,
  amount,
  undoesId,
})
const LINES = [
  line(1, 'PAYMENT', 3_500),
  line(2, 'PAYMENT', 700),
  line(3, 'UNDO', 700, 2),
  line(4, 'PAYMENT', 7_000),
  line(5, 'REFUND', 200),
  line(6, 'UNDO', 200, 5),
  line(7, 'REFUND', 100),
]

test.each([
  [1, 3_500],
  [2, 4_200],
  [4, 10_500],
  [7, 10_400],
])('with line %i of an order %i had come', (id, paid) => {
  expect(paidWith(id, LINES)).toBe(paid)
})

test('what was undone does not count, and neither does undoing it', () => {
  expect(countingLines(LINES).map(({ id }) => id)).toEqual([1, 4, 7])
})
