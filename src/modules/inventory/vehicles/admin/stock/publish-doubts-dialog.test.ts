import { expect, test } from 'vitest'
import type { StockRow } from '../../queries/list-stock'
import { doubtfulRows } from './publish-doubts-dialog'

const row = {
  id: 7,
  status: 'DRAFT',
  price: 8800,
  cost: 8000,
  priceType: 'FOB',
  namedPort: null,
  picture: 'a.webp',
  isDrawn: false,
} as StockRow

test.each<[string, Partial<StockRow>, string[] | null]>([
  ['is ready', {}, null],
  ['has no margin', { cost: 8800 }, ['margin']],
  ['names no port', { priceType: 'CIF' }, ['port']],
  ['names one', { priceType: 'CIF', namedPort: 3 }, null],
  ['has no picture', { picture: null }, ['photograph']],
  ['has only a drawing', { isDrawn: true }, ['photograph']],
  ['lacks everything', { price: 0, priceType: 'DDP', picture: null }, ['price', 'port', 'photograph']],
  ['is public already', { status: 'RESERVED', price: 0 }, null],
])('a vehicle of the list that %s', (_, change, doubts) => {
  expect(doubtfulRows([{ ...row, ...change }]).map((one) => one.doubts)).toEqual(doubts ? [doubts] : [])
})
