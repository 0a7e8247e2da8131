import { expect, test } from 'vitest'
import { jobInputWords } from './job-input-words'

test.each([
  [{}, {}, ''],
  [null, {}, ''],
  [{ orderId: 9, fromId: 41 }, { orderId: 'OR-2026-9' }, 'OR-2026-9'],
  [{ orderId: 9 }, { orderId: null }, 'Order, deleted'],
  [{ to: 'a@kaido.example', userId: 3 }, {}, 'To: a@kaido.example'],
  [{ batchId: 2, purge: true }, { batchId: 'Import 2, stock.csv' }, 'Import 2, stock.csv, Purge: true'],
])('%o with %o reads %s', (input, names, text) => {
  expect(jobInputWords(input, names)).toBe(text)
})
