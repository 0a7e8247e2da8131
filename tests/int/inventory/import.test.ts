import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'
import { addYard, car, carMap, cars, csvOf, query, rejections, runImport } from './import-kit'

let payload: Payload
let yard: number
const map = carMap()

beforeAll(async () => {
  payload = await getTestPayload()
  yard = await addYard(payload)
})

afterEach(async () => {
  await query(payload, sql`DELETE FROM vehicles`)
  await query(payload, sql`DELETE FROM import_batches`)
})

const chassisNow = async () =>
  (await query(payload, sql`SELECT chassis FROM vehicles ORDER BY id`)).map((row) => row.chassis)
const vehicle = async (chassis: string) =>
  (await query(payload, sql`SELECT to_jsonb(v) AS v FROM vehicles v WHERE chassis = ${chassis}`))[0]
    ?.v as Record<string, unknown>

describe('one row', () => {
  test('that is wrong is rejected with every reason and stops no other', async () => {
    const rows = cars(5)
    Object.assign(rows[1]!, { price: '4,50', year: 1800, make: '' })
    Object.assign(rows[3]!, { chassis: '' })
    const { counts, log } = await runImport(payload, csvOf(rows), { map })
    expect(counts).toEqual({ created: 3, updated: 0, skipped: 0, rejected: 2 })
    expect(rejections(log)).toEqual({
      3: [
        "Price: '4,50' is not a number",
        "Model 'Vitz' needs its manufacturer",
        'Manufacturer is required',
        'Year must be between 1900 and next year',
      ],
      5: ['Chassis number is required'],
    })
    expect(await chassisNow()).toEqual(['TEST-1', 'TEST-3', 'TEST-5'])
  })

  test('that the database refuses is found in its chunk and named; the others of the chunk are imported', async () => {
    await query(
      payload,
      sql`
      CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.chassis = 'TEST-17' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$`,
    )
    await query(
      payload,
      sql`CREATE TRIGGER refuse_one BEFORE INSERT ON vehicles FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    )
    try {
      const { batchId, counts, log } = await runImport(payload, csvOf(cars(40)), { map })
      expect(counts).toEqual({ created: 39, updated: 0, skipped: 0, rejected: 1 })
      expect(rejections(log)).toEqual({ 18: ['The database refused the row: not this one'] })
      const rows = await query(
        payload,
        sql`SELECT row_no, outcome FROM import_rows WHERE batch_id = ${batchId} ORDER BY 1`,
      )
      expect(rows.map(({ row_no }) => row_no)).toEqual(Array.from({ length: 40 }, (_, n) => n + 2))
      expect(await query(payload, sql`SELECT count(*)::int AS n FROM vehicle_search`)).toEqual([{ n: 39 }])
    } finally {
      await query(payload, sql`DROP TRIGGER refuse_one ON vehicles`)
      await query(payload, sql`DROP FUNCTION refuse_one`)
    }
  })

  test('with fewer or more cells than the header is rejected and not read askew', async () => {
    const lines = csvOf(cars(3)).split('\n')
    lines[2] = 'TEST-2,F-2,Toyota'
    const { log } = await runImport(payload, lines.join('\n'), { map })
    expect(rejections(log)).toEqual({ 3: ['The row has 3 cells, the header has 11'] })
  })

  test('of hostile text is stored as it stands', async () => {
    const strings = [
      `'; DROP TABLE vehicles; --`,
      '{"a":"\\u0041"}',
      '\\',
      '%s%n {{7*7}} #{1+1}',
      '\u202Eright to left',
      '👩‍🔧 ﷽ Z͑ͫ̓',
      'line one\nline "two"\r\nline three',
      '=cmd|calc!A0',
      '\u0001\u001F\u007F',
    ]
    const { counts } = await runImport(
      payload,
      csvOf(cars(strings.length, (n) => ({ notes: strings[n - 1] }))),
      { map },
    )
    expect(counts.created).toBe(strings.length)
    const rows = await query(payload, sql`SELECT others FROM vehicles ORDER BY id`)
    expect(rows.map(({ others }) => others)).toEqual(strings)
  })

  test('with a character that cannot be stored is rejected', async () => {
    const { log } = await runImport(payload, csvOf(cars(2, (n) => (n === 1 ? { notes: 'a\0b' } : {}))), {
      map,
    })
    expect(rejections(log)).toEqual({ 2: ['Notes: contains characters that cannot be stored'] })
  })
})

describe('numbers that tell vehicles apart', () => {
  test('are unique in the file without case, and the second row names the first', async () => {
    const rows = [car(), car({ chassis: 'test-1 ', file: 'F-2' }), car({ chassis: 'TEST-3', file: 'f-1' })]
    const { log } = await runImport(payload, csvOf(rows), { map, chunkRows: 1 })
    expect(rejections(log)).toEqual({
      3: ['Chassis number is the same as in row 2'],
      4: ['Office file number is the same as in row 2'],
    })
  })

  test('of other vehicles are refused with the stock number of the one that has it', async () => {
    await runImport(payload, csvOf(cars(2)), { map })
    const sku = (await vehicle('TEST-2')).sku
    const { log } = await runImport(payload, csvOf([car({ chassis: 'NEW', file: 'f-2' })]), { map })
    expect(rejections(log)).toEqual({ 2: [`A vehicle with this office file number already exists (${sku})`] })
  })

  test('of a vehicle in the trash are free', async () => {
    await runImport(payload, csvOf([car()]), { map })
    await query(payload, sql`UPDATE vehicles SET deleted_at = now()`)
    expect((await runImport(payload, csvOf([car()]), { map })).counts.created).toBe(1)
  })

  test('given to a vehicle by a save at the same moment belong to one of the two, and the other is told', async () => {
    const saved = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const save = inTransaction({ payload }, async (req) => {
      const make = (collection: CollectionSlug, data: object) =>
        payload.create({ collection, data: data as never, req, overrideAccess: true, depth: 0 })
      const { id: manufacturer } = await make('manufacturers', { name: 'Daihatsu' })
      await make('vehicles', {
        chassis: 'test-2',
        officeFileNo: 'SAVED',
        manufacturer,
        model: (await make('models', { name: 'Mira', manufacturer })).id,
        vehicleType: (await make('vehicle-types', { name: 'Kei' })).id,
        engineSizeCc: 660,
        showroom: yard,
      })
      saved.resolve()
      await goOn.promise
    })
    await saved.promise
    const importing = runImport(payload, csvOf(cars(3)), { map, onExisting: 'skip' })
    // The import waits for the save to end; only the database can say that it does by now.
    const waits = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`
    while ((await query(payload, waits)).length === 0) await new Promise(setImmediate)
    goOn.resolve()
    await save
    const { counts, log } = await importing
    expect(counts).toEqual({ created: 2, updated: 0, skipped: 1, rejected: 0 })
    expect(log[1]?.reasons[0]).toMatch(/^Exists already \(KD-\d+\)$/)
    expect(
      await query(payload, sql`SELECT office_file_no FROM vehicles WHERE lower(chassis) = 'test-2'`),
    ).toEqual([{ office_file_no: 'SAVED' }])
  })
})

describe('a second run of the same file', () => {
  test('skips what exists, or finds nothing to change', async () => {
    const file = csvOf(cars(3))
    await runImport(payload, file, { map })
    const before = await query(payload, sql`SELECT * FROM vehicles ORDER BY id`)
    const skipped = await runImport(payload, file, { map })
    const updated = await runImport(payload, file, { map, onExisting: 'update' })
    expect([skipped.counts.skipped, updated.counts.skipped]).toEqual([3, 3])
    expect(updated.log[0]?.reasons[0]).toMatch(/^Nothing to change \(KD-\d+\)$/)
    expect(await query(payload, sql`SELECT * FROM vehicles ORDER BY id`)).toEqual(before)
  })

  test('changes what the map fills, keeps the rest, and derives anew', async () => {
    await runImport(payload, csvOf(cars(2)), { map })
    await query(payload, sql`UPDATE vehicles SET license_plate = 'KAA 123A', description = 'kept'`)
    const rows = cars(2, (n) => (n === 2 ? { cc: 1496, price: 5200, notes: 'new' } : {}))
    const { counts } = await runImport(payload, csvOf(rows), { map, onExisting: 'update' })
    expect(counts).toEqual({ created: 0, updated: 1, skipped: 1, rejected: 0 })
    expect(await vehicle('TEST-2')).toMatchObject({
      engine_size: '1.5 L',
      engine_size_cc: 1496,
      price: 5200,
      others: 'new',
      license_plate: 'KAA 123A',
      description: 'kept',
    })
    const found = await query(
      payload,
      sql`SELECT s.price FROM vehicle_search s JOIN vehicles v ON v.id = s.vehicle_id ORDER BY v.id`,
    )
    expect(found.map(({ price }) => price)).toEqual([4500, 5200])
  })

  test('leaves a sold vehicle as it is', async () => {
    await runImport(payload, csvOf(cars(1)), { map })
    await query(payload, sql`UPDATE vehicles SET status = 'SOLD'`)
    const sku = (await vehicle('TEST-1')).sku
    const { log } = await runImport(payload, csvOf(cars(1, () => ({ price: 1, status: 'SOLD' }))), {
      map,
      onExisting: 'update',
    })
    expect(rejections(log)).toEqual({ 2: [`This vehicle is sold and can no longer be changed (${sku})`] })
    expect((await vehicle('TEST-1')).price).toBe(4500)
  })
})

describe('names of lists', () => {
  test('are found without case, made once under their first spelling, and only for accepted rows', async () => {
    const rows = [
      car({ make: 'Nissan', model: 'Note' }),
      car({ chassis: 'B', file: 'B', make: 'NISSAN', model: 'note' }),
      car({ chassis: 'C', file: 'C', make: 'Edsel', model: 'Pacer', year: 1800 }),
    ]
    await runImport(payload, csvOf(rows), { map })
    const made = await query(
      payload,
      sql`
      SELECT k.name AS make, m.name AS model FROM manufacturers k LEFT JOIN models m ON m.manufacturer_id = k.id
      WHERE lower(k.name) IN ('nissan', 'edsel')`,
    )
    expect(made).toEqual([{ make: 'Nissan', model: 'Note' }])
    const terms = await query(
      payload,
      sql`SELECT label FROM search_term WHERE kind = 'model' AND norm = 'note'`,
    )
    expect(terms).toEqual([{ label: 'Nissan Note' }])
  })

  test('that are unknown are rejected where the list is closed', async () => {
    const closed = { ...map, references: { ...map.references, manufacturer: 'reject' } }
    const { log } = await runImport(payload, csvOf([car({ make: 'Tucker', model: '48' })]), { map: closed })
    expect(rejections(log)).toEqual({
      2: ["Manufacturer 'Tucker' not found", "Model '48' needs its manufacturer"],
    })
  })

  test('that no row could use are refused before anything is read', async () => {
    const lost = { ...map, fields: { ...map.fields, showroom: { constant: 'Nowhere' } } }
    await expect(runImport(payload, csvOf(cars(1)), { map: lost })).rejects.toThrow(
      "The map sets Showroom to 'Nowhere', which does not exist or is not unique.",
    )
  })

  test('made by two imports at once exist once', async () => {
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
      runImport(payload, half('A'), { map, chunkRows: 10 }),
      runImport(payload, half('B'), { map, chunkRows: 10 }),
    ])
    expect(
      await query(payload, sql`SELECT count(*)::int AS n FROM manufacturers WHERE name LIKE 'Maker %'`),
    ).toEqual([{ n: 7 }])
    expect(await chassisNow()).toHaveLength(60)
  })
})

describe('a file', () => {
  const file = csvOf(
    cars(3, () => ({ notes: 'one\ntwo, "three" ñ' })),
    '\r\n',
  )

  test('may be zipped, begin with a mark, end its lines in any way and hold blank ones', async () => {
    const { counts, log } = await runImport(payload, gzipSync(`\uFEFF${file}\r\n\r\n`), { map })
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
    const { counts } = await runImport(payload, encoded(file), { map: named })
    expect(counts.created).toBe(3)
    expect((await vehicle('TEST-3')).others).toBe('one\ntwo, "three" ñ')
  })

  test('may write its columns in another case and order', async () => {
    const [header, ...lines] = csvOf(cars(1)).split('\n')
    const { counts } = await runImport(
      payload,
      [header?.toUpperCase().replace('YEAR', ' Year '), ...lines].join('\n'),
      { map },
    )
    expect(counts.created).toBe(1)
  })

  test.each([
    [
      'Latin-1',
      Buffer.from(csvOf(cars(3, (n) => ({ notes: n === 2 ? 'Citroën' : '' }))), 'latin1'),
      /not UTF-8 \(near line 3\)/,
    ],
    [
      'UTF-16 and cut in the middle of a character',
      Buffer.from(`\uFEFF${csvOf(cars(1))}`, 'utf16le').subarray(0, -1),
      /not UTF-16LE to its end/,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004xx'), /Save the sheet as "CSV UTF-8"/],
    [
      'cut off inside a quotation',
      `${csvOf(cars(2))},"open`,
      /Row 3 of the file cannot be read: a quotation mark opens and never closes/,
    ],
    ['broken gzip', gzipSync(csvOf(cars(9))).subarray(0, 90), /cannot be unpacked/],
    ['empty', '', /no header/],
    ['without the columns of the map', 'a,b\n1,2', /no column 'chassis'.*Its columns are 'a', 'b'/],
  ])('that is %s is refused before anything is written', async (_kind, content, message) => {
    await expect(runImport(payload, content, { map })).rejects.toThrow(message)
    expect(await query(payload, sql`SELECT id FROM import_batches`)).toEqual([])
  })
})

test('a dry run tells the same of every row and writes nothing at all', async () => {
  const rows = cars(6, (n) => ({
    make: `Dry ${n % 2}`,
    year: n === 4 ? 1800 : 2015,
    chassis: `TEST-${n === 6 ? 1 : n}`,
  }))
  const tables = sql`SELECT (SELECT count(*) FROM vehicles) + (SELECT count(*) FROM manufacturers) +
    (SELECT count(*) FROM import_batches) + (SELECT count(*) FROM audit_log) AS n`
  const before = await query(payload, tables)
  const dry = await runImport(payload, csvOf(rows), { map, dryRun: true, chunkRows: 2 })
  expect(await query(payload, tables)).toEqual(before)
  const real = await runImport(payload, csvOf(rows), { map, chunkRows: 2 })
  const told = (log: typeof dry.log) =>
    log.map(({ key, outcome, reasons, rowNo }) => ({ key, outcome, reasons, rowNo }))
  expect(told(dry.log)).toEqual(told(real.log))
  expect(real.counts).toEqual({ created: 4, updated: 0, skipped: 0, rejected: 2 })
})

test('the example map makes vehicles of the example file and says why it cannot make others', async () => {
  await payload.create({
    collection: 'showroom-offices',
    data: { showroomName: 'Yokohama Daikoku Yard', city: 'Yokohama', country: 'Japan' },
    overrideAccess: true,
    depth: 0,
  })
  const example = JSON.parse(readFileSync('examples/import/epa-map.json', 'utf8'))
  const { counts, log } = await runImport(payload, readFileSync('examples/import/epa-sample.csv'), {
    map: example,
  })
  expect(counts).toEqual({ created: 25, updated: 0, skipped: 0, rejected: 3 })
  expect(Object.values(rejections(log))).toEqual([
    ['Engine size is required', 'Engine size (cc) is required'],
    ['Drivetrain is required', 'Transmission is required'],
    ['Drivetrain is required'],
  ])
  const shown = await query(
    payload,
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

test('an import on behalf of staff needs their right, stays in their showrooms and is signed by them', async () => {
  const person = async (role: number | null, showrooms: number[]) => {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        email: `import-${role}-${showrooms.length}@kaido.example`,
        password: 'A-long-password-1',
        firstName: 'Pat',
        lastName: 'Person',
        role,
        status: 'ACTIVE',
        assignedShowrooms: showrooms,
      },
      overrideAccess: true,
      depth: 0,
    })
    const found = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    return { ...found, collection: 'users' as const }
  }
  const file = csvOf(cars(1))
  await expect(runImport(payload, file, { map, user: await person(null, []) })).rejects.toThrow('not allowed')
  await expect(runImport(payload, file, { map, user: await person(4, []) })).rejects.toThrow(
    'which does not exist',
  )
  const clerk = await person(4, [yard])
  const { batchId } = await runImport(payload, file, { map, user: clerk })
  const log = await query(
    payload,
    sql`SELECT actor_id, action FROM audit_log WHERE table_name = 'vehicles' AND request_id = ${`import-${batchId}`}`,
  )
  expect(log).toEqual([{ actor_id: clerk.id, action: 'import' }])
})

test('the audit log names the import for every vehicle that it made', async () => {
  const { batchId } = await runImport(payload, csvOf(cars(2)), { map })
  const rows = await query(
    payload,
    sql`
    SELECT actor_label, actor_kind, action, request_id FROM audit_log
    WHERE table_name = 'vehicles' AND request_id = ${`import-${batchId}`}`,
  )
  expect(rows).toEqual(
    Array(2).fill({
      actor_label: `Import ${batchId}: test.csv`,
      actor_kind: 'system',
      action: 'import',
      request_id: `import-${batchId}`,
    }),
  )
  expect((await vehicle('TEST-1')).import_batch).toBe(batchId)
})
