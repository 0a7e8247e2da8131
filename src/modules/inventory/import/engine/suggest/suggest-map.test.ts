import { describe, expect, test } from 'vitest'
import type { ImportField } from '../import-fields'
import type { ImportMap } from '../map/import-map-schema'
import { readImportMap } from '../map/read-map'
import { type ColumnProfile, columnProfiler } from './profile-columns'
import { suggestCurrency } from './suggest-currency'
import { entryFor, type KnownEntries, suggestMap } from './suggest-map'

const KNOWN: KnownEntries = {
  transmission: ['AT', 'MT', 'CVT'],
  fuelType: ['Petrol', 'Diesel', 'Hybrid'],
  drivetrain: ['2WD', '4WD', 'AWD'],
  steeringType: ['RHD', 'LHD'],
  steeringPosition: ['Right', 'Left'],
  conditionGrade: ['S', '5', '4.5', '4', 'RA'],
  grade: ['G', '1.5X', 'Super GL'],
  vehicleType: ['Sedan', 'SUV', 'Station Wagon'],
  subBodyType: ['Double Cab'],
  color: ['White', 'Gray', 'Pearl White'],
  showroom: ['Yokohama Daikoku Yard', 'Nairobi Showroom'],
  manufacturer: ['Toyota', 'Nissan', 'Honda', 'Volkswagen', 'Mercedes-Benz'],
  status: ['DRAFT', 'PUBLISHED', 'SOLD'],
}

const column = (name: string, cells: readonly string[] = []): ColumnProfile => {
  const profiler = columnProfiler(name)
  for (const cell of cells) profiler.add(cell)
  return profiler.profile()
}
const suggest = (...columns: ColumnProfile[]) =>
  suggestMap(columns, KNOWN).map(({ column: name, field, because }) => [name, field, because])
const only = (name: string, cells: readonly string[] = []) => suggestMap([column(name, cells)], KNOWN)[0]

describe('a header', () => {
  test.each([
    ['Chassis No', 'chassis'],
    ['Chassis No.', 'chassis'],
    ['FRAME', 'chassis'],
    ['Frame number', 'chassis'],
    ['VIN', 'chassis'],
    ['chassis_number', 'chassis'],
    ['Stock No', 'officeFileNo'],
    ['Ref. No.', 'officeFileNo'],
    ['Make', 'manufacturer'],
    ['Maker', 'manufacturer'],
    ['Model', 'model'],
    ['Model Code', 'modelCode'],
    ['modelCode', 'modelCode'],
    ['Body Type', 'vehicleType'],
    ['Exterior Colour', 'color'],
    ['Fuel', 'fuelType'],
    ['T/M', 'transmission'],
    ['Trans.', 'transmission'],
    ['Year', 'year'],
    ['Reg. Year', 'year'],
    ['first_registration', 'firstRegistered'],
    ['Registration Date', 'firstRegistered'],
    ['初度登録', 'firstRegistered'],
    ['Port of discharge', 'namedPort'],
    ['manufacturer_name', 'manufacturer'],
    ['odometer_value', 'mileage'],
    ['year_produced', 'year'],
    ['Prod. year', 'year'],
    ['yearOfRegistration', 'year'],
    ['年式', 'year'],
    ['km_driven', 'mileage'],
    ['Kms_Driven', 'mileage'],
    ['Kilometres', 'mileage'],
    ['Gear box type', 'transmission'],
    ['Drive wheels', 'drivetrain'],
    ['DriveType', 'drivetrain'],
    ['engine_fuel', 'fuelType'],
    ['engine_displacement', 'engineSizeCc'],
    ['Displacement_cm3', 'engineSizeCc'],
    ['Doors_number', 'doors'],
    ['maximum_seating', 'seats'],
    ['paint_color', 'color'],
    ['Engine Fuel Type', 'fuelType'],
    ['Vehicle Style', 'vehicleType'],
    ['ext_col', 'color'],
    ['ボディタイプ', 'vehicleType'],
    ['price_usd', 'price'],
    ['Selling_Price', 'price'],
    ['Odometer', 'mileage'],
    ['Odo km', 'mileage'],
    ['Mileage (km)', 'mileage'],
    ['Kilometres', 'mileage'],
    ['Engine cc', 'engineSizeCc'],
    ['Displacement (L)', 'engineSizeCc'],
    ['CC', 'engineSizeCc'],
    ['Price (USD)', 'price'],
    ['Price US$', 'price'],
    ['FOB Price', 'price'],
    ['Cost', 'costValue'],
    ['Aisle', 'others'],
    ['Remarks', 'others'],
    ['Yard', 'showroom'],
    ['Options', 'features'],
    ['Length mm', 'length'],
    ['GVW', 'grossWeightKg'],
    ['Grade', 'grade'],
    ['Auction grade', 'conditionGrade'],
    ['Größe', null],
    ['', null],
    ['constructor', null],
  ])('%j names the field %s', (name, field) => {
    expect(only(name)?.field ?? null).toBe(field)
  })

  test.each([
    ['Odo km', [], 'km'],
    ['Mileage (miles)', [], 'mi'],
    ['Mileage', ['12,000 km', '8000km'], 'km'],
    ['Mileage', ['12000'], undefined],
    ['Engine', ['1.5', '2.0'], 'l'],
    ['Engine', ['1496', '1998'], undefined],
    ['Engine (cc)', ['1496'], 'cc'],
    ['Length mm', ['4360'], 'mm'],
    ['Weight (lbs)', [], 'lb'],
    ['Year km', ['2015'], undefined],
  ])('%j over %j gives the unit %s', (name, cells, unit) => {
    expect(only(name, cells)?.source.unit).toBe(unit)
  })
})

describe('if a header can mean two things, the cells decide', () => {
  test.each([
    ['Grade', ['4', '4.5', 'RA'], 'conditionGrade'],
    ['Grade', ['1.5X', 'G', 'Super GL'], 'grade'],
    ['Drive', ['2WD', '4WD'], 'drivetrain'],
    ['Drive', ['RHD', 'LHD'], 'steeringType'],
    ['First registration', ['2017/5', 'H29.5'], 'firstRegistered'],
    ['First registration', ['2017', '2018'], 'year'],
    ['Type', ['SUV', 'Wagon'], 'vehicleType'],
    ['Type', ['DBA-NZE141', 'CBA-GRX120'], undefined],
    ['state', ['Available', 'Sold'], 'status'],
    ['state', ['al', 'fl', 'ca'], undefined],
    ['state', ['owned', 'new'], undefined],
  ])('%j over %j is %s', (name, cells, field) => {
    expect(only(name, cells)?.field).toBe(field)
  })
})

describe('if a header is empty, the cells decide', () => {
  test.each([
    ['A', ['NZE141-6012345', 'GRX120-0001234'], 'chassis'],
    ['B', ['JTDBR32E720012345', 'WAUZZZ8K9BA012345'], 'chassis'],
    ['C', ['Petrol', 'DIESEL'], 'fuelType'],
    ['D', ['A/T', 'Manual'], 'transmission'],
    ['E', ['toyota', 'Honda'], 'manufacturer'],
    ['F', ['yes', 'no'], undefined],
    ['G', ['Toyota', 'Tesla'], undefined],
    ['H', ['Toyota'], undefined],
    ['int_col', ['White', 'Gray'], undefined],
    ['Interior', ['White', 'Gray'], undefined],
  ])('%s with %j is %s', (name, cells, field) => {
    const suggestion = only(name, cells)
    expect(suggestion?.field).toBe(field)
    if (suggestion) expect(suggestion.because).toBe('values')
  })
})

describe('cells with more than the value', () => {
  test.each<[string, string[], object]>([
    ['Engine', ['4 cyl, 2.2 L', '6 cyl, 3.0L'], { steps: [{ find: '*[#] l*' }], unit: 'l' }],
    ['Engine', ['1248 CC', '1497 cc'], { unit: 'cc' }],
    ['Seats', ['5 or more', '7 or so'], { steps: [{ find: '[#]*' }] }],
    ['Engine size', ['1.8', '2.0', '1800'], { unit: [{ below: 40, unit: 'l' }, { unit: 'cc' }] }],
    ['Mileage', ['186005 km', '192000 km'], { unit: 'km' }],
    [
      'Colour',
      ['White / Black', 'Grey / Black'],
      { steps: [{ split: '/', take: 1 }], values: { Grey: 'Gray' } },
    ],
  ])('%s with %j', (name, cells, source) => {
    expect(only(name, cells)?.source).toMatchObject({ column: name, ...source })
  })

  test('are left as they are where nearly all hold the value alone', () => {
    expect(only('Seats', ['5', '7', '4 seats'])?.source).toEqual({ column: 'Seats' })
  })
})

describe('values', () => {
  test.each([
    ['transmission', 'A/T', 'AT'],
    ['transmission', 'automatic', 'AT'],
    ['transmission', '5MT', 'MT'],
    ['fuelType', 'Gasoline', 'Petrol'],
    ['vehicleType', 'estate', 'Station Wagon'],
    ['vehicleType', 'station-wagon', 'Station Wagon'],
    ['color', 'GREY', 'Gray'],
    ['manufacturer', 'vw', 'Volkswagen'],
    ['manufacturer', 'mercedes', 'Mercedes-Benz'],
    ['transmission', 'Manual 5-spd', 'MT'],
    ['transmission', '8-Speed Automatic', 'AT'],
    ['transmission', '6-Speed A/T', 'AT'],
    ['transmission', 'Automatic (S6)', 'AT'],
    ['transmission', 'Automatic (variable gear ratios)', 'CVT'],
    ['transmission', 'Automatic (AM-S7)', null],
    ['fuelType', 'Premium Gasoline', 'Petrol'],
    ['color', 'Chameleon', null],
    ['status', 'In stock', 'PUBLISHED'],
  ] as const)('%s %j means %s', (field, text, entry) => {
    expect(entryFor(field, text, KNOWN[field] ?? [])).toBe(entry)
  })

  test('mean petrol by gas, unless petrol stands beside it', () => {
    expect(only('Fuel', ['gas', 'diesel'])?.source.values).toEqual({ gas: 'Petrol' })
    expect(only('Fuel', ['gas', 'gasoline'])?.source.values).toEqual({ gasoline: 'Petrol' })
  })

  test('become a table only if they are not the names of entries already', () => {
    expect(only('Trans', ['AT', 'mt'])?.source).toEqual({ column: 'Trans' })
    expect(only('Trans', ['AT', 'Manual', 'IVT'])?.source).toEqual({
      column: 'Trans',
      values: { Manual: 'MT' },
      otherwise: 'keep',
    })
  })
})

test('each field gets one column: headers before cells, and the better cells before the first', () => {
  expect(
    suggest(
      column('Colour', ['x1', 'x2']),
      column('Color', ['White', 'Grey']),
      column('Paint code', ['White', 'Gray']),
      column('Frame', ['NZE141-6012345', 'NZE141-6012346']),
      column('Serial', ['NZE141-6012345', 'NZE141-6012346']),
    ),
  ).toEqual([
    ['Color', 'color', 'name'],
    ['Frame', 'chassis', 'name'],
  ])
})

test('every suggestion is a usable map', () => {
  const columns = [
    column('Chassis No', ['NZE141-6012345']),
    column('Odo km', ['12000']),
    column('Options', ['AC;PS', 'PW']),
    column('Trans', ['A/T*', 'Manual']),
    column('Status', ['available', 'sold']),
  ]
  const fields = Object.fromEntries(suggestMap(columns, KNOWN).map(({ field, source }) => [field, source]))
  const map: ImportMap = readImportMap({ key: 'chassis', fields })
  expect(Object.keys(map.fields)).toEqual(['chassis', 'mileage', 'features', 'transmission', 'status'])
  expect(map.fields.features?.split).toBe(';')
})

describe('the currency of amounts', () => {
  const currency = (name: string, cells: string[], field: ImportField = 'price') =>
    suggestCurrency([column(name, cells)], [{ column: name, field }])

  test.each<[string, string[], object | null]>([
    ['FOB JPY', ['450,000'], { constant: 'JPY' }],
    ['CIF USD', ['4,500'], { constant: 'USD' }],
    ['FOB JPY', ['450,000', '¥500,000'], { constant: 'JPY' }],
    ['FOB JPY', ['450,000', '$5,000'], null],
    ['Price $', ['4,500'], { constant: 'USD' }],
    ['Price', ['¥450,000', '¥500,000'], { constant: 'JPY' }],
    ['Price', ['KES 1,200,000'], { constant: 'KES' }],
    ['Price', ['US$ 4,500', 'JPY 450,000'], { column: 'Price' }],
    [
      'Price',
      ['¥620,000', 'US$ 4,500', '4,000 dollars'],
      { column: 'Price', values: { '¥*': 'JPY', '*dollars': 'USD' }, otherwise: 'keep' },
    ],
    ['Price', ['US$ 4,500', '4,700'], null],
    ['Price', ['4,500'], null],
    ['Price (shillings)', ['4,500'], null],
  ])('of %j with %j is %j', (name, cells, source) => {
    expect(currency(name, cells)).toEqual(source)
  })

  test('is not suggested if a column has it, or nothing is an amount', () => {
    expect(currency('FOB JPY', ['4'], 'mileage')).toBeNull()
    const both = [
      { column: 'FOB JPY', field: 'price' as const },
      { column: 'b', field: 'currency' as const },
    ]
    expect(suggestCurrency([column('FOB JPY', ['4'])], both)).toBeNull()
  })

  test('of a column of them is read from symbols and words', () => {
    const known = { currency: ['USD', 'JPY'] }
    expect(suggestMap([column('Currency', ['US$', 'yen', 'USD'])], known)[0]?.source.values).toEqual({
      US$: 'USD',
      yen: 'JPY',
    })
  })
})

test('a value called __proto__ is translated like any other', () => {
  const column = columnProfiler('Colour')
  for (const cell of ['__proto__', '__proto__', 'White']) column.add(cell)
  const [suggestion] = suggestMap([column.profile()], { color: ['White', 'Proto'] })
  expect(Object.entries(suggestion?.source.values ?? {})).toEqual([['__proto__', 'Proto']])
})
