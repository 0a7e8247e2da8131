import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { listAuditNames } from '@/modules/settings/audit-log/queries/list-audit-names'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, refusedWith } from '../api/actors'
import { call } from '../api/client'

let tokens: Partial<Record<ActorName, string>>

beforeAll(async () => {
  ;({ tokens } = await admitPeople())
})

const request = (method: string, path: string, body?: unknown, who: ActorName = 'admin') =>
  call(method, path, { token: tokens[who], body })

const LISTS = [
  {
    path: '/company-names',
    field: 'country',
    said: 'Company name',
    one: 'company name',
    several: 'company names',
    table: 'company_names',
    area: 'Company names',
    called: 'Kaze, Chile',
    taken: 'A company with this name already exists in this country.',
  },
  {
    path: '/inspection-companies',
    field: 'serviceArea',
    said: 'Inspection company',
    one: 'inspection company',
    several: 'inspection companies',
    table: 'inspection_companies',
    area: 'Inspection companies',
    called: 'Kaze',
    taken: 'An inspection company with this name already exists.',
  },
]

describe.each(LISTS)(
  'the calls of $path',
  ({ area, called, field, one, path, said, several, table, taken }) => {
    const companies = async (query = '') =>
      (await request('GET', `${path}?${query}`)).body.data.map(
        ({ companyName }: { companyName: string }) => companyName,
      )

    it("create, read, change and delete in the specification's words", async () => {
      const made = await request('POST', path, { companyName: ' Umi Motors ', [field]: 'Kenya' })
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({
        message: `${said} created successfully`,
        data: { companyName: 'Umi Motors', [field]: 'Kenya' },
      })
      const { id, updatedAt } = made.body.data
      expect((await request('GET', `${path}/${id}`)).body.data).toEqual(made.body.data)

      const changed = await request('PATCH', `${path}/${id}`, { [field]: 'Uganda', updatedAt })
      expect(changed.body).toMatchObject({
        message: `${said} updated successfully`,
        data: { id, companyName: 'Umi Motors', [field]: 'Uganda' },
      })
      expect((await request('PUT', `${path}/${id}`, { companyName: 'Umi', updatedAt })).status).toBe(409)
      expect((await request('PUT', `${path}/${id}`, { companyName: 'Umi' })).body.data.companyName).toBe(
        'Umi',
      )

      const gone = await request('DELETE', `${path}/${id}`)
      expect([gone.status, gone.body.message]).toEqual([200, `${said} deleted successfully`])
      expect((await request('GET', `${path}/${id}`)).status).toBe(404)
      expect((await request('DELETE', `${path}/${id}`)).status).toBe(404)
    })

    it.each([
      [{}, 'companyName', 'Company name is required'],
      [{ companyName: '   ' }, 'companyName', 'Company name is required'],
      [{ companyName: 'A' }, 'companyName', 'Company name must be at least 2 characters'],
      [{ companyName: 'a'.repeat(101) }, 'companyName', 'Company name must be no more than 100 characters'],
      [{ companyName: 'Umi', phone: '1' }, 'phone', "Unknown field 'phone'"],
    ])('refuse %j in words', async (body, at, message) => {
      const { body: answer, status } = await request('POST', path, body)
      expect(status).toBe(422)
      expect(answer.errors).toEqual([{ path: at, message }])
    })

    it('accept the longest name allowed, and a company with no other data', async () => {
      const made = await request('POST', path, { companyName: 'a'.repeat(100) })
      expect(made.body.data).toMatchObject({ companyName: 'a'.repeat(100), [field]: null })
      await request('DELETE', `${path}/${made.body.data.id}`)
    })

    it('keep names unique ignoring case, also for two concurrent saves', async () => {
      const body = { companyName: 'Sora Auto', [field]: 'Japan' }
      const other = { companyName: 'SORA auto', [field]: 'JAPAN' }
      const both = await Promise.all([request('POST', path, body), request('POST', path, other)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
      const again = await request('POST', path, other)
      expect(again.status).toBe(409)
      expect(again.body.message).toBe(taken)
      const second = await request('POST', path, { companyName: 'Sora Trading', [field]: 'Japan' })
      const renamed = await request('PATCH', `${path}/${second.body.data.id}`, { companyName: 'sora AUTO' })
      expect([renamed.status, renamed.body.message]).toEqual([409, taken])
    })

    it('list by name, one page at a time, searched and filtered ignoring case', async () => {
      await request('POST', path, { companyName: 'Éclair Export', [field]: 'Mozambique' })
      expect(await companies()).toEqual([
        'Éclair Export',
        expect.stringMatching(/sora auto/i),
        'Sora Trading',
      ])
      expect(await companies('limit=1&page=2')).toEqual([expect.stringMatching(/sora auto/i)])
      expect(await companies('search=mozam')).toEqual(['Éclair Export'])
      expect(await companies('search=eclair')).toEqual(['Éclair Export'])
      expect(await companies('companyName=trading')).toEqual(['Sora Trading'])
      expect(await companies(`${field}=JAP&companyName=trad`)).toEqual(['Sora Trading'])
      expect(await companies(`${field}=Peru`)).toEqual([])
      const { body } = await request('GET', `${path}?limit=2`)
      expect(body).toMatchObject({ total: 3, page: 1, limit: 2, totalPages: 2 })
    })

    it('are for staff with permission for the action in Settings', async () => {
      const { id } = (await request('GET', path)).body.data[0]
      const calls: [string, string, unknown, readonly ActorName[]][] = [
        ['GET', path, undefined, ['admin', 'manager']],
        ['GET', `${path}/${id}`, undefined, ['admin', 'manager']],
        ['PATCH', `${path}/${id}`, { [field]: 'Malawi' }, ['admin', 'manager']],
        ['POST', path, { companyName: 'A' }, ['admin']],
        ['DELETE', `${path}/999999`, undefined, ['admin']],
        ['DELETE', `${path}/bulk/delete`, { ids: [] }, ['admin']],
      ]
      for (const [method, address, body, mayCall] of calls)
        for (const actor of ACTORS) {
          const { status } = await request(method, address, body, actor)
          const about = `${method} ${address} ${actor}`
          if (mayCall.includes(actor)) expect([200, 404, 422], about).toContain(status)
          else expect(status, about).toBe(refusedWith(actor))
        }
    })

    it('delete several together, and none for an invalid id', async () => {
      const ids = (await request('GET', path)).body.data.map(({ id }: { id: number }) => id)
      expect((await request('DELETE', `${path}/bulk/delete`, { ids: [] })).status).toBe(422)
      expect((await request('DELETE', `${path}/bulk/delete`, { ids: ['1'] })).status).toBe(422)
      expect((await request('DELETE', `${path}/bulk/delete`)).status).toBe(415)
      expect((await request('DELETE', `${path}/bulk/delete`, { ids: ids.slice(0, 1) })).body).toEqual({
        message: `1 ${one} deleted successfully`,
        deleted: 1,
      })
      expect((await request('DELETE', `${path}/bulk/delete`, { ids: [...ids, 999_999] })).body).toEqual({
        message: `2 ${several} deleted successfully`,
        deleted: 2,
      })
      expect((await request('GET', path)).body.total).toBe(0)
    })

    it('appear in the audit log with who did it and by name', async () => {
      const { drizzle } = (await getTestPayload()).db
      const { rows } = await drizzle.execute(sql`
      SELECT DISTINCT area, action, actor_kind FROM audit_log WHERE table_name = ${table} ORDER BY action`)
      const actions = ['create', 'delete', 'update']
      expect(rows).toEqual(actions.map((action) => ({ area, action, actor_kind: 'staff' })))
      const made = await request('POST', path, { companyName: 'Kaze', [field]: 'Chile' })
      const id = String(made.body.data.id)
      const log = await listAuditLog(drizzle, readAuditFilter({}))
      const entries = log.rows.filter((row) => row.table === table && row.recordId === id)
      const [entry] = entries
      expect(entries).toHaveLength(1)
      if (entry) expect((await listAuditNames(drizzle, entries)).recordOf(entry)?.text).toBe(called)
      await request('DELETE', `${path}/${id}`)
    })
  },
)

describe('the countries of company names', () => {
  it('are the existing ones, without duplicates, and are not mistaken for an id', async () => {
    const add = (companyName: string, country: string | null) =>
      request('POST', '/company-names', { companyName, country })
    await add('One', 'Kenya')
    await add('Two', 'KENYA')
    await add('Three', 'Japan')
    await add('Four', null)
    await add('Five', '')
    const { body, status } = await request('GET', '/company-names/countries')
    expect(status).toBe(200)
    expect(body.data).toEqual(['Japan', expect.stringMatching(/^kenya$/i)])
    expect((await request('GET', '/company-names/countries', undefined, 'operator')).status).toBe(403)
    expect((await call('GET', '/company-names/countries')).status).toBe(401)
  })

  it('allow a name once in each of them', async () => {
    const add = (country: string | null) =>
      request('POST', '/company-names', { companyName: 'Twice', country })
    expect((await add('Kenya')).status).toBe(201)
    expect((await add('Japan')).status).toBe(201)
    expect((await add(null)).status).toBe(201)
    expect((await add('kenya')).status).toBe(409)
    expect((await add('')).status).toBe(409)
  })
})
