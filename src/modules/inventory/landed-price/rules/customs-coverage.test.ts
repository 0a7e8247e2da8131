import { expect, test } from 'vitest'
import { coverageOf, customsIndex } from './customs-coverage'
import type { CustomsLine, CustomsVehicle } from './customs-line'
import { matchCustomsLines } from './match-customs-lines'

const NOTHING = { body: null, drive: null, cc: null, fuel: null, transmission: null }
const line = (row: number, make: string, model: string, modelCode: string | null): CustomsLine => ({
  ...NOTHING,
  row,
  make,
  model,
  modelCode,
  yearFrom: null,
  yearTo: null,
  value: row * 1000,
})
const vehicle = (make: string, model: string, modelCode: string | null): CustomsVehicle => ({
  ...NOTHING,
  make,
  model,
  modelCode,
  year: 2019,
})

const LINES = [
  line(1, 'TOYOTA', 'AQUA', 'DAA-NHP10'),
  line(2, 'TOYOTA', 'VITZ', 'KSP130'),
  line(3, 'TOYOTA', 'VITZ', 'NSP130/NSP135'),
  line(4, 'MERCEDES', 'C180', null),
]
const VEHICLES = [
  vehicle('Toyota', 'Prius C', 'NHP10'),
  vehicle('Toyota', 'Vitz', null),
  vehicle('Toyota', 'Vitz', 'NSP135'),
  vehicle('Mercedes-Benz', 'C 180', 'W205'),
  vehicle('Mazda', 'Demio', 'DJ3FS'),
]

test('lines in memory are found as among all of them', () => {
  const match = customsIndex(LINES)
  for (const one of VEHICLES) expect(match(one)).toEqual(matchCustomsLines(one, LINES))
})

test('vehicles are counted by how sure their value is', () => {
  const match = customsIndex(LINES)
  const matched = VEHICLES.map((one, index) => ({
    vehicle: one,
    count: index + 1,
    example: index,
    match: match(one),
  }))
  expect(coverageOf(matched)).toMatchObject({
    vehicles: 15,
    counts: { exact: 4, likely: 4, several: 2, none: 5 },
    several: [{ example: 1, count: 2 }],
    none: [{ example: 4, count: 5 }],
  })
})
