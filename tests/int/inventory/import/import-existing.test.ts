import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { car, carMap, cars, csvOf, query, rejections, runImport } from './import-kit'
import { at, vehicle, withYard } from './import-yard'

const map = carMap()

withYard()

describe('a second run of the same file', () => {
  test('skips what exists, or finds nothing to change', async () => {
    const file = csvOf(cars(3))
    await runImport(at.payload, file, { map })
    const before = await query(at.payload, sql`SELECT * FROM vehicles ORDER BY id`)
    const skipped = await runImport(at.payload, file, { map })
    const updated = await runImport(at.payload, file, { map, onExisting: 'update' })
    expect([skipped.counts.skipped, updated.counts.skipped]).toEqual([3, 3])
    expect(updated.log[0]?.reasons[0]).toMatch(/^Nothing to change \(KD-\d+\)$/)
    expect(await query(at.payload, sql`SELECT * FROM vehicles ORDER BY id`)).toEqual(before)
  })

  test('changes what the map fills, keeps the rest, and derives values again', async () => {
    await runImport(at.payload, csvOf(cars(2)), { map })
    await query(at.payload, sql`UPDATE vehicles SET license_plate = 'KAA 123A', description = 'kept'`)
    const rows = cars(2, (n) => (n === 2 ? { cc: 1496, price: 5200, notes: 'new' } : {}))
    const { counts } = await runImport(at.payload, csvOf(rows), { map, onExisting: 'update' })
    expect(counts).toEqual({ created: 0, updated: 1, skipped: 1, rejected: 0 })
    expect(await vehicle('TEST-2')).toMatchObject({
      engine_size: '1.5 L',
      engine_size_cc: 1496,
      price: 5200,
      others: 'new',
      license_plate: 'KAA 123A',
      description: 'kept',
    })
    const matches = await query(
      at.payload,
      sql`SELECT s.price FROM vehicle_search s JOIN vehicles v ON v.id = s.vehicle_id ORDER BY v.id`,
    )
    expect(matches.map(({ price }) => price)).toEqual([4500, 5200])
  })

  test('leaves a sold vehicle as it is', async () => {
    await runImport(at.payload, csvOf(cars(1)), { map })
    await query(at.payload, sql`UPDATE vehicles SET status = 'SOLD'`)
    const sku = (await vehicle('TEST-1')).sku
    const { log } = await runImport(at.payload, csvOf(cars(1, () => ({ price: 1, status: 'SOLD' }))), {
      map,
      onExisting: 'update',
    })
    expect(rejections(log)).toEqual({ 2: [`This vehicle is sold and can no longer be changed (${sku})`] })
    expect((await vehicle('TEST-1')).price).toBe(4500)
  })
})

test('a vehicle that a customer has reserved keeps its status, and the row reports it; other fields are changed', async () => {
  const numbers = { chassis: 'HELD-1', file: 'HELD-F1' }
  const file = (own: object) => csvOf([car({ ...numbers, ...own })])
  await runImport(at.payload, file({}), { map: carMap() })
  await query(at.payload, sql`UPDATE vehicles SET status = 'RESERVED' WHERE chassis = 'HELD-1'`)
  await query(
    at.payload,
    sql`WITH buyer AS (INSERT INTO users (email, first_name, last_name, user_type, status)
        VALUES ('buyer@import.example', 'Jane', 'Doe', 'CUSTOMER', 'ACTIVE') RETURNING id)
      INSERT INTO reservations (vehicle_id, customer_id, status, confirmed_at, expires_at)
      SELECT v.id, buyer.id, 'CONFIRMED', now(), now() + interval '2 days' FROM vehicles v, buyer
      WHERE v.chassis = 'HELD-1'`,
  )
  const update = { map: carMap(), onExisting: 'update' as const }
  for (const dryRun of [true, false]) {
    const { log } = await runImport(at.payload, file({ status: 'DRAFT', price: 4600 }), { ...update, dryRun })
    expect(log).toMatchObject([{ outcome: 'rejected' }])
    expect(log[0]?.reasons[0]).toMatch(
      /^Reserved for a customer: change its status in its form, which asks first \(KD-\d+\)$/,
    )
  }
  await runImport(at.payload, file({ status: 'RESERVED', price: 4600 }), update)
  const rows = await query(at.payload, sql`SELECT status, price FROM vehicles WHERE chassis = 'HELD-1'`)
  expect(rows).toMatchObject([{ status: 'RESERVED', price: '4600' }])
})

test('an undo skips a vehicle whose status a customer’s request depends on', async () => {
  await runImport(at.payload, csvOf(cars(1)), { map })
  const published = csvOf(cars(1, () => ({ status: 'ARCHIVED' })))
  const { batchId } = await runImport(at.payload, published, { map, onExisting: 'update' })
  await query(
    at.payload,
    sql`WITH buyer AS (INSERT INTO users (email, first_name, last_name, user_type, status)
        VALUES ('waiting@import.example', 'Jane', 'Doe', 'CUSTOMER', 'ACTIVE') RETURNING id)
      INSERT INTO reservations (vehicle_id, customer_id) SELECT v.id, buyer.id FROM vehicles v, buyer`,
  )
  const { kept, restored } = await undoImport({ payload: at.payload, batchId })
  expect([restored, kept.map(({ reason }) => reason)]).toEqual([0, ['Reserved or requested by a customer']])
  expect((await vehicle('TEST-1')).status).toBe('ARCHIVED')
})
