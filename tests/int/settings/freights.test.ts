import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '@/kernel/time/day-in'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'
import { get, patch, post, remove, withPeople } from '../inventory/lists/lists-kit'

withPeople()

const ports: Record<string, number> = {}

beforeAll(async () => {
  const { drizzle } = (await getTestPayload()).db
  await drizzle.execute(sql`
    INSERT INTO ports (name, country, unlocode) VALUES ('Moji', 'Japan', 'JPMOJ'), ('Shimizu', 'Japan', 'JPSMZ'),
      ('Lamu', 'Kenya', 'KELAU')`)
  const { rows } = await drizzle.execute<{ id: number; name: string }>(sql`SELECT id, name FROM ports`)
  for (const { id, name } of rows) ports[name] = id
})

const known = async () => getTariffs(await getTestPayload())
const lane = (more: object = {}) => ({
  keyword: 'K Line',
  fee: 62.5,
  basis: 'm3',
  originPortId: ports.Moji,
  destinationPortId: ports.Lamu,
  ...more,
})

describe('a freight', () => {
  it('with a fee and a keyword alone is stored, read by anyone, and used for nothing', async () => {
    for (const fee of [1200, 1300]) {
      const made = await post('/freights', { fee, keyword: 'Old list' })
      expect([made.status, made.body.message]).toEqual([201, 'Freight created successfully'])
    }
    const { body } = await call('GET', '/freights?keyword=old&fee=1200&page=1&limit=5')
    expect(body).toMatchObject({ total: 1, data: [{ fee: 1200, keyword: 'Old list', originPortId: null }] })
    expect((await known()).freights).toEqual([])
    const id = body.data[0].id
    expect((await call('GET', `/freights/${id}`)).body.data).toMatchObject({ keyword: 'Old list' })
    expect((await patch(`/freights/${id}`, { fee: 1250 })).body.message).toBe('Freight updated successfully')
    expect((await remove(`/freights/${id}`)).body.message).toBe('Freight deleted successfully')
    const left = (await get('/freights?keyword=old')).body.data.map((one: { id: number }) => one.id)
    expect((await remove('/freights/bulk/delete', { ids: left })).body.deleted).toBe(1)
  })

  it('has a whole lane or none', async () => {
    const half = await post('/freights', { fee: 1, keyword: 'Half', originPortId: ports.Moji })
    expect([half.status, half.body.errors[0].path]).toEqual([422, 'destinationPortId'])
    const mixed = await post('/freights', {
      ...lane({ destinationPortId: null }),
      destinationCountry: 'Kenya',
    })
    expect(mixed.body.errors[0].message).toBe(
      'A lane from a port leads to a port: choose the destination port',
    )
  })

  it('on a lane that another one has on the same days is refused, and both are named', async () => {
    const first = await post('/freights', lane({ validTo: '2026-12-31' }))
    expect(first.status).toBe(201)
    const again = await post('/freights', lane({ keyword: 'New', validFrom: '2026-12-31' }))
    expect([again.status, again.body.message]).toEqual([
      409,
      '“New” (Moji → Lamu, from 31 December 2026) overlaps a tariff that already exists: “K Line” (Moji → Lamu, until 31 December 2026). Change the days of one of them.',
    ])
    expect((await post('/freights', lane({ keyword: 'New', validFrom: '2027-01-01' }))).status).toBe(201)
    const longer = await patch(`/freights/${first.body.data.id}`, { validTo: '2027-01-01' })
    expect(longer.status).toBe(409)
    expect((await get('/freights?validity=ended')).body.total).toBe(0)
  })

  it('is valid, to come or ended by the company’s day', async () => {
    const now = new Date()
    const zone = now.getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const [utc, today] = [dayIn(now, 'UTC'), dayIn(now, zone)]
    expect(today).not.toBe(utc)
    const { drizzle } = (await getTestPayload()).db
    await drizzle.execute(sql`UPDATE company_settings SET timezone = ${zone}`)
    const days = { keyword: 'Of one day', validFrom: today, validTo: today }
    expect((await post('/freights', lane({ ...days, originPortId: ports.Shimizu }))).status).toBe(201)
    const found = async (validity: string) =>
      (await get(`/freights?keyword=${days.keyword}&validity=${validity}`)).body.total
    expect([await found('current'), await found('coming'), await found('ended')]).toEqual([1, 0, 0])
    await drizzle.execute(sql`UPDATE company_settings SET timezone = 'Asia/Tokyo'`)
    await drizzle.execute(sql`DELETE FROM freights WHERE keyword = ${days.keyword}`)
  })

  it('is saved by one of several people who enter it at the same moment; the others receive which', async () => {
    const at = (keyword: string) => post('/freights', lane({ keyword, originPortId: ports.Shimizu }))
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(at))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toMatch(/^“[A-D]” \(Shimizu → Lamu, at all times\) overlaps .*: “[A-D]” /)
  })

  it('overlaps none in the database, whoever writes there', async () => {
    const { drizzle } = (await getTestPayload()).db
    const insert =
      drizzle.execute(sql`INSERT INTO freights (keyword, fee, method, origin_port_id, destination_port_id)
      VALUES ('X', '1', 'roro', ${ports.Shimizu}, ${ports.Lamu})`)
    await expect(insert).rejects.toMatchObject({ cause: { code: '23P01' } })
  })

  it('prevents its ports from being deleted', async () => {
    const { body, status } = await remove(`/ports/${ports.Lamu}`)
    expect([status, body.message]).toEqual([409, expect.stringContaining('is used by 3 freights')])
  })
})

describe('insurance rates', () => {
  it('are read by anyone and written by staff; only one of them is used in landed prices', async () => {
    const rate = { coverage: 'All risks', fee: 1.5, minimum: 25, usedInPrices: true }
    expect((await call('POST', '/insurance-rates', { body: rate })).status).toBe(401)
    const first = await post('/insurance-rates', rate)
    expect(first.status).toBe(201)
    for (const fee of [0, null, '0']) {
      const refused = await post('/insurance-rates', { ...rate, coverage: 'Nothing', fee })
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'fee'])
      expect(refused.body.message).toMatch(/^Fee (must be (more than 0|a number)|is required)$/)
    }
    expect((await post('/insurance-rates', { coverage: 100_000, fee: 3 })).body.data.coverage).toBe('100000')
    const second = await post('/insurance-rates', { ...rate, coverage: 'Total loss' })
    expect([second.status, second.body.message]).toEqual([
      409,
      'A rate used in landed prices already exists: “All risks”. Take it out of use there first.',
    ])
    expect((await known()).insurance).toEqual({
      id: first.body.data.id,
      coverage: 'All risks',
      kind: 'percent',
      fee: '1.5',
      minimum: '25',
      currency: 'USD',
    })
    const { body } = await call('GET', '/insurance-rates?coverage=risks&fee=1.5&page=1&limit=10')
    expect(body.total).toBe(1)
    expect((await remove('/insurance-rates/bulk/delete', { ids: [1] })).status).toBe(404)
  })
})

describe('a tariff from a file', () => {
  const HEADER = 'Keyword,Fee,Fee for,POL,POD,Valid from'
  const look = (csv: string, more = {}, who = 'admin') =>
    post('/freights/import/preview', { csv, ...more }, who)
  const take = (csv: string, stamp: string, more = {}) => post('/freights/import', { csv, stamp, ...more })
  const CSV = `${HEADER}\nK Line,64,m³,JPMOJ,Lamu,2027-01-01\nK Line,70,m³,Shimizu,ke lau,2027-02-01\nK Line,900,unit,JP,Kenya,`

  it('is looked at, confirmed, and imported once', async () => {
    expect((await look(CSV, {}, 'operator')).status).toBe(403)
    const { data } = (await look(CSV)).body
    expect(data).toMatchObject({
      added: [
        { line: 3, lane: 'Shimizu → Lamu' },
        { line: 4, lane: 'Japan → Kenya' },
      ],
      changed: [
        {
          line: 2,
          changes: [
            { field: 'Keyword', before: 'New', after: 'K Line' },
            { field: 'Fee', before: '62.5', after: '64' },
          ],
        },
      ],
      ended: [{ lane: 'Shimizu → Lamu', lastDay: '2027-01-31', lastDayBefore: null }],
      problems: [],
    })
    const done = await take(CSV, data.stamp)
    expect(done.body.message).toBe('2 added, 1 changed, 1 ended, 0 unchanged')
    expect((await look(CSV)).body.data).toMatchObject({ added: [], changed: [], ended: [], unchanged: 3 })
    expect((await known()).freights.filter(({ fee }) => ['64', '70', '900'].includes(fee))).toHaveLength(3)
  })

  it('states the legs to a landlocked place, and leaves them as they are without columns for them', async () => {
    const legs = (fee: number, land: number) =>
      `${HEADER},Seaport on the way,Fee by land\nOverland,${fee},unit,JP,Uganda,,Lamu,${land}`
    const refused = (await look(legs(3150, 3150))).body.data
    expect(refused.problems).toMatchObject([
      { column: 'Fee by land', reason: 'The leg by land must be less than the fee' },
    ])
    const { data } = (await look(legs(3150, 1150))).body
    expect(data.added).toMatchObject([{ fee: '$3,150, $1,150 of it by land from Lamu' }])
    await take(legs(3150, 1150), data.stamp)
    const without = `${HEADER}\nOverland,3300,unit,JP,Uganda,`
    await take(without, (await look(without)).body.data.stamp)
    const [own] = (await known()).freights.filter(({ fee }) => fee === '3300')
    expect(own).toMatchObject({ landFee: '1150', viaPortId: expect.any(Number) })
  })

  it('changes nothing when it is the export', async () => {
    const { body, headers } = await get('/freights/export')
    expect(headers.get('content-disposition')).toContain('.csv')
    const { data } = (await look(body)).body
    expect(data).toMatchObject({ added: [], changed: [], ended: [], problems: [] })
    expect(data.unchanged).toBe((await get('/freights')).body.total)
  })

  it('is not imported with mistakes in it: they are mended, or their lines left out', async () => {
    const csv = `${HEADER}\nB,x,m³,Moji,Lamu,2028-01-01\nB,80,m³,Mojo,Lamu,2028-01-01`
    const { data } = (await look(csv)).body
    expect(data.problems).toMatchObject([
      { line: 2, column: 'Fee', value: 'x' },
      { line: 3, column: 'Origin port', value: 'Mojo' },
    ])
    const refused = await take(csv, data.stamp)
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      422,
      'Line 2: This is not an amount such as 1250.50',
    ])
    const mended = [
      { line: 2, field: 'fee', text: '75' },
      { line: 3, field: 'originPort', text: 'Shimizu' },
    ]
    const seen = (await look(csv, { mended })).body.data
    expect([seen.problems, seen.added.length, seen.ended.length]).toEqual([[], 2, 2])
    expect((await take(csv, seen.stamp, { mended })).body.data).toMatchObject({ added: 2, ended: 2 })
  })

  it('is refused if something that it changes has changed since its preview', async () => {
    const csv = `${HEADER}\nK Line,95,unit,Japan,Kenya,`
    const { stamp } = (await look(csv)).body.data
    const [own] = (await get('/freights?originCountry=japan')).body.data
    await patch(`/freights/${own.id}`, { leadDays: 40 })
    expect((await take(csv, stamp)).status).toBe(409)
    expect((await take(csv, (await look(csv)).body.data.stamp)).status).toBe(200)
    expect((await get(`/freights/${own.id}`)).body.data).toMatchObject({ fee: 95, leadDays: 40 })
  })

  it('is refused as a whole with the reason', async () => {
    expect((await look('Port,Country\na,b')).body.errors[0].message).toContain('no column Fee')
    expect((await look('Fee\n"1')).body.errors[0].message).toContain('The file cannot be read')
  })
})
