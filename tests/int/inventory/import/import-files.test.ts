import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { car, carMap, cars, csvOf, query, rejections, runImport } from './import-kit'
import { at, chassisNow, vehicle, withYard } from './import-yard'

const map = carMap()

withYard()

describe('names of lists', () => {
  test('are found ignoring case, created once in their first spelling, and only for accepted rows', async () => {
    const rows = [
      car({ make: 'Nissan', model: 'Note' }),
      car({ chassis: 'B', file: 'B', make: 'NISSAN', model: 'note' }),
      car({ chassis: 'C', file: 'C', make: 'Edsel', model: 'Pacer', year: 1800 }),
    ]
    await runImport(at.payload, csvOf(rows), { map })
    const made = await query(
      at.payload,
      sql`
      SELECT k.name AS make, m.name AS model FROM manufacturers k LEFT JOIN models m ON m.manufacturer_id = k.id
      WHERE lower(k.name) IN ('nissan', 'edsel')`,
    )
    expect(made).toEqual([{ make: 'Nissan', model: 'Note' }])
    const terms = await query(
      at.payload,
      sql`SELECT label FROM search_term WHERE kind = 'model' AND norm = 'note'`,
    )
    expect(terms).toEqual([{ label: 'Nissan Note' }])
  })

  test('that are unknown are rejected where the list is closed', async () => {
    const closed = { ...map, references: { ...map.references, manufacturer: 'reject' } }
    const { log } = await runImport(at.payload, csvOf([car({ make: 'Tucker', model: '48' })]), {
      map: closed,
    })
    expect(rejections(log)).toEqual({
      2: ["make: 'Tucker' is in no list"],
    })
  })

  test('in another alphabet are those that look or sound the same, stored or new', async () => {
    const rows = [
      car({ make: 'ВАЗ', model: 'М5' }),
      car({ chassis: 'TEST-2', file: 'F-2', make: 'VAZ', model: 'M5' }),
      car({ chassis: 'TEST-3', file: 'F-3', make: 'vaz', model: 'm5' }),
    ]
    const { log } = await runImport(at.payload, csvOf(rows), { map, chunkRows: 2 })
    expect(rejections(log)).toEqual({})
    const made = await query(
      at.payload,
      sql`SELECT k.name AS make, m.name AS model, count(*)::int AS cars FROM vehicles v
        JOIN manufacturers k ON k.id = v.manufacturer_id JOIN models m ON m.id = v.model_id GROUP BY 1, 2`,
    )
    expect(made).toEqual([{ make: 'ВАЗ', model: 'М5', cars: 3 }])
  })

  test('that no row could use are rejected before anything is read', async () => {
    const lost = { ...map, fields: { ...map.fields, showroom: { constant: 'Nowhere' } } }
    await expect(runImport(at.payload, csvOf(cars(1)), { map: lost })).rejects.toThrow(
      "The map sets Showroom to 'Nowhere', which does not exist or is not unique.",
    )
  })

  test('created by two imports at once exist once', async () => {
    const half = (letter: string) =>
      csvOf(
        cars(30, (n) => ({
          chassis: `${letter}-${n}`,
          file: `${letter}-${n}`,
          make: `Maker ${n % 7}`,
          model: `M ${n % 11}`,
        })),
      )
    await Promise.all([
      runImport(at.payload, half('A'), { map, chunkRows: 10 }),
      runImport(at.payload, half('B'), { map, chunkRows: 10 }),
    ])
    expect(
      await query(at.payload, sql`SELECT count(*)::int AS n FROM manufacturers WHERE name LIKE 'Maker %'`),
    ).toEqual([{ n: 7 }])
    expect(await chassisNow()).toHaveLength(60)
  })
})

describe('a file', () => {
  const file = csvOf(
    cars(3, () => ({ notes: 'one\ntwo, "three" ñ' })),
    '\r\n',
  )

  test('may be zipped, have a byte order mark, end its lines in any way and contain blank ones', async () => {
    const { counts, log } = await runImport(at.payload, gzipSync(`\uFEFF${file}\r\n\r\n`), { map })
    expect(counts.created).toBe(3)
    expect(log.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4])
    expect((await vehicle('TEST-3')).others).toBe('one\ntwo, "three" ñ')
  })

  test.each([
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), undefined],
    [
      'UTF-16 the other way round',
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      undefined,
    ],
    ['UTF-16 without a mark, as the map says', (text: string) => Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['Windows-1252, as the map says', (text: string) => Buffer.from(text, 'latin1'), 'windows-1252'],
    [
      'UTF-8 with a mark, whatever the map says',
      (text: string) => Buffer.from(`\uFEFF${text}`),
      'windows-1252',
    ],
  ])('may be %s', async (_kind, encoded, encoding) => {
    const named = encoding ? carMap({ file: { encoding } }) : map
    const { counts } = await runImport(at.payload, encoded(file), { map: named })
    expect(counts.created).toBe(3)
    expect((await vehicle('TEST-3')).others).toBe('one\ntwo, "three" ñ')
  })

  test('may write its columns in another case and order', async () => {
    const [header, ...lines] = csvOf(cars(1)).split('\n')
    const { counts } = await runImport(
      at.payload,
      [header?.toUpperCase().replace('YEAR', ' Year '), ...lines].join('\n'),
      { map },
    )
    expect(counts.created).toBe(1)
  })

  test.each([
    [
      'Latin-1 where the map has UTF-8',
      Buffer.from(csvOf(cars(3, (n) => ({ notes: n === 2 ? 'Citroën' : '' }))), 'latin1'),
      /not UTF-8 \(near line 3\)/,
    ],
    [
      'UTF-16 and cut in the middle of a character',
      Buffer.from(`\uFEFF${csvOf(cars(1))}`, 'utf16le').subarray(0, -1),
      /not valid UTF-16LE throughout/,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004xx'), /Save the sheet as "CSV UTF-8"/],
    [
      'cut off inside a quotation',
      `${csvOf(cars(2))},"open`,
      /Row 3 of the file cannot be read: a quotation mark is opened but never closed/,
    ],
    ['broken gzip', gzipSync(csvOf(cars(9))).subarray(0, 90), /cannot be unpacked/],
    ['empty', '', /no header/],
    ['without the columns of the map', 'a,b\n1,2', /no column 'chassis'.*Its columns are 'a', 'b'/],
  ])('that is %s is refused before anything is written', async (_kind, content, message) => {
    const file = { encoding: Buffer.isBuffer(content) && content[0] !== 0xff ? 'utf-8' : undefined }
    await expect(runImport(at.payload, content, { map: { ...map, file } })).rejects.toThrow(message)
    expect(await query(at.payload, sql`SELECT id FROM import_batches`)).toEqual([])
  })
})

test('the example map imports vehicles of the example file and reports why it cannot import others', async () => {
  await at.payload.create({
    collection: 'showroom-offices',
    data: { showroomName: 'Yokohama Daikoku Yard', city: 'Yokohama', country: 'Japan' },
    overrideAccess: true,
    depth: 0,
  })
  const example = JSON.parse(readFileSync('examples/import/epa-map.json', 'utf8'))
  const { counts, log } = await runImport(at.payload, readFileSync('examples/import/epa-sample.csv'), {
    map: example,
  })
  expect(counts).toEqual({ created: 25, updated: 0, skipped: 0, rejected: 3 })
  expect(Object.values(rejections(log))).toEqual([
    ['displ is empty: Engine size (cc) is required'],
    ['drive is empty: Drivetrain is required', 'trany is empty: Transmission is required'],
    ['drive is empty: Drivetrain is required'],
  ])
  const shown = await query(
    at.payload,
    sql`SELECT v.chassis, v.name, b.name AS body, f.name AS fuel, t.name AS gearbox, d.name AS drive, v.engine_size AS litres,
      v.seats::int, s.is_public
    FROM vehicles v JOIN vehicle_types b ON b.id = v.vehicle_type_id JOIN vehicle_fuel_types f ON f.id = v.fuel_type_id
    JOIN vehicle_transmissions t ON t.id = v.transmission_id JOIN vehicle_drive_trains d ON d.id = v.drivetrain_id
    JOIN vehicle_search s ON s.vehicle_id = v.id
    WHERE v.chassis IN ('EPA-1', 'EPA-10007', 'EPA-30965', 'EPA-30980', 'EPA-32288') ORDER BY v.id`,
  )
  expect(shown.map((row) => Object.values(row))).toEqual([
    ['EPA-1', 'Alfa Romeo Spider Veloce 2000 1985', 'Coupe', 'Petrol', 'MT', '2WD', '2.0 L', 2, true],
    ['EPA-30965', 'Ford Ranger Pickup 2WD 2001', 'Pickup', 'Electric', 'AT', '2WD', '', 3, true],
    ['EPA-30980', 'Chevrolet Volt 2011', 'Hatchback', 'Plug-in Hybrid', 'CVT', '2WD', '1.4 L', 5, true],
    ['EPA-32288', 'Porsche New 911 Carrera 2012', 'Sedan', 'Petrol', 'AMT', '2WD', '3.4 L', 4, true],
    ['EPA-10007', 'Volkswagen Golf III / GTI 1993', 'Hatchback', 'Petrol', 'AT', '2WD', '2.0 L', 5, true],
  ])
})
