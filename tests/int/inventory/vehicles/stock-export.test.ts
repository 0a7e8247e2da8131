import { sql } from '@payloadcms/db-postgres'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { call, tokenOf } from '../../api/client'
import { at, create, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

let manager: string | undefined
const ids: number[] = []

beforeAll(async () => {
  const payload = await getTestPayload()
  for (const more of [
    { year: 2011 },
    { year: 2012, name: '=HYPERLINK("http://x")' },
    { year: 2013, name: '名前, “quoted” €' },
  ])
    ids.push((await create({ status: 'DRAFT', ...more }, at.tokens.admin)).body.data.id)
  ids.push(
    (await create({ year: 2011, location: 'Kaido Tokyo, Tokyo, Japan' }, at.tokens.admin)).body.data.id,
  )
  const { id } = at.people.manager
  const permissions = { inventory: { create: false, read: true, update: false, delete: false } }
  await payload.update({ collection: 'users', id, data: { permissions }, overrideAccess: true })
  manager = await tokenOf(payload, at.people.manager)
})

const download = (query: string, token = at.tokens.admin, kind = 'csv') =>
  call('GET', `/vehicles/export/${kind}?${query}`, { token })
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

describe('the export of the list of vehicles', () => {
  it('has what the filters find, in their order, with the chosen columns', async () => {
    const { body, headers } = await download(
      'yearFrom=2011&yearTo=2012&sort=year-desc&columns=year,price,sku',
    )
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="vehicles-[\d-]+\.csv"$/)
    const [heading, ...rows] = lines(body)
    expect(heading).toBe('Vehicle,Model code,Stock number,Price,Currency,Price type,Year')
    expect(rows).toHaveLength(3)
    expect(rows.map((row) => row.slice(-4))).toEqual(['2012', '2011', '2011'])
    expect(rows[2]).toContain(',7500,USD,FOB,')
  })

  it('escapes formulas, and keeps other writing as it is', async () => {
    const { body } = await download('yearFrom=2012&yearTo=2013&sort=year-asc&columns=name')
    const [, formula, foreign] = lines(body)
    expect(formula).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(foreign).toContain('"名前, “quoted” €"')
  })

  it.each([
    ['guest', 401],
    ['customer', 403],
  ] as const)('is closed to a %s', async (who, status) => {
    const token = who === 'guest' ? undefined : at.tokens.customer
    expect((await call('GET', '/vehicles/export/csv', { token })).status).toBe(status)
    expect((await call('GET', '/vehicles/export/xlsx', { token })).status).toBe(status)
  })

  it('shows costs only to those who may see them', async () => {
    const query = 'yearFrom=2011&yearTo=2011&sort=margin-desc&columns=sku,cost,margin'
    const [heading, row] = lines((await download(query)).body)
    expect(heading).toBe('Vehicle,Model code,Stock number,Cost,Margin,Margin (% of the price)')
    expect(row).toMatch(/,6000,1500,20$/)
    const closed = await download(query, manager)
    expect(lines(closed.body)[0]).toBe('Vehicle,Model code,Stock number')
    expect(closed.body).not.toMatch(/6000|1500/)
  })

  it('has the vehicles of one’s own showrooms alone', async () => {
    const payload = await getTestPayload()
    const { id } = at.people.operator
    const data = { allShowrooms: false, assignedShowrooms: [at.catalogue.tokyo] }
    await payload.update({ collection: 'users', id, data, overrideAccess: true })
    const rows = lines((await download('columns=year,showroom', at.tokens.operator)).body)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatch(/,2011,Kaido Tokyo$/)
  })

  it('as a workbook has numbers as numbers, days as days and texts as texts', async () => {
    const { app } = await import('@/wiring/create-api')
    const columns = 'price,age,year,updated,cost,margin'
    const response = await app.fetch(
      new Request(
        `http://localhost:3000/api/v1/vehicles/export/xlsx?yearFrom=2012&yearTo=2012&columns=${columns}`,
        { headers: { authorization: `Bearer ${at.tokens.admin}` } },
      ),
    )
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const [headings = [], row = []] = sheets[0]?.rows ?? []
    const cell = (heading: string) => row[headings.indexOf(heading)]
    expect(cell('Vehicle')).toBe('=HYPERLINK("http://x")')
    expect([cell('Price'), cell('Year'), cell('Cost'), cell('Margin'), cell('Days in stock')]).toEqual([
      7_500, 2012, 6_000, 1_500, 0,
    ])
    expect(cell('Updated (UTC)')).toBeInstanceOf(Date)
  })

  it('reports that there are too many, and is logged', async () => {
    const payload = await getTestPayload()
    const run = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)
    const { rows } = await run(
      sql`SELECT detail FROM audit_log WHERE action = 'export' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]?.detail).toMatch(/^1 vehicle: Vehicle, /)
    // Search rows alone: nothing is read of vehicles that are too many.
    await payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`ALTER TABLE vehicle_search DROP CONSTRAINT vehicle_search_vehicle_id_fkey`)
      await db.execute(sql`
        INSERT INTO vehicle_search SELECT (jsonb_populate_record(s, jsonb_build_object('vehicle_id', 1000000 + n))).*
        FROM vehicle_search s, generate_series(1, 20001) n WHERE s.vehicle_id = ${ids[0]}`)
    })
    const { body, status } = await download('')
    expect(status).toBe(422)
    expect(body.message).toBe('More than 20,000 vehicles match. Narrow the list first.')
  })
})
