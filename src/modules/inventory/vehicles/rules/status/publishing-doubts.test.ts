import { expect, test } from 'vitest'
import { losesPrice, publishingDoubts } from './publishing-doubts'

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

test.each([
  ['a public vehicle', 'PUBLISHED', 0, { status: 'PUBLISHED', price: 9000 }, true],
  ['a public vehicle that had none', 'PUBLISHED', 0, { status: 'PUBLISHED', price: 0 }, false],
  ['a public vehicle that has another', 'PUBLISHED', 8000, { status: 'PUBLISHED', price: 9000 }, false],
  ['a vehicle that is unpublished', 'DRAFT', 0, { status: 'PUBLISHED', price: 9000 }, false],
  ['a vehicle that becomes public', 'PUBLISHED', 0, { status: 'DRAFT', price: 9000 }, false],
  ['a new vehicle', 'PUBLISHED', 0, null, false],
] as const)('the price of %s is removed', (_, status, price, before, isLost) => {
  expect(losesPrice({ status, price }, before)).toBe(isLost)
})
