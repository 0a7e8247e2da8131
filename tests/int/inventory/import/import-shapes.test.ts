import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { seedReferences } from '../../../../scripts/seed/references'
import { car, carMap, csvOf, query, rejections, runImport } from './import-kit'
import { at, withYard } from './import-yard'

withYard()
beforeAll(async () => {
  await seedReferences(at.payload.db.drizzle, new Map())
  await at.payload.create({
    collection: 'showroom-offices',
    data: { showroomName: 'Yokohama Honmoku Yard', city: 'Yokohama', country: 'Japan' },
    overrideAccess: true,
    depth: 0,
  })
})

const read = (name: string) => readFileSync(path.join(import.meta.dirname, 'files', name))

/** The columns of a file by field; each row is of a Toyota whose names are created. */
const mapOf = (columns: Record<string, string | object>, more: object = {}) => ({
  key: 'chassis',
  references: { model: 'create', vehicleType: 'create', fuelType: 'create' },
  fields: {
    showroom: { constant: 'Yokohama Daikoku Yard' },
    priceType: { constant: 'FOB' },
    ...Object.fromEntries(
      Object.entries(columns).map(([field, source]) => [
        field,
        typeof source === 'string' ? { column: source } : source,
      ]),
    ),
  },
  notStated: ['steering'],
  ...more,
})

const stored = (letter: string) =>
  query(
    at.payload,
    sql`SELECT k.name AS make, m.name AS model, c.name AS color, v.year::int, v.mileage::int AS miles, v.price::float8,
        v.currency, v.doors::int, v.seats::int, v.engine_size_cc::int AS cc, v.price_type AS term, p.name AS port,
        s.showroom_name AS yard
      FROM vehicles v JOIN manufacturers k ON k.id = v.manufacturer_id JOIN models m ON m.id = v.model_id
      LEFT JOIN vehicle_colours c ON c.id = v.color_id LEFT JOIN ports p ON p.id = v.named_port_id
      JOIN showroom_offices s ON s.id = v.showroom_id
      WHERE v.office_file_no LIKE ${`${letter}-%`} ORDER BY v.id`,
  )

const formatOf = ({ format }: Awaited<ReturnType<typeof runImport>>) => format

test('a Russian price list in Windows-1251, below a title', async () => {
  const map = mapOf({
    chassis: 'VIN',
    officeFileNo: '№',
    manufacturer: 'Марка',
    model: 'Модель',
    year: 'Год',
    vehicleType: { column: 'Кузов', values: { Седан: 'Sedan' } },
    fuelType: { column: 'Топливо', values: { Бензин: 'Petrol' } },
    engineSizeCc: 'Объем, см3',
    mileage: { column: 'Пробег, км', unit: 'km', decimal: ',' },
    price: 'Цена, BYN',
    currency: { constant: 'BYN' },
    color: { column: 'Цвет', values: { Белый: 'White' } },
    seats: 'Мест',
  })
  const result = await runImport(at.payload, read('minsk-windows-1251.csv'), { map })
  expect(formatOf(result)).toEqual({ encoding: 'windows-1251', delimiter: ';', headerRow: 4 })
  expect(await stored('М')).toMatchObject([
    { make: 'Toyota', model: 'Camry', color: 'White', year: 2017, miles: 52817, price: 65900, seats: 5 },
    { color: 'White', year: 2018, miles: 38743, price: 71200, currency: 'BYN', seats: 5 },
  ])
  expect(rejections(result.log)).toEqual({
    7: [
      "Цвет: 'Серый' has no entry in the map's table",
      "Мест: '5 дверей' counts doors, and the column is mapped to Seats: change the map",
    ],
  })
})

const JAPANESE = {
  manufacturer: { column: 'メーカー', values: { トヨタ: 'Toyota' } },
  model: { column: '車名', values: { ヴィッツ: 'Vitz' } },
  vehicleType: { column: 'ボディ', values: { ハッチバック: 'Hatchback' } },
  fuelType: { column: '燃料', values: { ガソリン: 'Petrol' } },
  color: { column: '色', values: { 白: 'White', 黒: 'Black' } },
}

test('a Japanese stock list in Shift-JIS, with years of eras and prices in ten thousands', async () => {
  const map = mapOf({
    ...JAPANESE,
    chassis: '車台番号',
    officeFileNo: '在庫番号',
    year: '年式',
    engineSizeCc: '排気量',
    mileage: { column: '走行距離', unit: 'km' },
    price: '価格',
    currency: { constant: 'JPY' },
    doors: 'ドア',
  })
  const result = await runImport(at.payload, read('yokohama-shift-jis.csv'), { map })
  expect(formatOf(result)).toEqual({ encoding: 'shift_jis', delimiter: ',', headerRow: 1 })
  expect(await stored('Y')).toMatchObject([
    { make: 'Toyota', model: 'Vitz', color: 'White', year: 2015, miles: 27962, price: 620000, doors: 5 },
    { color: 'Black', year: 2016, miles: 0, price: 620000, currency: 'JPY', doors: 5 },
  ])
  expect(rejections(result.log)).toEqual({
    4: ["ドア: '5人' counts seats, and the column is mapped to Doors: change the map"],
  })
})

test('a Japanese list in EUC-JP, with full-width figures and a distance in miles among kilometres', async () => {
  const map = mapOf({
    chassis: 'chassis',
    officeFileNo: 'file',
    manufacturer: 'make',
    model: 'model',
    year: 'year',
    vehicleType: 'body',
    fuelType: { column: 'fuel', values: { ガソリン: 'Petrol' } },
    engineSizeCc: 'cc',
    mileage: { column: 'odo', unit: 'km' },
    price: 'price',
    currency: { constant: 'JPY' },
    color: { column: 'color', values: { 白: 'White', 銀: 'Silver' } },
  })
  const result = await runImport(at.payload, read('osaka-euc-jp.csv'), { map })
  expect(formatOf(result)).toEqual({ encoding: 'euc-jp', delimiter: '\t', headerRow: 1 })
  expect(rejections(result.log)).toEqual({})
  expect(await stored('O')).toMatchObject([
    { color: 'White', miles: 21127, price: 480000, term: 'FOB' },
    { color: 'Silver', miles: 21000, price: 510000, term: 'FOB' },
  ])
})

test('a Chinese list in GB18030, in litres and ten thousand kilometres', async () => {
  const map = mapOf({
    chassis: '车架号',
    officeFileNo: '编号',
    manufacturer: '品牌',
    model: '车型',
    year: '年份',
    vehicleType: '车身',
    fuelType: { column: '燃料', values: { 汽油: 'Petrol' } },
    engineSizeCc: { column: '排量', unit: 'l' },
    mileage: { column: '里程', unit: 'km', steps: [{ times: 10000 }] },
    price: '价格',
    currency: { constant: 'CNY' },
    color: { column: '颜色', values: { 白色: 'White' } },
  })
  const result = await runImport(at.payload, read('guangzhou-gb18030.txt'), { map })
  expect(formatOf(result)).toEqual({ encoding: 'gb18030', delimiter: '|', headerRow: 1 })
  expect(rejections(result.log)).toEqual({})
  expect(await stored('G')).toMatchObject([
    { make: 'Toyota', model: 'Levin', color: 'White', miles: 38525, price: 89000, cc: 1800 },
    { color: 'White', miles: 25787, price: 95000, currency: 'CNY' },
  ])
})

const ENGLISH = {
  chassis: 'Chassis',
  officeFileNo: 'Ref',
  manufacturer: 'Make',
  model: 'Model',
  year: 'Year',
  vehicleType: 'Body',
  fuelType: 'Fuel',
  engineSizeCc: 'CC',
}

test('a list below a title, with cells that mean nothing, near names, other counts and parts of names', async () => {
  const map = mapOf(
    {
      ...ENGLISH,
      mileage: { column: 'Mileage', unit: 'km' },
      price: 'Price',
      currency: { constant: 'KES' },
      color: 'Colour',
      doors: 'Doors',
      showroom: 'Yard',
    },
    { notStated: ['steering', 'year'] },
  )
  const given = { map, references: 'create' as const }
  const result = await runImport(at.payload, read('nairobi-title-rows.csv'), given)
  expect(formatOf(result)).toMatchObject({ encoding: 'utf-8', delimiter: ',', headerRow: 4 })
  expect(await stored('N')).toMatchObject([
    { make: 'Toyota', color: 'Gray', miles: 42253, doors: 4, yard: 'Yokohama Daikoku Yard' },
  ])
  const rejected = rejections(result.log)
  expect(rejected).toMatchObject({
    6: [
      expect.stringMatching(
        /^Make: 'Tayota' is nearly Toyota: correct it, or choose for this value in the map whether it is new$/,
      ),
    ],
    7: [expect.stringMatching(/^Colour: 'Grey' is nearly Gray: correct it, or choose/)],
    8: ["Doors: '5 Seats' counts seats, and the column is mapped to Doors: change the map"],
    10: expect.arrayContaining(['Year is empty: Year is missing: fill it in, or give one year for all rows']),
  })
  expect(rejected[9]?.[0]).toMatch(/^Yard: 'Yokohama' may be Yokohama .* or Yokohama /)
  expect(await query(at.payload, sql`SELECT name FROM manufacturers WHERE name = 'Tayota'`)).toEqual([])

  const chosen = { ...map.fields, color: { column: 'Colour', values: { Grey: 'Grey' }, otherwise: 'keep' } }
  const again = await runImport(at.payload, read('nairobi-title-rows.csv'), {
    ...given,
    map: { ...map, fields: chosen },
  })
  expect(again.counts).toMatchObject({ created: 1, skipped: 1 })
  expect(await stored('N')).toMatchObject([{ color: 'Gray' }, { color: 'Grey', miles: 0 }])
})

test('a feature written nearly like one in the list is no new one', async () => {
  const map = {
    ...carMap(),
    references: { ...carMap().references, features: 'create' },
    featureGroup: 'Exterior',
    fields: { ...carMap().fields, features: { column: 'features', split: ';' } },
  }
  const rows = [
    car({ chassis: 'FEAT-1', file: 'FEAT-1', features: 'Sunrof' }),
    car({ chassis: 'FEAT-2', file: 'FEAT-2', features: 'Sunroof;Roof Tent' }),
  ]
  const result = await runImport(at.payload, csvOf(rows), { map })
  expect(rejections(result.log)).toEqual({
    2: [
      expect.stringMatching(
        /^features: 'Sunrof' is nearly Sunroof: correct it, or add it to the list first if it is new$/,
      ),
    ],
  })
  const names = sql`SELECT name FROM vehicle_features WHERE name IN ('Sunrof', 'Roof Tent')`
  expect(await query(at.payload, names)).toEqual([{ name: 'Roof Tent' }])
})

test('a list in UTF-16 with markups in per cent, ports by part of their names, and a currency without a rate', async () => {
  const map = mapOf({
    ...ENGLISH,
    mileage: 'Mileage (km)',
    costValue: 'Cost',
    markup: 'Markup',
    currency: 'Currency',
    priceType: 'Type of price',
    namedPort: 'Port',
  })
  const file = { decimal: ',' }
  const result = await runImport(at.payload, read('lusaka-utf-16.csv'), { map: { ...map, file } })
  expect(formatOf(result)).toMatchObject({ delimiter: ';', headerRow: 1 })
  const priced = { price: 125000, currency: 'ZMW', term: 'CIF', port: 'Mombasa' }
  expect(await stored('L')).toMatchObject([
    { ...priced, miles: 62137 },
    { ...priced, miles: 100000 },
  ])
  expect(rejections(result.log)).toEqual({
    4: ['Type of price: the row has a price and no type of price'],
  })
  expect(result.log[0]?.reasons).toEqual([expect.stringContaining("'ZMW' has no exchange rate")])
})

test('a port that is inactive is none that a file may name, by its name or its code, and is said to be so', async () => {
  await query(
    at.payload,
    sql`INSERT INTO ports (name, country, unlocode, active) VALUES ('Port Sudan', 'Sudan', 'SDPZU', false)`,
  )
  const map = carMap()
  const rows = ['Port Sudan', 'SDPZU', 'Port Nowhere'].map((port) => car({ chassis: port, file: port, port }))
  const result = await runImport(at.payload, csvOf(rows), {
    map: { ...map, fields: { ...map.fields, namedPort: { column: 'port' } } },
  })
  expect(rejections(result.log)).toEqual({
    2: ["port: 'Port Sudan' is not active"],
    3: ["port: 'SDPZU' is not active"],
    4: ["port: 'Port Nowhere' is in no list"],
  })
  const constant = { ...map.fields, namedPort: { constant: 'Port Sudan' } }
  await expect(runImport(at.payload, csvOf(rows), { map: { ...map, fields: constant } })).rejects.toThrow(
    "to 'Port Sudan', which is not active.",
  )
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  "an exchange rate counts from its day in the company's time zone, %s",
  async (zone) => {
    const today = dayIn(new Date(), zone)
    await query(at.payload, sql`UPDATE company_settings SET timezone = ${zone}`)
    await query(
      at.payload,
      sql`INSERT INTO exchange_rates (day, currency, per_usd) VALUES (${today}, 'MZN', '63.9'), (${addDays(today, 1)}, 'MWK', '1734')`,
    )
    const fields = { ...carMap().fields, currency: { column: 'currency' } }
    const rows = ['MZN', 'MWK'].map((currency) => car({ chassis: currency, file: currency, currency }))
    const { log } = await runImport(at.payload, csvOf(rows), { map: carMap({ fields }) })
    expect(log.map(({ reasons }) => reasons.filter((one) => one.includes('exchange rate')).length)).toEqual([
      0, 1,
    ])
    await query(at.payload, sql`DELETE FROM exchange_rates WHERE currency IN ('MZN', 'MWK')`)
    await query(at.payload, sql`UPDATE company_settings SET timezone = 'UTC'`)
  },
)
