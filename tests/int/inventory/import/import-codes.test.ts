import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { reasonCounter } from '@/modules/inventory/import/engine/report/count-reasons'
import { car, carMap, cars, csvOf, query, rejections, runImport } from './import-kit'
import { at, withYard } from './import-yard'

withYard()

const { fields } = carMap()
const map = carMap({
  fields: {
    ...fields,
    seats: { column: 'seats' },
    steeringType: { column: 'steering' },
    modelCode: { column: 'code' },
  },
  references: { ...carMap().references, steeringType: 'create', modelCode: 'create' },
})
const columns = { seats: '', steering: '', code: '' }
const bare = { ...columns, make: '', model: '', body: '', fuel: '', cc: '' }
const run = (rows: ReturnType<typeof car>[], more: object = {}) =>
  runImport(at.payload, csvOf(rows), { map, ...more })

/** Two vehicles that agree, and differ in their years. */
const known = (code: string) =>
  run(
    cars(2, (n) => ({
      ...columns,
      chassis: `${code}-100000${n}`,
      file: `${code}-${n}`,
      seats: 5,
      steering: 'RHD',
      year: 2014 + n,
    })),
  )

const stored = (chassis: string) =>
  query(
    at.payload,
    sql`SELECT k.name AS make, m.name AS model, b.name AS body, s.name AS steering, v.seats::int, v.engine_size_cc::int AS cc
      FROM vehicles v JOIN manufacturers k ON k.id = v.manufacturer_id JOIN models m ON m.id = v.model_id
      JOIN vehicle_types b ON b.id = v.vehicle_type_id
      LEFT JOIN vehicle_steering_types s ON s.id = v.steering_type_id WHERE v.chassis = ${chassis}`,
  )

test('what a row leaves empty is filled in from vehicles with its code, and a value of the file wins', async () => {
  await known('KSP130')
  const { counts, log } = await run([
    car({ ...bare, chassis: 'KSP130-2000001', file: 'N-1' }),
    car({ ...bare, chassis: 'KSP130-2000002', file: 'N-2', seats: 4, body: 'Wagon', cc: 996 }),
    car({ ...bare, chassis: 'KSP130-2000003', file: 'N-3', make: 'Nissan', model: 'March' }),
    car({ ...bare, chassis: 'UNKNOWN1-2000004', file: 'N-4' }),
  ])
  expect(counts).toMatchObject({ created: 2, rejected: 2 })
  expect(await stored('KSP130-2000001')).toEqual([
    { make: 'Toyota', model: 'Vitz', body: 'Hatchback', steering: 'RHD', seats: 5, cc: 1329 },
  ])
  expect(await stored('KSP130-2000002')).toEqual([
    { make: 'Toyota', model: 'Vitz', body: 'Wagon', steering: 'RHD', seats: 4, cc: 996 },
  ])
  // Another make than the code's: nothing follows from the code.
  expect(rejections(log)[4]).toContain('body is empty: Vehicle type is required')
  expect(rejections(log)[5]).toContain('make is empty: Make is required')
  const counter = reasonCounter()
  for (const { outcome, reasons, rowNo } of log)
    if (outcome === 'created') for (const reason of reasons) counter.count(reason, rowNo)
  expect(counter.list()).toEqual([
    {
      reason: "Filled in from the model code: '…'",
      rows: 2,
      examples: [2, 3],
      values: expect.arrayContaining([expect.stringContaining('KSP130: Make, Model')]),
    },
  ])
})

test('a model code of the file names which car it is, before its chassis number', async () => {
  await known('NCP131')
  await run([car({ ...bare, chassis: 'ODD-1', file: 'M-1', code: 'DBA-NCP131' })])
  expect(await stored('ODD-1')).toMatchObject([{ make: 'Toyota', model: 'Vitz', seats: 5 }])
})

test('a check returns the same as the import, whose own vehicles do not count', async () => {
  const rows = cars(4, (n) => ({
    ...(n < 3 ? columns : bare),
    chassis: `SCP10-100000${n}`,
    file: `S-${n}`,
  }))
  const dry = await run(rows, { dryRun: true, chunkRows: 2 })
  const real = await run(rows, { chunkRows: 2 })
  expect(real.counts).toEqual(dry.counts)
  expect(real.counts).toMatchObject({ created: 2, rejected: 2 })
})

test('an existing vehicle is changed only as the file states', async () => {
  await known('ZSP110')
  await run([car({ ...columns, chassis: 'ZSP110-3000001', file: 'U-1', steering: 'LHD', seats: 2 })])
  const { log } = await run([car({ ...columns, chassis: 'ZSP110-3000001', file: 'U-1', notes: 'new' })], {
    onExisting: 'update',
  })
  expect(log[0]).toMatchObject({ outcome: 'updated', reasons: [] })
  expect(await stored('ZSP110-3000001')).toMatchObject([{ steering: null, seats: null }])
})

test('a year that all earlier vehicles with the code have is filled in, as in the form', async () => {
  await run(
    cars(2, (n) => ({ ...columns, chassis: `NSP135-100000${n}`, file: `NSP135-${n}`, seats: 5, year: 2014 })),
  )
  const { log } = await run([
    car({ ...bare, chassis: 'NSP135-2000001', file: 'Y-1', year: '' }),
    car({ ...columns, chassis: 'ODD-2', file: 'Y-2', year: '' }),
  ])
  const [row] = await query(at.payload, sql`SELECT year::int FROM vehicles WHERE chassis = 'NSP135-2000001'`)
  expect(row).toEqual({ year: 2014 })
  expect(rejections(log)[3]).toEqual([
    'year is empty: Year is missing: fill it in, or give one year for all rows',
  ])
})
