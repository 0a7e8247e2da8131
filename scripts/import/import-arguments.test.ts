import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from './import-arguments'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-arguments-'))
const [silent, reported] = ['silent.json', 'said.json'].map((name) => path.join(folder, name)) as [
  string,
  string,
]

beforeAll(() => {
  const fields = { chassis: { column: 'vin' }, price: { column: 'fob' } }
  fs.writeFileSync(silent, JSON.stringify({ key: 'chassis', fields }))
  const currency = { constant: 'USD' }
  fs.writeFileSync(reported, JSON.stringify({ key: 'chassis', fields: { ...fields, currency } }))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const read = (...args: string[]) => readArguments(['stock.csv', '--map', ...args])

test('a map with amounts and no currency is rejected until the command line names it', () => {
  expect(() => read(silent)).toThrow('fields.currency: is missing: say which currency')
  expect(read(silent, '--currency', 'KES')).toMatchObject({
    map: { fields: { currency: { constant: 'KES' } } },
  })
})

test('a currency is a code, and is given only once', () => {
  expect(() => read(silent, '--currency', 'yen')).toThrow('--currency is a code of three letters')
  expect(() => read(reported, '--currency', 'JPY')).toThrow('already says which currency')
})
