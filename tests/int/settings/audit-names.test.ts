import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { modules } from '@/api/module'
import { quoteVehicleGoneMail } from '@/modules/sales/quotes/mail/vehicle-mails'
import { detailOf } from '@/modules/settings/audit-log/queries/export-audit-csv'
import { type AuditRow, listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { listAuditNames } from '@/modules/settings/audit-log/queries/list-audit-names'
import { ownerOf, readTableColumns } from '@/modules/settings/audit-log/queries/read-table-columns'
import { auditChanges } from '@/modules/settings/audit-log/rules/audit-changes-in-words'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { getTestPayload } from '../../setup/payload'
import { makePerson, type Person, requestFrom } from './people'

let payload: Payload
let admin: Person

const add = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> =>
  Number((await payload.create({ collection, data, overrideAccess: true, depth: 0 })).id)

const rowsOf = async (table: string, recordId: number): Promise<AuditRow[]> => {
  const result = await payload.db.drizzle.execute(sql`
    SELECT id FROM audit_log WHERE table_name = ${table} AND record_id = ${String(recordId)} ORDER BY id`)
  const { rows } = await listAuditLog(payload.db.drizzle, readAuditFilter({}))
  const ids = result.rows.map(({ id }) => String(id))
  return rows.filter(({ id }) => ids.includes(id)).reverse()
}

/** An entry as shown on the screen. */
async function nameOf(row: AuditRow | undefined) {
  if (!row) throw new Error('no such entry')
  const names = await listAuditNames(payload.db.drizzle, [row])
  const changes = auditChanges(row.before, row.after, names.contextOf(row))
  return {
    detail: detailOf(row, names),
    person: names.personOf(row),
    changes: Object.fromEntries(
      changes.map(({ after, before, field }) => [field, [before?.text ?? null, after?.text ?? null]]),
    ),
  }
}

let make: number
let vehicle: number
let media: number
let tag: number

beforeAll(async () => {
  payload = await getTestPayload()
  admin = await makePerson(payload, 1)
  make = await add('manufacturers', { name: 'Toyota' })
  const model = await add('models', { name: 'Aqua', manufacturer: make })
  const showroom = await add('showroom-offices', {
    showroomName: 'Kobe Yard',
    city: 'Kobe',
    country: 'Japan',
  })
  const vehicleType = await add('vehicle-types', { name: 'Hatchback' })
  tag = await add('tags', { name: 'Low mileage' })
  vehicle = await add('vehicles', {
    manufacturer: make,
    model,
    showroom,
    vehicleType,
    officeFileNo: 'A-1',
    chassis: 'NHP10-1',
    year: 2015,
    engineSizeCc: 1496,
    price: 5000,
  })
  const made = await payload.db.drizzle.execute(
    sql`INSERT INTO media (filename, mime_type) VALUES ('front.webp', 'image/webp') RETURNING id`,
  )
  media = Number(made.rows[0]?.id)
})

const update = async (collection: CollectionSlug, id: number, data: Record<string, unknown>) =>
  payload.update({
    collection,
    id,
    data,
    req: await requestFrom(payload, admin),
    overrideAccess: true,
    depth: 0,
  })

describe('an entry', () => {
  test('of a vehicle names it by stock number, its links by name, its codes and amounts in words', async () => {
    const other = await add('manufacturers', { name: 'Nissan' })
    const model = await add('models', { name: 'Note', manufacturer: other })
    await update('vehicles', vehicle, { manufacturer: other, model, price: 5500, status: 'ARCHIVED' })
    const row = (await rowsOf('vehicles', vehicle)).at(-1)
    const sku = `KD-${String(vehicle).padStart(6, '0')}`
    const { changes, detail, person } = await nameOf(row)
    expect(person).toBe('Pat Person')
    expect(detail).toMatch(new RegExp(`of ${sku} `))
    expect(changes).toMatchObject({
      Manufacturer: ['Toyota', 'Nissan'],
      Model: ['Aqua', 'Note'],
      Price: ['$5,000', '$5,500'],
      Status: ['Draft', 'Archived'],
    })
  })

  test('of a list that changed names what was added and removed', async () => {
    await update('vehicles', vehicle, { tags: [tag] })
    const rows = await rowsOf('vehicles_rels', vehicle)
    expect(await nameOf(rows.at(-1))).toMatchObject({
      detail: expect.stringMatching(/^Tags of KD-/),
      changes: { Tags: [null, 'Low mileage'] },
    })
  })

  test('of a picture names which vehicle it shows, even when both are gone', async () => {
    const image = await add('vehicle-images', { vehicle, media, imageType: 'exterior_360' })
    const [made] = await rowsOf('vehicle_images', image)
    const sku = `KD-${String(vehicle).padStart(6, '0')}`
    expect(await nameOf(made)).toMatchObject({
      detail: expect.stringMatching(new RegExp(`^Picture of ${sku}`)),
      changes: {
        'Image type': [null, 'Exterior 360'],
        Media: [null, 'front.webp'],
        'Main picture': [null, expect.any(String)],
      },
    })
    await payload.db.drizzle.execute(sql`DELETE FROM vehicle_images WHERE id = ${image}`)
    await payload.db.drizzle.execute(sql`DELETE FROM vehicles WHERE id = ${vehicle}`)
    expect((await nameOf(made)).detail).toMatch(new RegExp(`^Picture of ${sku} .* \\(deleted\\)$`))
    expect((await nameOf(made)).changes.Vehicle?.[1]).toMatch(new RegExp(`^${sku} .* \\(deleted\\)$`))
  })

  test('that links to a deleted record gives its last name', async () => {
    const gone = await add('manufacturers', { name: 'Saab' })
    const model = await add('models', { name: '9-5', manufacturer: gone })
    const [made] = await rowsOf('models', model)
    await payload.db.drizzle.execute(sql`DELETE FROM models WHERE id = ${model}`)
    await update('manufacturers', gone, { name: 'Saab Automobile' })
    await payload.db.drizzle.execute(sql`DELETE FROM manufacturers WHERE id = ${gone}`)
    expect((await nameOf(made)).changes.Manufacturer).toEqual([null, 'Saab Automobile (deleted)'])
    expect((await nameOf(made)).detail).toBe('9-5 (deleted)')
  })

  test('gives amounts in the currency of its own record, whatever else has the same number', async () => {
    const plan = await add('service-plans', {
      name: 'Two years',
      kind: 'warranty',
      months: 24,
      price: 90_000,
      currency: 'JPY',
    })
    await update('service-plans', plan, { price: 95_000 })
    const row = (await rowsOf('service_plans', plan)).at(-1)
    expect((await nameOf(row)).changes.Price).toEqual(['¥90,000', '¥95,000'])
  })

  test('of a kind of e-mail is named by its title, and of an import by its file', async () => {
    const { rows } = await payload.db.drizzle.execute(sql`
      INSERT INTO import_batches (file_name, file_sha256, map, options, state)
      VALUES ('stock.csv', 'x', '{}', '{}', 'finished') RETURNING id`)
    const batch = Number(rows[0]?.id)
    const rate = await add('mail-templates', { key: quoteVehicleGoneMail.key, subject: 'A', body: 'B' })
    expect(await nameOf((await rowsOf('mail_templates', rate))[0])).toMatchObject({
      detail: quoteVehicleGoneMail.title,
    })
    await payload.db.drizzle.execute(sql`INSERT INTO audit_log (actor_label, actor_kind, action, area, table_name, record_id, after)
      VALUES ('x', 'system', 'create', 'Vehicles', 'vehicles', '987654', ${JSON.stringify({ import_batch: batch })}::jsonb)`)
    expect((await nameOf((await rowsOf('vehicles', 987_654))[0])).changes).toEqual({
      Import: [null, `Import ${batch}, stock.csv`],
    })
  })

  test('without a record is shown as before', async () => {
    await payload.db.drizzle.execute(sql`
      INSERT INTO audit_log (actor_label, actor_kind, action, area, detail) VALUES ('x', 'system', 'export', 'Probe', '12 rows')`)
    const { rows } = await listAuditLog(payload.db.drizzle, readAuditFilter({ area: 'Probe' }))
    expect(await nameOf(rows[0])).toEqual({ detail: '12 rows', person: null, changes: {} })
  })
})

/** Their entries have no number of a record: each row belongs to another record, or to a person. */
const NEVER_NAMED = new Set(['audit_log', 'audit_pending'])

test('every record that the log writes down has a name, or is a part of one that has', async () => {
  const schema = await readTableColumns(payload.db.drizzle)
  const logged = await payload.db.drizzle.execute(sql`
    SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND t.tgname LIKE 'audit%' ORDER BY 1`)
  const named = new Set(
    modules().flatMap(({ auditWords = [] }) => auditWords.flatMap(({ names = {} }) => Object.keys(names))),
  )
  const nameless = logged.rows
    .map(({ name }) => ownerOf(schema, String(name)))
    .filter((table) => schema.get(table)?.columns.has('id') && !NEVER_NAMED.has(table))
    .filter((table) => !named.has(table) && !schema.get(table)?.label)
  expect(nameless).toEqual([])
})

test('however many entries there are, their names take the same few queries', async () => {
  const db = payload.db.drizzle
  const rows: AuditRow[] = []
  for (const area of ['Models', 'Vehicles', 'Manufacturers', 'Tags', 'Users'])
    rows.push(...(await listAuditLog(db, readAuditFilter({ area }))).rows)
  const spy = vi.spyOn(db, 'execute')
  await listAuditNames(db, rows.slice(0, 1))
  const one = spy.mock.calls.length
  spy.mockClear()
  await listAuditNames(db, rows)
  expect(rows.length).toBeGreaterThan(8)
  expect(spy.mock.calls.length).toBeLessThanOrEqual(Math.max(one, 5))
  spy.mockRestore()
})
