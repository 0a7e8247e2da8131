import { expect, test } from 'vitest'
import { publishingDoubts } from './publishing-doubts'

const sound = { status: 'PUBLISHED', price: 9000, costValue: 8000, priceType: 'CIF', namedPort: 3 } as const

test.each<[string, Parameters<typeof publishingDoubts>[0], ReturnType<typeof publishingDoubts>]>([
  ['with price, margin and port', sound, []],
  ['without a price', { ...sound, price: 0 }, ['price']],
  ['for what it cost', { ...sound, price: 8000 }, ['margin']],
  ['for less than it cost', { ...sound, price: 7000 }, ['margin']],
  ['at a price without a cost', { ...sound, costValue: 0 }, []],
  ['as CIF without a port', { ...sound, namedPort: null }, ['port']],
  ['as DDP without a port', { ...sound, priceType: 'DDP', namedPort: null }, ['port']],
  ['as FOB, which needs none', { ...sound, priceType: 'FOB', namedPort: null }, []],
  ['with several at once', { ...sound, price: 8000, namedPort: null }, ['margin', 'port']],
  ['without a photograph', { ...sound, lacksPhotograph: true }, ['photograph']],
  ['as reserved, which is public too', { ...sound, status: 'RESERVED', namedPort: null }, ['port']],
])('a vehicle that becomes public %s', (_, vehicle, doubts) => {
  expect(publishingDoubts(vehicle, 'DRAFT')).toEqual(doubts)
  expect(publishingDoubts(vehicle, null)).toEqual(doubts)
})

test.each([
  ['is public already', 'PUBLISHED', 'PUBLISHED'],
  ['stays a draft', 'DRAFT', 'DRAFT'],
  ['is sold', 'SOLD', 'DRAFT'],
  ['is archived', 'ARCHIVED', null],
] as const)('of a vehicle that %s nothing is confirmed', (_, status, before) => {
  expect(publishingDoubts({ ...sound, status, price: 0, namedPort: null }, before)).toEqual([])
})
