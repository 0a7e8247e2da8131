import { expect, test } from 'vitest'
import { findHeader, suggestColumns } from './customs-columns'

/** As the Kenya Revenue Authority heads its list. */
const CRSP = [
  'Make',
  'Model',
  'Model \nnumber',
  'Transmission',
  'Drive \nConfiguration',
  'Engine \nCapacity',
  'Body \nType',
  'GVW',
  'Seating',
  'Fuel',
  'CRSP (KES.)',
]

test('headings are known by their words, whatever their line breaks and units', () => {
  expect(suggestColumns(CRSP)).toEqual({
    make: 0,
    model: 1,
    modelCode: 2,
    transmission: 3,
    drive: 4,
    cc: 5,
    body: 6,
    fuel: 9,
    value: 10,
  })
  expect(suggestColumns(['No.', 'MODEL', 'Engine capacity (cc)', 'YOM', 'KSHS'])).toEqual({
    model: 1,
    cc: 2,
    year: 3,
    value: 4,
  })
})

test('of two columns with one heading the first counts', () => {
  expect(suggestColumns(['Make', 'Value', 'Value'])).toEqual({ make: 0, value: 1 })
})

test.each<[string, string[][], number | null]>([
  ['in the first row', [CRSP, ['TOYOTA', 'VITZ']], 0],
  ['below a title', [['CURRENT RETAIL SELLING PRICE'], [], CRSP, ['TOYOTA', 'VITZ']], 2],
  [
    'nowhere',
    [
      ['TOYOTA', 'VITZ'],
      ['NISSAN', 'NOTE'],
    ],
    null,
  ],
  ['too far down', [...Array.from({ length: 20 }, () => ['x']), CRSP], null],
])('the headings are %s', (_, rows, header) => expect(findHeader(rows)).toBe(header))
