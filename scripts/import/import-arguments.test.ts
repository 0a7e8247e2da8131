import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from './import-arguments'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-arguments-'))
const [silent, reported, odometer] = ['silent', 'reported', 'odometer'].map((name) =>
  path.join(folder, `${name}.json`),
) as [string, string, string]

beforeAll(() => {
  const fields = { chassis: { column: 'vin' }, price: { column: 'fob' } }
  fs.writeFileSync(silent, JSON.stringify({ key: 'chassis', fields }))
  const mileage = { column: 'odo' }
  fs.writeFileSync(odometer, JSON.stringify({ key: 'chassis', fields: { chassis: fields.chassis, mileage } }))
  const currency = { constant: 'USD' }
  fs.writeFileSync(reported, JSON.stringify({ key: 'chassis', fields: { ...fields, currency } }))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const read = (...args: string[]) => readArguments(['stock.csv', '--map', ...args])

test('what neither the map nor its columns say is refused with the flag that says it', () => {
  expect(() => read(silent)).toThrow(
    /--currency JPY\n.*--price-type CIF or --price-type FOB or --price-type DDP\n.*--steering RHD or --steering unknown\n.*--year 2017 or --year unknown/,
  )
  expect(() => read(odometer, '--steering', 'RHD', '--year', '2017')).toThrow(
    'Which unit does the odometer count in? --odometer-unit mi or --odometer-unit km',
  )
})

test('flags answer it', () => {
  const answers = ['--currency', 'KES', '--price-type', 'cif', '--steering', 'unknown', '--year', '2017']
  expect(() => read(silent, ...answers)).toThrow('--port Mombasa or --port none')
  expect(read(silent, ...answers, '--port', 'Mombasa')).toMatchObject({
    map: {
      fields: {
        currency: { constant: 'KES' },
        priceType: { constant: 'CIF' },
        namedPort: { constant: 'Mombasa' },
        year: { constant: 2017 },
      },
      notStated: ['steering'],
    },
  })
  expect(read(odometer, '--odometer-unit', 'KM', '--steering', 'LHD', '--year', 'unknown')).toMatchObject({
    map: { fields: { mileage: { column: 'odo', unit: 'km' } }, notStated: ['year'] },
  })
})

test.each([
  [['--currency', 'yen'], '--currency is a code of three letters'],
  [['--odometer-unit', 'miles'], '--odometer-unit is mi or km'],
  [['--year', '17'], '--year is a year such as 2017, or unknown'],
  [['--price-type', 'EXW'], '--price-type is CIF or FOB or DDP'],
  [['--encoding', 'ebcdic'], '--encoding is one of utf-8,'],
  [['--delimiter', ';;'], '--delimiter is one character'],
  [['--header-row', '51'], '--header-row is the number of the row with the headings, from 1 to 50'],
])('%j is refused', (flags, message) => {
  expect(() => read(odometer, ...flags)).toThrow(message)
})

test('what the map says is not said again', () => {
  expect(() => read(reported, '--currency', 'JPY')).toThrow('The map already has what --currency says')
})

test('how the file is read can be given, and wins over the map', () => {
  const reading = ['--encoding', 'Shift-JIS', '--delimiter', 'tab', '--header-row', '3']
  expect(
    read(odometer, '--odometer-unit', 'km', '--steering', 'RHD', '--year', '2017', ...reading),
  ).toMatchObject({
    map: { file: { encoding: 'shift_jis', delimiter: '\t', headerRow: 3 } },
  })
})
