import { describe, expect, test } from 'vitest'
import type { CustomsLine, CustomsVehicle } from './customs-line'
import { matchCustomsLines } from './match-customs-lines'

let row = 2
const line = (make: string, model: string, value: number, more: Partial<CustomsLine> = {}): CustomsLine => {
  row += 1
  return {
    row,
    make,
    model,
    modelCode: null,
    body: null,
    drive: null,
    cc: null,
    fuel: null,
    transmission: null,
    yearFrom: null,
    yearTo: null,
    value,
    ...more,
  }
}

const LIST = [
  line('TOYOTA ', 'AQUA', 1_800_000, { modelCode: 'DAA-NHP10', cc: 1500, drive: '2WD', fuel: 'GASOLINE' }),
  line('TOYOTA', 'VITZ', 1_500_000, { modelCode: 'KSP130', cc: 1000, drive: 'FF' }),
  line('TOYOTA', 'VITZ', 1_700_000, { modelCode: 'NSP135', cc: 1300, drive: '4WD' }),
  line('TOYOTA', 'LANDCRUISER PRADO', 6_000_000, { cc: 2700, fuel: 'PETROL', drive: '4WD' }),
  line('TOYOTA', 'LANDCRUISER PRADO', 7_000_000, { cc: 2800, fuel: 'DEISEL', drive: '4WD' }),
  line('TOYOTA', 'COROLLA', 2_000_000, { modelCode: 'NZE161/NZE164', cc: 1500, transmission: 'AT' }),
  line('TOYOTA', 'COROLLA', 1_900_000, { modelCode: 'NZE161/NZE164', cc: 1500, transmission: 'MT' }),
  line('TOYOTA', 'HIACE', 3_500_000, { modelCode: 'TRH200-SRTDK', cc: 2000 }),
  line('TOYOTA', 'HIACE', 3_900_000, { modelCode: 'TRH200-SRPDK', cc: 2000 }),
  line('HYUNDAI', 'TUCSON', 2_500_000, { modelCode: 'TL' }),
  line('TOYOTA', 'PRIUS', 2_100_000, { modelCode: 'ZVW30-AHXEB', cc: 1800 }),
  line('TOYOTA', 'VITZ RS', 1_400_000, { modelCode: 'NCP91', transmission: 'AT' }),
  line('TOYOTA', 'RUSH', 2_400_000, { drive: 'AT', transmission: '4WD', cc: 1500 }),
  line('MERCEDES', 'C180', 4_000_000, { yearFrom: 2015, yearTo: 2018, cc: 1600 }),
  line('MERCEDES-BENZ', 'C180', 4_500_000, { yearFrom: 2019, yearTo: null, cc: 1600 }),
  line('NISSAN', 'LEAF', 2_600_000, { modelCode: 'ZE1', fuel: 'ELECCTRIC' }),
  line('NISSAN', 'NOTE', 1_650_000, { modelCode: 'HE12', cc: 1200, fuel: 'PETROL/ELECTRIC' }),
  line('HONDA', 'FIT', 1_600_000, { cc: 1300, drive: '2WD' }),
  line('HONDA', 'FIT', 1_600_000, { cc: 1300, drive: '2WD', body: 'HATCHBACK' }),
]

const vehicle = (make: string, model: string, more: Partial<CustomsVehicle> = {}): CustomsVehicle => ({
  make,
  model,
  modelCode: null,
  body: null,
  drive: null,
  cc: null,
  fuel: null,
  transmission: null,
  year: null,
  ...more,
})

const AQUA = { modelCode: 'NHP10', cc: 1496, drive: '2WD', year: 2018 }

describe('one line', () => {
  test.each<[string, CustomsVehicle, 'exact' | 'likely', number]>([
    ['by code, its emission class aside', vehicle('Toyota', 'Aqua', AQUA), 'exact', 1_800_000],
    [
      'by code with an ending',
      vehicle('Toyota', 'Aqua', { ...AQUA, modelCode: 'DAA-NHP10-AHXGB' }),
      'exact',
      1_800_000,
    ],
    ['by code under another name', vehicle('Toyota', 'Prius C', AQUA), 'exact', 1_800_000],
    [
      'of a hybrid that the list calls petrol, less surely',
      vehicle('Toyota', 'Aqua', { ...AQUA, fuel: 'Hybrid' }),
      'likely',
      1_800_000,
    ],
    [
      'by one of two codes in a cell, and the gearbox',
      vehicle('Toyota', 'Corolla', { modelCode: 'NZE164', transmission: 'Manual' }),
      'exact',
      1_900_000,
    ],
    [
      'by code, though the list does not say which gearbox',
      vehicle('Toyota', 'Vitz', { modelCode: 'KSP130', cc: 996, transmission: 'CVT' }),
      'exact',
      1_500_000,
    ],
    [
      'by name and engine size',
      vehicle('Toyota', 'Vitz', { modelCode: 'NSP130', cc: 1329, drive: 'AWD' }),
      'likely',
      1_700_000,
    ],
    [
      'by name, spelled otherwise, and fuel',
      vehicle('Toyota', 'Land Cruiser Prado', { cc: 2755, fuel: 'Diesel' }),
      'likely',
      7_000_000,
    ],
    [
      'by code with its ending',
      vehicle('Toyota', 'HiAce Van', { modelCode: 'TRH200-SRTDK', cc: 1998 }),
      'exact',
      3_500_000,
    ],
    [
      'by code with another ending, less surely',
      vehicle('Toyota', 'Prius', { modelCode: 'DAA-ZVW30-AHXGB' }),
      'likely',
      2_100_000,
    ],
    [
      'by code with another gearbox, less surely',
      vehicle('Toyota', 'Vitz', { modelCode: 'NCP91', transmission: '5MT' }),
      'likely',
      1_400_000,
    ],
    [
      'with drive and gearbox in each other’s columns',
      vehicle('Toyota', 'Rush', { cc: 1495, drive: '4WD', transmission: 'Automatic' }),
      'likely',
      2_400_000,
    ],
    ['by year', vehicle('Mercedes-Benz', 'C 180', { cc: 1595, year: 2018 }), 'likely', 4_000_000],
    ['with an open end', vehicle('Mercedes-Benz', 'C180', { cc: 1595, year: 2024 }), 'likely', 4_500_000],
    [
      'of an electric car',
      vehicle('Nissan', 'Leaf', { modelCode: 'ZAA-ZE1', fuel: 'Electric' }),
      'exact',
      2_600_000,
    ],
    ['of a hybrid', vehicle('Nissan', 'Note', { modelCode: 'HE12', fuel: 'Hybrid' }), 'exact', 1_650_000],
    [
      'by a code of two letters, and the name',
      vehicle('Hyundai', 'Tucson', { modelCode: 'TL' }),
      'exact',
      2_500_000,
    ],
    ['of two that agree', vehicle('Honda', 'Fit', { cc: 1317 }), 'likely', 1_600_000],
  ])('%s', (_, wanted, certainty, value) => {
    expect(matchCustomsLines(wanted, LIST)).toMatchObject({ certainty, line: { value } })
  })
})

describe('several lines give a range', () => {
  test.each<[string, CustomsVehicle, number, number]>([
    [
      'by code, where the gearbox is not known',
      vehicle('Toyota', 'Corolla', { modelCode: 'NZE161' }),
      1_900_000,
      2_000_000,
    ],
    ['by code without its ending', vehicle('Toyota', 'HiAce', { modelCode: 'TRH200' }), 3_500_000, 3_900_000],
    ['by name, where nothing else is known', vehicle('Toyota', 'Vitz'), 1_500_000, 1_700_000],
    ['where the year is not known', vehicle('Mercedes Benz', 'C180', { cc: 1600 }), 4_000_000, 4_500_000],
  ])('%s', (_, wanted, lowest, highest) => {
    expect(matchCustomsLines(wanted, LIST)).toMatchObject({ certainty: 'several', lowest, highest })
  })
})

test.each<[string, CustomsVehicle, string]>([
  ['another make', vehicle('Mazda', 'Aqua', AQUA), 'The list has no Mazda Aqua (NHP10).'],
  [
    'another model, though the code of two letters is the same',
    vehicle('Hyundai', 'Santa Fe', { modelCode: 'TL' }),
    'The list has no Hyundai Santa Fe (TL).',
  ],
  ['another model', vehicle('Toyota', 'Estima'), 'The list has no Toyota Estima.'],
  [
    'another engine',
    vehicle('Toyota', 'Vitz', { cc: 1500 }),
    'The list has Toyota Vitz only with another engine size.',
  ],
  [
    'another drive, though the code is the same',
    vehicle('Toyota', 'Aqua', { ...AQUA, drive: '4WD' }),
    'The list has Toyota Aqua (NHP10) only with another drive.',
  ],
  [
    'another year',
    vehicle('Mercedes-Benz', 'C180', { cc: 1595, year: 2012 }),
    'The list has Mercedes-Benz C180 only with another year.',
  ],
])('no line: %s', (_, wanted, why) => {
  expect(matchCustomsLines(wanted, LIST)).toEqual({ certainty: 'none', why })
})

test('the reason is given', () => {
  const why = (wanted: CustomsVehicle) => matchCustomsLines(wanted, LIST).why
  expect(why(vehicle('Toyota', 'Aqua', AQUA))).toBe('Found by model code NHP10. Engine size and drive agree.')
  expect(why(vehicle('Toyota', 'Land Cruiser Prado', { cc: 2694, fuel: 'Petrol' }))).toBe(
    'Found by name: TOYOTA LANDCRUISER PRADO. Engine size and fuel agree. Year, drive and transmission could not be compared.',
  )
  expect(why(vehicle('Toyota', 'Vitz'))).toBe(
    '2 lines fit Toyota Vitz, with different values. Nothing known of the vehicle decides between them.',
  )
})

test('the order of the lines does not matter', () => {
  const wanted = [vehicle('Toyota', 'Corolla', { modelCode: 'NZE161' }), vehicle('Toyota', 'Aqua', AQUA)]
  for (const one of wanted)
    expect(matchCustomsLines(one, [...LIST].reverse())).toEqual(matchCustomsLines(one, LIST))
})

test.each([
  ['GP5', 1_600_000],
  ['DAA-GP5', 1_600_000],
  ['GP5-AHXGB', 1_700_000],
])('of lines for one type the one with the very code of the vehicle counts: %s', (modelCode, value) => {
  const lines = [
    line('HONDA', 'FIT', 1_600_000, { modelCode: 'GP5', cc: 1500 }),
    line('HONDA', 'FIT', 1_700_000, { modelCode: 'GP5-AHXGB', cc: 1500 }),
  ]
  const match = matchCustomsLines(vehicle('Honda', 'Fit', { modelCode, cc: 1496, year: 2018 }), lines)
  expect(match).toMatchObject({ certainty: 'exact', line: { value } })
})
