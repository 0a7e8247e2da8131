import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids as idList } from '@/server/sql'
import { getTestPayload } from '../../../setup/payload'
import { call } from '../../api/client'
import { at, create, rowOf, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

beforeAll(() =>
  run(sql`
  WITH make AS (INSERT INTO manufacturers (name, status) VALUES ('Nissan', 'active'))
  INSERT INTO models (name, status, manufacturer_id) VALUES ('Vitz', 'active', ${at.catalogue.manufacturer})`),
)

const run = async (statement: SQL) => (await (await getTestPayload()).db.drizzle.execute(statement)).rows
const save = (id: number, status: string) =>
  call('PATCH', `/vehicles/${id}`, { token: at.tokens.admin, body: { status } })
const bulk = async (ids: readonly number[], status: string) =>
  (await call('POST', '/vehicles/bulk/status', { token: at.tokens.admin, body: { ids, status } })).body.data

/**
 * Copies of a vehicle, each with its own chassis and file number; without search rows, as after a restore.
 */
async function copiesOf(id: number, count: number): Promise<number[]> {
  const rows = await run(sql`
    INSERT INTO vehicles SELECT (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicles_id_seq'),
      'chassis', v.chassis || '-' || n, 'office_file_no', v.office_file_no || '-' || n))).*
    FROM vehicles v, generate_series(1, ${count}) n WHERE v.id = ${id} RETURNING id`)
  return rows.map((row) => Number(row.id))
}

const stored = async (set: SQL, status = 'DRAFT'): Promise<number> => {
  const { data } = (await create({ status })).body
  await run(sql`UPDATE vehicles SET ${set} WHERE id = ${data.id}`)
  return data.id
}

/** A row without what identifies the vehicle. */
async function plain(id: number) {
  const {
    chassis,
    created_at,
    id: _,
    office_file_no,
    published_at,
    sku,
    updated_at,
    ...row
  } = await rowOf(id)
  const isTrimmed = String(chassis).trim() === chassis
  return { ...row, isPublished: published_at !== null, isTrimmed }
}

/** Possible contents of rows written by other means, before a rule existed or a list changed. */
const ODD: Record<string, () => SQL> = {
  'as the rules left it': () => sql`mileage = 41200`,
  'a model of another make': () =>
    sql`manufacturer_id = (SELECT id FROM manufacturers WHERE name = 'Nissan')`,
  'a model code of another model': () => sql`model_id = (SELECT id FROM models WHERE name = 'Vitz')`,
  'a price that does not follow from its cost': () => sql`price = 1`,
  'a title that does not follow': () => sql`name = 'An older title', name_typed = false`,
  'no colour': () => sql`color_id = NULL`,
  'no year and no currency': () => sql`year = NULL, currency = NULL`,
  'no transmission': () => sql`transmission_id = NULL`,
  'a text beyond its limit': () => sql`license_plate = repeat('x', 51)`,
  'a number beyond its limit': () => sql`doors = 21`,
  'blanks around its chassis': () => sql`chassis = '  ' || chassis || ' '`,
  'litres of another engine': () => sql`engine_size = '9.9 L', m3_cbm = 1`,
}
const STATUSES = ['PUBLISHED', 'ARCHIVED', 'IN_AUCTION']
const CASES = Object.entries(ODD).flatMap(([what, set]) => STATUSES.map((to) => [what, to, set] as const))

describe('a status given to many vehicles at once', () => {
  it.each(CASES)('does to one with %s what a save to %s does', async (_, status, set) => {
    const [one, other] = [await stored(set()), await stored(set())]
    const saved = await save(one, status)
    const { changed, refused } = await bulk([other], status)
    const reasons = saved.body.errors?.map(({ message }: { message: string }) => message).join('. ')
    expect(refused.map(({ message }: { message: string }) => message)).toEqual(reasons ? [reasons] : [])
    expect(changed).toEqual(reasons ? [] : [other])
    expect(await plain(other)).toEqual(await plain(one))
  })

  it('keeps the time of the first publication', async () => {
    const id = await stored(sql`published_at = '2020-01-02T03:04:05.678Z'`)
    await bulk([id], 'PUBLISHED')
    expect(new Date(String((await rowOf(id)).published_at)).toISOString()).toBe('2020-01-02T03:04:05.678Z')
  })

  it('keeps tags and features, and writes only what changed', async () => {
    const id = (await create({ status: 'DRAFT' })).body.data.id
    const links = () => run(sql`SELECT path, "order", tags_id FROM vehicles_rels WHERE parent_id = ${id}`)
    const before = await links()
    await bulk([id], 'ARCHIVED')
    expect(await links()).toEqual(before)
    const [row] =
      await run(sql`SELECT before, after FROM audit_log WHERE table_name = 'vehicles' AND record_id = ${String(id)}
      ORDER BY id DESC LIMIT 1`)
    expect(row).toMatchObject({ before: { status: 'DRAFT' }, after: { status: 'ARCHIVED' } })
    const written = Object.keys(row?.after as object).filter((column) => column !== 'updated_at')
    expect(written).toEqual(['status'])
  })

  it('checks each of hundreds individually', async () => {
    const id = (await create({ status: 'DRAFT' })).body.data.id
    const [ready, wanting] = [await copiesOf(id, 300), await copiesOf(await stored(sql`seats = NULL`), 100)]
    const { changed, refused } = await bulk([...ready, ...wanting], 'PUBLISHED')
    expect(changed).toEqual(ready)
    expect(refused.map((one: { id: number }) => one.id)).toEqual(wanting)
    const [row] =
      await run(sql`SELECT count(*)::int AS n FROM vehicles v JOIN vehicle_search s ON s.vehicle_id = v.id
      WHERE v.id = ANY(${idList(ready)}) AND v.status = 'PUBLISHED' AND v.published_at IS NOT NULL AND s.is_public`)
    expect(row?.n).toBe(300)
  })
})
