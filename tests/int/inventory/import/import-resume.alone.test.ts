import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { holdBatch } from '@/modules/inventory/import/engine/import-batches'
import { batchReport } from '@/modules/inventory/import/engine/report/batch-report'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { getTestPayload } from '../../../setup/payload'
import { addYard, carMap, cars, csvOf, query, runImport } from './import-kit'

let payload: Payload
const map = carMap()
const STOP = new Error('the lights went out')

beforeAll(async () => {
  payload = await getTestPayload()
  await addYard(payload)
})

afterEach(async () => {
  await query(payload, sql`DELETE FROM vehicles`)
  await query(payload, sql`DELETE FROM import_batches`)
})

const count = async (table: string) =>
  Number((await query(payload, sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`))[0]?.n)
const newestBatch = async () =>
  (await query(payload, sql`SELECT * FROM import_batches ORDER BY id DESC LIMIT 1`))[0]!
const snapshot = () =>
  query(
    payload,
    sql`SELECT to_jsonb(v) - 'updated_at' AS v, (SELECT to_jsonb(s) - 'updated' FROM vehicle_search s WHERE s.vehicle_id = v.id) AS s
    FROM vehicles v WHERE deleted_at IS NULL ORDER BY id`,
  )

/** Stops after this many chunks, as if the process had died between two of them. */
const diesAfter = (chunks: number) => {
  let done = 0
  return () => {
    done += 1
    if (done === chunks) throw STOP
  }
}

describe('an interrupted import', () => {
  const rows = cars(50, (n) => (n % 10 === 0 ? { year: 1800 } : n === 33 ? { chassis: 'TEST-3' } : {}))
  const file = csvOf(rows)

  test('continues after its last committed chunk and ends as if nothing had happened', async () => {
    await expect(runImport(payload, file, { map, chunkRows: 7, onRows: diesAfter(3) })).rejects.toThrow(STOP)
    const batch = await newestBatch()
    expect(batch).toMatchObject({ state: 'interrupted', problem: STOP.message })
    expect(await count('import_rows')).toBe(21)
    // A killed process could not even record that it stopped.
    await query(payload, sql`UPDATE import_batches SET state = 'running'`)
    const resumed = await runImport(payload, file, { map, chunkRows: 9, resume: Number(batch.id) })
    expect(resumed).toMatchObject({ state: 'finished', rows: 29 })
    expect(resumed.counts).toEqual({ created: 44, updated: 0, skipped: 0, rejected: 6 })
    expect(resumed.log.find(({ rowNo }) => rowNo === 34)?.reasons).toEqual([
      "chassis 'TEST-3': Chassis number is the same as in row 4",
    ])
    expect([await count('vehicles'), await count('vehicle_search'), await count('import_rows')]).toEqual([
      44, 44, 50,
    ])
    expect(await newestBatch()).toMatchObject({ state: 'finished', counts: resumed.counts })
  })

  test('stores nothing of a chunk whose connection was cut', async () => {
    await query(
      payload,
      sql`
      CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.chassis = 'TEST-25' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`,
    )
    await query(
      payload,
      sql`CREATE TRIGGER cut_off BEFORE INSERT ON vehicles FOR EACH ROW EXECUTE FUNCTION cut_off()`,
    )
    await expect(runImport(payload, file, { map, chunkRows: 10 })).rejects.toThrow()
    expect([await count('vehicles'), await count('import_rows')]).toEqual([18, 20])
    await query(payload, sql`DROP TRIGGER cut_off ON vehicles`)
    await query(payload, sql`DROP FUNCTION cut_off`)
    const { counts } = await runImport(payload, file, { map, resume: Number((await newestBatch()).id) })
    expect(counts).toEqual({ created: 44, updated: 0, skipped: 0, rejected: 6 })
  })

  test('ends after the running chunk when it is stopped', async () => {
    const stop = new AbortController()
    const { batchId, state } = await runImport(payload, file, {
      map,
      chunkRows: 5,
      signal: stop.signal,
      onRows: () => stop.abort(),
    })
    expect(state).toBe('interrupted')
    expect(await count('import_rows')).toBe(5)
    expect((await runImport(payload, file, { map, resume: batchId })).state).toBe('finished')
  })

  test.each([
    ['another file', (text: string) => `${text}\n`, map, {}, /another file/],
    ['another map', (text: string) => text, carMap({ comment: 'changed' }), {}, /another map/],
    ['other options', (text: string) => text, map, { onExisting: 'update' as const }, /other options/],
  ])('does not continue with %s', async (_what, change, otherMap, options, message) => {
    await expect(runImport(payload, file, { map, chunkRows: 7, onRows: diesAfter(1) })).rejects.toThrow(STOP)
    const resume = Number((await newestBatch()).id)
    await expect(runImport(payload, change(file), { map: otherMap, resume, ...options })).rejects.toThrow(
      message,
    )
    expect(await count('import_rows')).toBe(7)
  })

  test('is worked on by one process at a time', async () => {
    await expect(runImport(payload, file, { map, chunkRows: 7, onRows: diesAfter(1) })).rejects.toThrow(STOP)
    const resume = Number((await newestBatch()).id)
    await holdBatch(payload, resume, async () => {
      await expect(runImport(payload, file, { map, resume })).rejects.toThrow(/being worked on/)
    })
  })
})

describe('undoing an import', () => {
  const file = csvOf(cars(12))

  test('moves what it created to the trash, and reports what was sold, changed or used since', async () => {
    const { batchId } = await runImport(payload, file, { map })
    await query(payload, sql`UPDATE vehicles SET status = 'SOLD' WHERE chassis = 'TEST-2'`)
    await query(
      payload,
      sql`UPDATE vehicles SET price = 1, updated_at = now() + interval '1 s' WHERE chassis = 'TEST-3'`,
    )
    await query(payload, sql`INSERT INTO media (filename) VALUES ('a.webp')`)
    await query(
      payload,
      sql`
      INSERT INTO vehicle_images (vehicle_id, media_id, image_type)
      SELECT v.id, m.id, 'exterior' FROM vehicles v, media m WHERE v.chassis = 'TEST-4'`,
    )
    const before = await snapshot()
    const tried = await undoImport({ payload, batchId, dryRun: true })
    expect(await snapshot()).toEqual(before)
    const done = await undoImport({ payload, batchId })
    expect(done).toEqual(tried)
    expect(done.removed).toBe(9)
    expect(done.kept.map(({ examples, reason }) => [reason, examples]).sort()).toEqual([
      ['Changed since the import', [4]],
      ['In use (vehicle images)', [5]],
      ['Sold', [3]],
    ])
    expect([await count('vehicles'), await count('vehicle_search')]).toEqual([12, 3])
    expect((await newestBatch()).state).toBe('undone')
    expect(await undoImport({ payload, batchId })).toMatchObject({ removed: 0, restored: 0 })
    const lines: string[] = []
    for await (const line of batchReport(payload, batchId)) lines.push(line.trim())
    expect(lines[3]).toMatch(/^4,created,TEST-3,\d+,KD-\d+,,,Changed since the import$/)
  })

  test('resets what it changed, unless someone has changed it since or taken its number', async () => {
    const byFile = { ...map, key: 'officeFileNo' }
    await runImport(payload, file, { map })
    const before = await snapshot()
    const changed = csvOf(
      cars(12, (n) => ({ chassis: `MOVED-${n}`, price: 99, make: 'Subaru', model: 'Sambar' })),
    )
    const { batchId, counts } = await runImport(payload, changed, { map: byFile, onExisting: 'update' })
    expect(counts.updated).toBe(12)
    await query(
      payload,
      sql`UPDATE vehicles SET price = 7, updated_at = now() + interval '1 s' WHERE chassis = 'MOVED-2'`,
    )
    await runImport(payload, csvOf(cars(1, () => ({ file: 'OTHER' }))), { map })
    const done = await undoImport({ payload, batchId })
    expect(done).toMatchObject({ removed: 0, restored: 10, references: { removed: 0, retired: 0 } })
    expect(done.kept.map(({ reason }) => reason).sort()).toEqual([
      'Another vehicle now has its number',
      'Changed since the import',
    ])
    expect((await snapshot()).slice(2, 12)).toEqual(before.slice(2))
  })

  test('after later ones leaves nothing, and before them reports which to undo first', async () => {
    const makes = sql`SELECT name FROM manufacturers WHERE name IN ('Daihatsu', 'Mazda', 'Suzuki')`
    const { batchId: first } = await runImport(payload, csvOf(cars(12, () => ({ make: 'Daihatsu' }))), {
      map,
    })
    const other = csvOf(cars(12, () => ({ make: 'Mazda', price: 99 })))
    const { batchId: second } = await runImport(payload, other, { map, onExisting: 'update' })
    const again = csvOf(cars(6, () => ({ make: 'Suzuki' })))
    const { batchId: third } = await runImport(payload, again, { map, onExisting: 'update' })
    const early = await undoImport({ payload, batchId: first })
    expect(early.removed).toBe(0)
    expect(early.kept.map(({ reason, rows }) => [reason, rows])).toEqual([
      [`Changed by import ${third} since: undo that one first`, 6],
      [`Changed by import ${second} since: undo that one first`, 6],
    ])
    expect(await undoImport({ payload, batchId: third })).toMatchObject({ restored: 6, kept: [] })
    expect(await undoImport({ payload, batchId: second })).toMatchObject({ restored: 12, kept: [] })
    expect(await undoImport({ payload, batchId: first, purge: true })).toMatchObject({
      removed: 12,
      kept: [],
    })
    expect([await count('vehicles'), await count('vehicle_search'), await query(payload, makes)]).toEqual([
      0,
      0,
      [],
    ])
  })

  test('leaves alone what someone changed between two imports that are undone', async () => {
    const { batchId: first } = await runImport(payload, csvOf(cars(2)), { map })
    await query(
      payload,
      sql`UPDATE vehicles SET price = 1, updated_at = now() + interval '1 s' WHERE chassis = 'TEST-1'`,
    )
    const dearer = csvOf(cars(2, () => ({ price: 99 })))
    const { batchId: second } = await runImport(payload, dearer, { map, onExisting: 'update' })
    expect(await undoImport({ payload, batchId: second })).toMatchObject({ restored: 2, kept: [] })
    expect(await undoImport({ payload, batchId: first })).toMatchObject({
      removed: 1,
      kept: [{ reason: 'Changed since the import', rows: 1 }],
    })
  })

  test('removes list entries that it created: unused ones for good, those used in the trash from the pickers', async () => {
    const made = csvOf(cars(4, (n) => ({ make: 'Isuzu', model: `Model ${n}`, body: 'Truck' })))
    const { batchId } = await runImport(payload, made, { map })
    const before = await query(payload, sql`SELECT status FROM manufacturers WHERE name = 'Isuzu'`)
    expect(before).toEqual([{ status: 'active' }])
    expect((await undoImport({ payload, batchId })).references).toEqual({ removed: 0, retired: 6 })
    expect(await query(payload, sql`SELECT status FROM manufacturers WHERE name = 'Isuzu'`)).toEqual([
      { status: 'inactive' },
    ])
    expect(await undoImport({ payload, batchId, purge: true })).toMatchObject({
      removed: 4,
      references: { removed: 6, retired: 0 },
    })
    expect(await query(payload, sql`SELECT id FROM manufacturers WHERE name = 'Isuzu'`)).toEqual([])
    expect(await query(payload, sql`SELECT label FROM search_term WHERE label LIKE 'Isuzu%'`)).toEqual([])
    expect(await count('vehicles')).toBe(0)
  })

  test('keeps list entries that another vehicle uses', async () => {
    const first = await runImport(payload, csvOf(cars(1, () => ({ make: 'Hino', model: 'Dutro' }))), { map })
    await runImport(
      payload,
      csvOf(cars(1, () => ({ chassis: 'X', file: 'X', make: 'Hino', model: 'Dutro' }))),
      { map },
    )
    expect((await undoImport({ payload, batchId: first.batchId, purge: true })).references).toEqual({
      removed: 0,
      retired: 0,
    })
    expect(await query(payload, sql`SELECT status FROM manufacturers WHERE name = 'Hino'`)).toEqual([
      { status: 'active' },
    ])
  })
})
