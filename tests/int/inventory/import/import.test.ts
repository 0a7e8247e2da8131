import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { YEAR_MISSING } from '@/modules/inventory/import/rules/missing-year-message'
import { inTransaction } from '@/server/transaction'
import { car, carMap, cars, csvOf, query, rejections, runImport } from './import-kit'
import { at, chassisNow, vehicle, withYard } from './import-yard'

const map = carMap()

withYard()

describe('one row', () => {
  test('that is wrong is rejected with every reason and stops no other', async () => {
    const rows = cars(5)
    Object.assign(rows[1]!, { price: '4,50', year: 1800, make: '' })
    Object.assign(rows[3]!, { chassis: '' })
    const { counts, log } = await runImport(at.payload, csvOf(rows), { map })
    expect(counts).toEqual({ created: 3, updated: 0, skipped: 0, rejected: 2 })
    expect(rejections(log)).toEqual({
      3: [
        "price: '4,50' is not a number",
        'make is empty: Make is required',
        "year '1800': Year must be between 1900 and next year",
      ],
      5: ['chassis is empty: Chassis number is required'],
    })
    expect(await chassisNow()).toEqual(['TEST-1', 'TEST-3', 'TEST-5'])
  })

  test('with a month of registration and no year reports that the year is missing', async () => {
    const { fields } = carMap()
    const rows = cars(2, (n) => ({ year: n === 1 ? '' : 2015, registered: '2015-03' }))
    const { log } = await runImport(at.payload, csvOf(rows), {
      map: carMap({ fields: { ...fields, firstRegistered: { column: 'registered' } } }),
    })
    expect(rejections(log)).toEqual({ 2: [`year is empty: ${YEAR_MISSING}`] })
  })

  test('that the database rejects is found in its chunk and named; the others of the chunk are imported', async () => {
    await query(
      at.payload,
      sql`
      CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.chassis = 'TEST-17' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$`,
    )
    await query(
      at.payload,
      sql`CREATE TRIGGER refuse_one BEFORE INSERT ON vehicles FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    )
    try {
      // The number of the rejected row is free, even for rows that are validated while its chunk is being written, and
      // the model that it would have made is made by the next row that has it.
      const own = { 17: { model: 'Rare' }, 27: { chassis: 'test-17', model: 'Rare' } }
      const file = cars(40, (n) => own[n as keyof typeof own] ?? {})
      const { batchId, counts, log } = await runImport(at.payload, csvOf(file), { map, chunkRows: 10 })
      expect(counts).toEqual({ created: 39, updated: 0, skipped: 0, rejected: 1 })
      expect(rejections(log)).toEqual({ 18: ['The database rejected the row: not this one'] })
      const rows = await query(
        at.payload,
        sql`SELECT row_no, outcome FROM import_rows WHERE batch_id = ${batchId} ORDER BY 1`,
      )
      expect(rows.map(({ row_no }) => row_no)).toEqual(Array.from({ length: 40 }, (_, n) => n + 2))
      expect(await query(at.payload, sql`SELECT count(*)::int AS n FROM vehicle_search`)).toEqual([{ n: 39 }])
    } finally {
      await query(at.payload, sql`DROP TRIGGER refuse_one ON vehicles`)
      await query(at.payload, sql`DROP FUNCTION refuse_one`)
    }
  })

  test('with fewer or more cells than the header is rejected rather than misread', async () => {
    const lines = csvOf(cars(3)).split('\n')
    lines[2] = 'TEST-2,F-2,Toyota'
    const { log } = await runImport(at.payload, lines.join('\n'), { map })
    expect(rejections(log)).toEqual({ 3: ['The row has 3 cells, the header has 11'] })
  })

  test('of hostile text is stored as it is', async () => {
    const strings = [
      `'; DROP TABLE vehicles; --`,
      '{"a":"\\u0041"}',
      '\\',
      '%s%n {{7*7}} #{1+1}',
      '\u2067right to left\u2069',
      '👩‍🔧 ﷽ Z͑ͫ̓',
      'line one\nline "two"\r\nline three',
      '=cmd|calc!A0',
      '\u007F\u0085',
    ]
    const { counts } = await runImport(
      at.payload,
      csvOf(cars(strings.length, (n) => ({ notes: strings[n - 1] }))),
      { map },
    )
    expect(counts.created).toBe(strings.length)
    const rows = await query(at.payload, sql`SELECT others FROM vehicles ORDER BY id`)
    expect(rows.map(({ others }) => others)).toEqual(strings)
  })

  test('with a character that cannot be stored is rejected', async () => {
    const { log } = await runImport(at.payload, csvOf(cars(2, (n) => (n === 1 ? { notes: 'a\0b' } : {}))), {
      map,
    })
    expect(rejections(log)).toEqual({ 2: ['notes: contains characters that cannot be stored'] })
  })
})

describe('numbers that identify vehicles', () => {
  test('are unique in the file ignoring case, and the second row names the first', async () => {
    const rows = [car(), car({ chassis: 'test-1 ', file: 'F-2' }), car({ chassis: 'TEST-3', file: 'f-1' })]
    const { log } = await runImport(at.payload, csvOf(rows), { map, chunkRows: 1 })
    expect(rejections(log)).toEqual({
      3: ["chassis 'test-1': Chassis number is the same as in row 2"],
      4: ["file 'f-1': Office file number is the same as in row 2"],
    })
  })

  test('of other vehicles are rejected with the stock number of the one that has it', async () => {
    await runImport(at.payload, csvOf(cars(2)), { map })
    const sku = (await vehicle('TEST-2')).sku
    const { log } = await runImport(at.payload, csvOf([car({ chassis: 'NEW', file: 'f-2' })]), { map })
    expect(rejections(log)).toEqual({
      2: [`file 'f-2': A vehicle with this office file number already exists (${sku})`],
    })
  })

  test('of a vehicle in the trash are free', async () => {
    await runImport(at.payload, csvOf([car()]), { map })
    await query(at.payload, sql`UPDATE vehicles SET deleted_at = now()`)
    expect((await runImport(at.payload, csvOf([car()]), { map })).counts.created).toBe(1)
  })

  test('taken by a concurrent save belong to one of the two, and the other is notified', async () => {
    const saved = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const save = inTransaction({ payload: at.payload }, async (req) => {
      const make = (collection: CollectionSlug, data: object) =>
        at.payload.create({ collection, data: data as never, req, overrideAccess: true, depth: 0 })
      const { id: manufacturer } = await make('manufacturers', { name: 'Daihatsu' })
      await make('vehicles', {
        chassis: 'test-2',
        officeFileNo: 'SAVED',
        manufacturer,
        model: (await make('models', { name: 'Mira', manufacturer })).id,
        vehicleType: (await make('vehicle-types', { name: 'Kei' })).id,
        engineSizeCc: 660,
        showroom: at.yard,
      })
      saved.resolve()
      await goOn.promise
    })
    await saved.promise
    const importing = runImport(at.payload, csvOf(cars(3)), { map, onExisting: 'skip' })
    // The import waits for the save to end; only the database knows when it does.
    const waits = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`
    while ((await query(at.payload, waits)).length === 0) await new Promise(setImmediate)
    goOn.resolve()
    await save
    const { counts, log } = await importing
    expect(counts).toEqual({ created: 2, updated: 0, skipped: 1, rejected: 0 })
    expect(log[1]?.reasons[0]).toMatch(/^Already exists \(KD-\d+\)$/)
    expect(
      await query(at.payload, sql`SELECT office_file_no FROM vehicles WHERE lower(chassis) = 'test-2'`),
    ).toEqual([{ office_file_no: 'SAVED' }])
  })
})

test('a dry run reports the same for every row and writes nothing at all', async () => {
  const rows = cars(6, (n) => ({
    make: `Dry ${n % 2}`,
    year: n === 4 ? 1800 : 2015,
    chassis: `TEST-${n === 6 ? 1 : n}`,
  }))
  const tables = sql`SELECT (SELECT count(*) FROM vehicles) + (SELECT count(*) FROM manufacturers) +
    (SELECT count(*) FROM import_batches) + (SELECT count(*) FROM audit_log) AS n`
  const before = await query(at.payload, tables)
  const dry = await runImport(at.payload, csvOf(rows), { map, dryRun: true, chunkRows: 2 })
  expect(await query(at.payload, tables)).toEqual(before)
  const real = await runImport(at.payload, csvOf(rows), { map, chunkRows: 2 })
  const messages = (log: typeof dry.log) =>
    log.map(({ key, outcome, reasons, rowNo }) => ({ key, outcome, reasons, rowNo }))
  expect(messages(dry.log)).toEqual(messages(real.log))
  expect(real.counts).toEqual({ created: 4, updated: 0, skipped: 0, rejected: 2 })
})

test('an import on behalf of staff needs their permission, stays in their showrooms and is logged as theirs', async () => {
  const person = async (role: number | null, showrooms: number[]) => {
    const { id } = await at.payload.create({
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
    const user = await at.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    return { ...user, collection: 'users' as const }
  }
  const file = csvOf(cars(1))
  await expect(runImport(at.payload, file, { map, user: await person(null, []) })).rejects.toThrow(
    'not allowed',
  )
  await expect(runImport(at.payload, file, { map, user: await person(4, []) })).rejects.toThrow(
    'which does not exist',
  )
  const clerk = await person(4, [at.yard])
  const { batchId } = await runImport(at.payload, file, { map, user: clerk })
  const log = await query(
    at.payload,
    sql`SELECT actor_id, action FROM audit_log WHERE table_name = 'vehicles' AND request_id = ${`import-${batchId}`}`,
  )
  expect(log).toEqual([{ actor_id: clerk.id, action: 'import' }])
})

test('the audit log names the import for every vehicle that it created', async () => {
  const { batchId } = await runImport(at.payload, csvOf(cars(2)), { map })
  const rows = await query(
    at.payload,
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
