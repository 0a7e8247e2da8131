import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES, maxBodyBytes } from '@/server/http-server/request-limits'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { accepted, addPeople, call, tokenOf } from './client'

let catalogue: Catalogue
let admin: string
let customer: string
let vehicle: { id: number; chassis: string }

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  const people = await addPeople()
  admin = await tokenOf(payload, people.admin)
  customer = await tokenOf(payload, people.customer)
  const body = vehicleBody(catalogue, { featured: true, license_plate: 'SECRET-PLATE' })
  vehicle = (await call('POST', '/vehicles', { token: admin, body })).body.data
  await call('POST', '/vehicles', {
    token: admin,
    body: vehicleBody(catalogue, { status: 'DRAFT', year: 2001 }),
  })
  await call('POST', '/vehicles', {
    token: admin,
    body: vehicleBody(catalogue, { price: 1, markup: null, year: 2010 }),
  })
})

it('calls that take a file accept larger bodies than others', async () => {
  const { fileBodies, routes } = await import('@/wiring/routes')
  const files = routes.filter(({ takesFile }) => takesFile > 0)
  const limits = files.flatMap(({ methods, path, takesFile }) =>
    methods.map((method) => {
      const address = `/api/v1${path.replaceAll(/\{\w+\}/g, '1')}`
      return { most: maxBodyBytes(method.toUpperCase(), address, '', fileBodies), takesFile }
    }),
  )
  expect(limits.length).toBeGreaterThan(2)
  for (const { most, takesFile } of limits) expect(most).toBeGreaterThan(Math.max(takesFile, MAX_BODY_BYTES))
  expect(maxBodyBytes('PUT', '/api/v1/users/1/picture/more', '', fileBodies)).toBe(MAX_BODY_BYTES)
})

it('a call that a test builds on fails with what was called and what was answered', async () => {
  const refused = accepted(call('POST', '/tags', { token: admin, body: { name: '' } }))
  await expect(refused).rejects.toThrow(/^POST \/tags was refused: 422 \{"message":/)
  expect(await accepted(call('GET', '/ports'))).toMatchObject({ data: [] })
})

describe('errors', () => {
  it('have one shape, with the id of the request that the caller may have set', async () => {
    const { status, body, headers } = await call('GET', '/tags/999999', {
      token: admin,
      headers: { 'x-request-id': 'from-the-proxy-1' },
    })
    expect(status).toBe(404)
    expect(body).toEqual({ message: 'Not found', error: 'not_found', requestId: 'from-the-proxy-1' })
    expect(headers.get('x-request-id')).toBe('from-the-proxy-1')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['no such route', 'GET', '/nothing/here', {}, 404, 'not_found'],
    ['an id that is none', 'GET', '/vehicles/abc', {}, 404, 'not_found'],
    ['an id of zero', 'GET', '/ports/0', {}, 404, 'not_found'],
    ['an id beyond what a column holds', 'GET', '/ports/99999999999', {}, 404, 'not_found'],
    ['a verb that an address does not know', 'DELETE', '/vehicles', {}, 405, 'method_not_allowed'],
    ['a verb that a record does not know', 'POST', '/tags/1', {}, 405, 'method_not_allowed'],
    ['a query that cannot be decoded', 'GET', '/vehicles?page=%E0%A4%A', {}, 400, 'bad_request'],
    ['broken JSON', 'POST', '/tags', { raw: '{"name":' }, 400, 'bad_request'],
    [
      'a form',
      'POST',
      '/tags',
      { raw: 'name=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body beyond the limit',
      'POST',
      '/tags',
      { raw: `{"name":"${'x'.repeat(1_100_000)}"}` },
      413,
      'payload_too_large',
    ],
    ['a list in place of an object', 'POST', '/tags', { raw: '[]' }, 422, 'validation_failed'],
    ['a text that cannot be stored', 'POST', '/tags', { body: { name: 'a\0b' } }, 422, 'validation_failed'],
    [
      'half a character',
      'POST',
      '/ports',
      { raw: '{"name":"\\ud800","country":"Kenya"}' },
      422,
      'validation_failed',
    ],
    ['the wrong kind of value', 'POST', '/tags', { body: { name: 7 } }, 422, 'validation_failed'],
    ['a filter that cannot be stored', 'GET', '/tags?name=%00', {}, 422, 'validation_failed'],
  ] as const)('%s is answered with %s %s as described', async (_, method, path, options, status, error) => {
    const headers = { 'content-type': 'application/json', ...('headers' in options ? options.headers : {}) }
    const answer = await call(method, path, { token: admin, ...options, headers })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error, requestId: expect.any(String), message: expect.any(String) })
  })

  it('of a wrong verb name those that the address answers to', async () => {
    const { body, headers } = await call('PUT', '/tags', { token: admin })
    expect(headers.get('allow')).toBe('GET, POST')
    expect(body.message).toBe('This address answers only to GET, POST')
  })

  it('name unknown fields and leave the record unwritten', async () => {
    const { status, body } = await call('POST', '/tags', {
      token: admin,
      body: { name: 'Kept out', id: 1, role: 1 },
    })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['id', 'role'])
    const list = await call('GET', '/tags?name=kept out', { token: admin })
    expect(list.body.total).toBe(0)
  })

  it('reveal nothing internal when the fault is ours', async () => {
    const { createApi } = await import('@/wiring/create-api')
    const { defineRoute } = await import('@/api/define-route')
    const { z } = await import('zod')
    const broken = defineRoute({
      method: 'get',
      path: '/broken',
      access: { kind: 'public' },
      summary: 'Always fails',
      tag: 'Test',
      response: z.object({}),
      handler: async () => {
        throw new Error('relation "secret_table" does not exist')
      },
    })
    const response = await createApi([broken]).request('/api/v1/broken')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toContain('secret_table')
    expect(JSON.parse(text)).toMatchObject({ error: 'internal_error', requestId: expect.any(String) })
  })
})

describe('the public listing', () => {
  it.each([
    'yearFrom=2020&yearTo=2010',
    'minPrice=9000&maxPrice=100',
    'price_range=9000-100',
    'mileage=5-1',
    'minPrice=-1',
    'make=toyota',
    'yearFrom=19999',
    'sortBy=random',
    'engineSize=fast',
    'seats=0',
    'page=0',
  ])('rejects %s instead of finding nothing', async (query) => {
    const { status, body } = await call('GET', `/vehicles/public/listing?${query}`)
    expect(status).toBe(422)
    expect(body.errors.length).toBeGreaterThan(0)
  })

  it("filters and sorts by the specification's names, ignores unknown ones, clamps the limit", async () => {
    const total = async (query: string) => (await call('GET', `/vehicles/public/listing?${query}`)).body.total
    expect(await total('')).toBe(2)
    expect(await total(`manufacturer=${catalogue.manufacturer}&yearFrom=2015&yearTo=2020`)).toBe(1)
    expect(await total(`model=${catalogue.model}&color=${catalogue.colour}&mileage=25000-50000`)).toBe(2)
    expect(await total(`tags=${catalogue.tag}&transmission=${catalogue.transmission}`)).toBe(2)
    expect(await total(`drivetrain=${catalogue.drivetrain}&engineSize=1.5&fuel=all&colour=&nonsense=1`)).toBe(
      2,
    )
    expect(await total('minPrice=7000&maxPrice=8000')).toBe(1)
    expect(await total('priceRange=0-25000&bodyType=all')).toBe(2)
    expect(await total('fuel=999')).toBe(0)
    const sorted = await call('GET', '/vehicles/public/listing?sortBy=year-asc&limit=9999')
    expect(sorted.body.data.map(({ year }: { year: number }) => year)).toEqual([2010, 2019])
    expect(sorted.body).toMatchObject({ page: 1, limit: 100, totalPages: 1, totalIsCapped: false })
  })

  it('does not pass raw conditions from clients to the database', async () => {
    const tricks =
      'where[chassis][like]=N&where[status][equals]=DRAFT&sort=chassis&select[chassis]=true&depth=5'
    const { status, body } = await call(
      'GET',
      `/vehicles/public/listing?${tricks.replace('sort=chassis&', '')}`,
    )
    expect(status).toBe(200)
    expect(body.total).toBe(2)
    expect((await call('GET', '/vehicles/public/listing?sort=chassis')).status).toBe(422)
  })
})

/** Names that no public response may contain, whatever the record. */
const HIDDEN = [
  ...['cost_value', 'costValue', 'markup', 'engine_number', 'engineNumber', 'office_file_no', 'officeFileNo'],
  ...[
    'license_plate',
    'licensePlate',
    'wish_list_users_ids',
    'companyVat',
    'companyWht',
    'createdBy',
    'updatedBy',
  ],
  ...['importBatch', 'deletedAt', 'hash', 'salt', 'password', 'sessions', 'resetPasswordToken', 'staff_doc'],
]

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)])
}

describe('public responses', () => {
  it('never contain a hidden field, nor its values, for guests or customers', async () => {
    const { routes } = await import('@/wiring/routes')
    const open = routes.filter(({ access, methods }) => methods.includes('get') && isOpen(access))
    expect(open.length).toBeGreaterThan(25)
    for (const { path, access } of open) {
      const query = 'publicWhen' in access ? `?${new URLSearchParams(access.publicWhen)}` : ''
      const address = path
        .replace('/by-manufacturer/{id}', `/by-manufacturer/${catalogue.manufacturer}`)
        .replace('/showroom-offices/{id}', `/showroom-offices/${catalogue.mombasa}`)
        .replace('{id}', String(vehicle.id))
      for (const token of [undefined, customer]) {
        const { body, status } = await call('GET', address + query, { token })
        expect([200, 404], address).toContain(status)
        expect(
          keysOf(body).filter((key) => HIDDEN.includes(key)),
          address,
        ).toEqual([])
        const text = JSON.stringify(body)
        expect(text, address).not.toContain('SECRET-')
        expect(text, address).not.toContain(vehicle.chassis)
      }
    }
  })

  it('show a reserved, auctioned or sold vehicle at its address, and a draft or archived one never', async () => {
    const seen: Record<string, number> = {}
    for (const status of ['RESERVED', 'IN_AUCTION', 'ARCHIVED', 'DRAFT', 'SOLD']) {
      const body = vehicleBody(catalogue, { status })
      const { id } = (await call('POST', '/vehicles', { token: admin, body })).body.data
      const page = await call('GET', `/vehicles/public/vehicle/${id}`)
      seen[status] = page.status
      if (status === 'RESERVED') expect(page.body.data).toMatchObject({ isReserved: true, status })
      expect((await call('GET', `/vehicles/${id}/similar`)).status).toBe(page.status)
      expect((await call('GET', `/vehicles/${id}/features`)).status).toBe(page.status)
    }
    expect(seen).toEqual({ RESERVED: 200, IN_AUCTION: 200, SOLD: 200, ARCHIVED: 404, DRAFT: 404 })
  })

  it('hide the price that is on request', async () => {
    const body = vehicleBody(catalogue, { show_price: false })
    const { id } = (await call('POST', '/vehicles', { token: admin, body })).body.data
    const { data } = (await call('GET', `/vehicles/public/vehicle/${id}`)).body
    expect(data).toMatchObject({ price: null, show_price: false })
    expect(data.chassis).toMatch(/^NZE161-•+$/)
  })
})

const isOpen = (access: { kind: string; publicWhen?: unknown }) =>
  access.kind === 'public' || Boolean(access.publicWhen)

type Document = {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

const documentOf = async (api: { request: (path: string) => Response | Promise<Response> }) =>
  (await (await api.request('/api/v1/openapi.json')).json()) as Document

const REF = '#/components/schemas/'

/** The same without names; a shape that contains itself ends at its name. */
function writtenOut(part: unknown, document: Document, inside: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((one) => writtenOut(one, document, inside))
  if (part === null || typeof part !== 'object') return part
  const name = '$ref' in part ? String(part.$ref).split(REF)[1] : undefined
  if (name !== undefined && !inside.includes(name))
    return writtenOut(document.components.schemas[name], document, [...inside, name])
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, writtenOut(value, document, inside)]),
  )
}

describe('the document and its page', () => {
  it('describe every mounted route once, with a unique name and its access', async () => {
    const { app } = await import('@/wiring/create-api')
    const { routes } = await import('@/wiring/routes')
    const document = await (await app.request('/api/v1/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs as object).map((verb) => `${verb} ${path}`),
    )
    const mounted = routes.flatMap(({ methods, path }) => methods.map((verb) => `${verb} /api/v1${path}`))
    expect(described.toSorted()).toEqual(mounted.toSorted())
    const names = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((verbs) => Object.values(verbs))
      .map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('give each shape a name of its own', async () => {
    const { createApi } = await import('@/wiring/create-api')
    const { routes } = await import('@/wiring/routes')
    const whole = await documentOf(createApi())
    for (const route of routes) {
      const alone = await documentOf(createApi([route]))
      for (const path of Object.keys(alone.paths))
        for (const [verb, call] of Object.entries(alone.paths[path] ?? {}))
          expect(writtenOut(whole.paths[path]?.[verb], whole), `${verb} ${path}`).toEqual(
            writtenOut(call, alone),
          )
    }
  })

  it('load nothing from any other host', async () => {
    const { app } = await import('@/wiring/create-api')
    const page = await app.request('/api/v1/docs')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/https?:\/\//)
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
    const script = await app.request('/api/v1/docs/scalar.js')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await script.text()).length).toBeGreaterThan(1_000_000)
    const again = await app.request('/api/v1/docs/scalar.js', {
      headers: { 'if-none-match': script.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})
