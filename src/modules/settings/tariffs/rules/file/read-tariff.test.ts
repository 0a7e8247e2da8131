import { describe, expect, test } from 'vitest'
import type { TariffLine } from '../tariff-line'
import { correctCells } from './correct-cells'
import { readTariff } from './read-tariff'
import { DIRECTORY, rowsOf } from './tariff-file.fixture'

const read = (header: string, lines: string[][], keyword = '') => {
  const result = readTariff(header.split('|'), rowsOf(lines), DIRECTORY, { keyword })
  if (!result.ok) throw new Error(result.error[0]?.message)
  return result.value
}
/** The values of one line, or what is wrong with it. */
const one = (header: string, ...cells: string[]) => {
  const { lines, problems } = read(header, [cells])
  return lines[0]?.values ?? problems.map(({ field, reason }) => `${field}: ${reason}`)
}

test('a whole line', () => {
  const header =
    'Keyword|Fee|Currency|Fee for|Method|Vehicle type|Origin port|Origin country|Destination port|Destination country|Seaport on the way|Fee by land|Lead time (days)|Valid from|Valid to'
  expect(
    one(
      header,
      'K',
      '1,250.50',
      'jpy',
      'One m³',
      'Container',
      'truck',
      'Yokohama',
      'Japan',
      'KEMBA',
      '',
      'Kobe, Japan',
      '1,000',
      '30 days',
      '1 Jan 2027',
      '2027-03-31',
    ),
  ).toEqual({
    keyword: 'K',
    fee: '1250.50',
    currency: 'JPY',
    basis: 'm3',
    method: 'container',
    vehicleType: 11,
    originPort: 1,
    originCountry: null,
    destinationPort: 3,
    destinationCountry: null,
    viaPort: 2,
    landFee: '1000',
    leadDays: 30,
    validFrom: '2027-01-01',
    validTo: '2027-03-31',
  } satisfies TariffLine)
})

test('columns in any order, as carriers call them; what has no column is omitted', () => {
  expect(one('POD|Rate|POL|Per|Remarks', 'mombasa', '62', 'JP YOK', 'CBM', 'fast')).toEqual({
    fee: '62',
    basis: 'm3',
    originPort: 1,
    originCountry: null,
    destinationPort: 3,
    destinationCountry: null,
  })
  expect(read('Rate|Remarks| ', [['1', 'x']]).unused).toEqual(['Remarks'])
})

describe('the ends of a lane are names as people write them', () => {
  const header = 'Fee|From|From country|To|To country'
  test.each<[string, string[], object]>([
    ['a UN/LOCODE', ['jpyok', '', 'KE MBA', ''], { originPort: 1, destinationPort: 3 }],
    [
      'a port with its country',
      ['Yokohama, Japan', '', 'Mombasa', 'Kenya'],
      { originPort: 1, destinationPort: 3 },
    ],
    ['another name of a port', ['KOBE', '', 'port elizabeth', ''], { originPort: 2, destinationPort: 4 }],
    ['without accents', ['Kobe', '', 'Luderitz', ''], { originPort: 2, destinationPort: 8 }],
    [
      'a country in its column',
      ['', 'Japan', '', 'kenya'],
      { originCountry: 'Japan', destinationCountry: 'Kenya' },
    ],
    [
      'a country in place of a port',
      ['Japan', '', 'UAE', ''],
      { originCountry: 'Japan', destinationCountry: 'United Arab Emirates' },
    ],
    ['a country by its code', ['JP', '', 'ke', ''], { originCountry: 'Japan', destinationCountry: 'Kenya' }],
    ['a port called like its country', ['Kobe', '', 'Singapore', ''], { originPort: 2, destinationPort: 7 }],
    [
      'a country called like its port',
      ['', 'Japan', '', 'Singapore'],
      { originCountry: 'Japan', destinationCountry: 'Singapore' },
    ],
    [
      'the country says which port',
      ['Kobe', '', 'Georgetown', 'Guyana'],
      { originPort: 2, destinationPort: 5 },
    ],
  ])('%s', (_, cells, expected) => {
    expect(one(header, '1', ...cells)).toMatchObject(expected)
  })

  test.each<[string, string[], string]>([
    [
      'a port nobody knows',
      ['Yokohoma', '', 'Mombasa', ''],
      'originPort: There is no port of this name. Create it under Ports, or write its UN/LOCODE',
    ],
    [
      'a port of another country',
      ['Kobe', 'Kenya', 'Mombasa', ''],
      'originPort: There is no port of this name in Kenya. Create it under Ports, or write its UN/LOCODE',
    ],
    [
      'a country nobody knows',
      ['', 'Atlantis', 'Mombasa', ''],
      'originCountry: There is no country of this name',
    ],
    [
      'one of several ports',
      ['Kobe', '', 'Georgetown', ''],
      'destinationPort: There are several ports of this name: Georgetown, Guyana; Georgetown, Malaysia',
    ],
    [
      'half a lane',
      ['Kobe', '', '', ''],
      'destinationPort: A lane has two ends: choose a destination as well, a port or a country',
    ],
    [
      'port to country',
      ['Kobe', '', 'Kenya', ''],
      'destinationPort: A lane from a port leads to a port: choose the destination port',
    ],
  ])('%s is refused', (_, cells, expected) => {
    expect(one(header, '1', ...cells)).toEqual([expected])
  })
})

test.each([
  ['Fee', '', 'fee: The fee is missing'],
  ['Fee', '0', 'fee: This is not an amount such as 1250.50'],
  ['Fee', '-5', 'fee: This is not an amount such as 1250.50'],
  ['Fee', '1.250,50', 'fee: This is not an amount such as 1250.50'],
  ['Fee', '12,50', 'fee: This is not an amount such as 1250.50'],
  ['Fee', '$5', 'fee: This is not an amount such as 1250.50'],
  ['Fee', '999999999', 'fee: The fee must be 100,000,000 or less'],
  ['Fee|Currency', '1|EUR', 'currency: The currency must be one of USD, JPY, UGX, TZS, KES, BYN'],
  [
    'Fee|Via',
    '1|Georgetown',
    'viaPort: There are several ports of this name: Georgetown, Guyana; Georgetown, Malaysia',
  ],
  [
    'Fee|Via',
    '1|Nowhere',
    'viaPort: There is no port of this name. Create it under Ports, or write its UN/LOCODE',
  ],
  ['Fee|Land fee', '1|0', 'landFee: This is not an amount such as 1250.50'],
  ['Fee|Method', '1|rail', 'method: Write “RoRo” or “Container”'],
  ['Fee|Per', '1|tonne', 'basis: Write “One vehicle” or “One m³”'],
  ['Fee|Vehicle type', '1|Boat', 'vehicleType: There is no vehicle type of this name'],
  ['Fee|Lead time', '1|soon', 'leadDays: This is not a number of days up to 365'],
  ['Fee|Lead time', '1|400', 'leadDays: This is not a number of days up to 365'],
  ['Fee|Valid from', '1|01/02/2027', 'validFrom: This is not a date such as 2027-01-31'],
])('%s %s is refused: %s', (header, cells, expected) => {
  expect(one(header, ...cells.split('|'))).toEqual([expected])
})

test.each([
  ['Fee|Method', '1|Ro-Ro', { method: 'roro' }],
  ['Fee|Method', '1|', { method: 'roro' }],
  ['Fee|Per', '1|per unit', { basis: 'unit' }],
  ['Fee|Per', '1|m³', { basis: 'm3' }],
  ['Fee|Vehicle type', '1|all types', { vehicleType: null }],
  ['Fee|Vehicle type', '1|kei-car', { vehicleType: 12 }],
  ['Fee|Currency', '1|', { currency: 'USD' }],
])('%s %s is read', (header, cells, expected) => {
  expect(one(header, ...cells.split('|'))).toEqual({ fee: '1', ...expected })
})

test('every mistake is reported at once, by line and column, and the other lines are read', () => {
  const { lines, problems } = read('Fee|From|To', [
    ['x', 'Yokohoma', 'Mombasa'],
    ['62', 'Kobe', 'Mombasa'],
    ['62', 'Kobe', 'Momb'],
  ])
  expect(lines.map(({ line }) => line)).toEqual([3])
  expect(problems.map(({ field, line, value }) => [line, field, value])).toEqual([
    [2, 'fee', 'x'],
    [2, 'originPort', 'Yokohoma'],
    [4, 'destinationPort', 'Momb'],
  ])
})

test('a keyword is that of its line, or the one for all', () => {
  const { lines } = read(
    'Keyword|Fee',
    [
      ['Own', '1'],
      ['', '1'],
    ],
    'K Line',
  )
  expect(lines.map(({ values }) => values.keyword)).toEqual(['Own', 'K Line'])
  expect(read('Fee', [['1']]).lines[0]?.values).toEqual({ fee: '1' })
})

test('a file without fees or without lines is none', () => {
  expect(() => read('From|To', [['a', 'b']])).toThrow('no column Fee')
  expect(() => read('Fee', [])).toThrow('no lines')
})

test('a mended cell takes the place of the one in the file, also where the line was too short', () => {
  const columnOf = (field: string) => ['fee', 'originPort', 'validTo'].indexOf(field)
  const rows = rowsOf([['x'], ['1', 'Kobe']])
  expect(
    correctCells(rows, columnOf, [
      { line: 2, field: 'fee', text: '62' },
      { line: 2, field: 'validTo', text: '2027-01-01' },
      { line: 3, field: 'method', text: 'roro' },
    ]).map(({ cells }) => cells),
  ).toEqual([
    ['62', '', '2027-01-01'],
    ['1', 'Kobe'],
  ])
})
