import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { type ActorName, admitPeople, callNatively, native } from './actors'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { call, type People } from './client'

/** Staff-only data of a vehicle, each in a text that occurs nowhere else. */
const SECRETS = {
  chassis: 'NZE161-SECRETCHASSIS',
  office_file_no: 'SECRETFILE',
  engine_number: 'SECRETENGINE',
  license_plate: 'SECRETPLATE',
  others: 'SECRETNOTE',
  cost_value: 987_654,
  markup: 37,
}
const REQUESTED = ['secretchassis', 'secretfile', 'secretengine', 'secretplate', 'secretnote', '987654']
const HIDDEN_KEYS =
  /"(cost_?value|markup|engine_?number|office_?file_?no|license_?plate|others|staff_?doc|wish_list_users_ids|import_?batch)":/i
/** Everyone who is not staff. */
const OUTSIDE = ['guest', 'customer', 'otherCustomer', 'dealer'] as const

let payload: Payload
let people: People
let catalogue: Catalogue
let tokens: Partial<Record<ActorName, string>>
/** By status, each with the secrets, with the status appended where values must be unique. */
const ids: Record<string, number> = {}

const add = async (status: string, more: Record<string, unknown> = {}): Promise<number> => {
  const unique = {
    chassis: `${SECRETS.chassis}-${status}`,
    office_file_no: `${SECRETS.office_file_no}-${status}`,
  }
  const body = vehicleBody(catalogue, { ...SECRETS, ...unique, status, name: `Seen ${status}`, ...more })
  const made = await call('POST', '/vehicles', { token: tokens.admin, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data.id
}

beforeAll(async () => {
  payload = await getTestPayload()
  catalogue = await addCatalogue()
  ;({ people, tokens } = await admitPeople())
  for (const status of ['PUBLISHED', 'RESERVED', 'IN_AUCTION', 'SOLD', 'DRAFT', 'ARCHIVED'])
    ids[status] = await add(status)
  ids.PRICELESS = await add('PRICELESS', { status: 'PUBLISHED', show_price: false, old_price: 1_300_000 })
})

const as = (actor: ActorName) => ({ token: tokens[actor] })

/** Every address under which an outsider reads vehicles. */
const addresses = (): string[] => [
  ...[
    '/vehicles/public/listing?limit=100',
    '/vehicles/public/listing?facets=true',
    '/vehicles/public/landing',
  ],
  ...['/vehicles/public/models', '/vehicles/public/manufacturers', '/vehicles/public/vehicle-types'],
  ...['/vehicles?limit=100', '/vehicles?isWishlist=true&limit=100', '/vehicles?status=DRAFT'],
  `/vehicles/public/by-ids?ids=${Object.values(ids).join(',')}`,
  `/vehicles/wishlist?ids=${Object.values(ids).join(',')}`,
  ...Object.values(ids).flatMap((id) => [
    `/vehicles/public/vehicle/${id}`,
    `/vehicles/${id}/similar?limit=100`,
    `/vehicles/${id}/features`,
    `/vehicles/${id}/organized`,
    `/vehicles/${id}`,
    `/vehicle-reviews/vehicle/${id}`,
  ]),
  ...['seen', 'KD-', 'KD-0000', 'toyota', ...REQUESTED].map((q) => `/vehicles/public/suggestions?q=${q}`),
  ...[
    '/tags/public',
    '/manufacturers/landing',
    '/manufacturers/public/all',
    '/ports',
    '/vehicles/colors/available',
  ],
]

describe('what outsiders read of vehicles', () => {
  it('contains no hidden field, no hidden value and no vehicle that is not public, at any address', async () => {
    // A wishlist entry does not reveal what its vehicle has become.
    const { customer } = people
    for (const id of Object.values(ids))
      await payload.db.drizzle.execute(
        sql`INSERT INTO wishlist_items (user_id, vehicle_id, currency) VALUES (${customer.id}, ${id}, 'USD')`,
      )
    let read = 0
    for (const actor of OUTSIDE)
      for (const address of addresses()) {
        const { body, status } = await call('GET', address, as(actor))
        const text = JSON.stringify(body)
        const about = `${actor} ${address}`
        expect([200, 401, 403, 404], about).toContain(status)
        expect(text, about).not.toMatch(HIDDEN_KEYS)
        expect(text, about).not.toMatch(/SECRET|987654|1300000/)
        expect(text, about).not.toMatch(/Seen (DRAFT|ARCHIVED)/)
        if (status === 200) read += 1
      }
    expect(read).toBeGreaterThan(100)
  })

  it('cannot be probed: no hidden value finds anything', async () => {
    for (const actor of OUTSIDE)
      for (const value of REQUESTED) {
        const listing = await call('GET', `/vehicles/public/listing?q=${value}`, as(actor))
        expect(listing.body.total, `${actor} ${value}`).toBe(0)
        if (actor === 'guest') continue
        const list = await call('GET', `/vehicles?name=${value}`, as(actor))
        expect(list.body.total, `${actor} ${value}`).toBe(0)
      }
    // Staff find it by each of the three that they search by.
    for (const value of REQUESTED.slice(0, 3)) {
      const { body } = await call('GET', `/vehicles?name=${value}&limit=100`, as('operator'))
      expect(body.total, value).toBe(Object.keys(ids).length)
    }
  })

  it('of other statuses does not exist, whether requested by name or not', async () => {
    for (const status of ['DRAFT', 'ARCHIVED', 'SOLD', 'DRAFT,ARCHIVED,SOLD'])
      for (const actor of OUTSIDE) {
        const listing = await call('GET', `/vehicles/public/listing?status=${status}&facets=true`, as(actor))
        expect(listing.body, `${actor} ${status}`).toMatchObject({ data: [], total: 0 })
        if (actor === 'guest') continue
        const list = await call('GET', `/vehicles?status=${status}`, as(actor))
        // A list of drafts or of archived vehicles alone is for staff.
        if (status === 'DRAFT' || status === 'ARCHIVED') expect(list.status, `${actor} ${status}`).toBe(403)
        else expect(list.body, `${actor} ${status}`).toMatchObject({ data: [], total: 0 })
      }
  })

  it('reveals nothing about a price on request, neither by a range nor by its position in an order', async () => {
    const price = Math.round(SECRETS.cost_value * (1 + SECRETS.markup / 100))
    const { body } = await call('GET', `/vehicles/public/listing?minPrice=${price}&maxPrice=${price}`)
    expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(ids.PRICELESS)
    expect(body.data.map(({ id }: { id: number }) => id)).toContain(ids.PUBLISHED)
    for (const sort of ['price-asc', 'price-desc']) {
      const { data } = (await call('GET', `/vehicles/public/listing?sortBy=${sort}&limit=100`)).body
      expect(data.at(-1), sort).toMatchObject({ id: ids.PRICELESS, price: null, old_price: null })
    }
  })

  it("is not available through Payload's own interface, by any query language", async () => {
    for (const actor of OUTSIDE) {
      const expected = actor === 'guest' ? 401 : 403
      for (const path of [
        'vehicles',
        `vehicles/${ids.PUBLISHED}`,
        'vehicles/count',
        'vehicles?where[costValue][greater_than]=1',
        'vehicle-images',
        'tags?depth=2',
      ])
        expect(await native('GET', path, tokens[actor]), `${actor} ${path}`).toBe(expected)
      const query = { query: '{ Vehicles { docs { chassis costValue } } }' }
      expect(await native('POST', 'graphql', tokens[actor], query), actor).toBe(expected)
    }
    // GraphQL is off: nobody needs it.
    const query = { query: '{ Vehicles { docs { id } } }' }
    expect(await native('POST', 'graphql', tokens.admin, query)).toBe(404)
  })
})

describe('what staff read of vehicles', () => {
  const COST = /"(cost_?value|markup)":/i

  it('contains cost and markup only for those who enter them, by either interface, and cannot be probed', async () => {
    const roleOf = (read: boolean, update: boolean) => ({
      permissions: { inventory: { read, create: false, update, delete: false } },
    })
    const set = (data: Record<string, unknown>) =>
      payload.update({ collection: 'roles', id: 4, data, overrideAccess: true, depth: 0 })
    const before = await payload.findByID({ collection: 'roles', id: 4, depth: 0, overrideAccess: true })
    const texts = async () => {
      const { id } = { id: ids.PUBLISHED }
      const answers = [
        JSON.stringify((await call('GET', `/vehicles/${id}`, as('operator'))).body),
        JSON.stringify((await call('GET', `/vehicles/${id}/organized`, as('operator'))).body),
        JSON.stringify((await call('GET', '/vehicles?limit=100', as('operator'))).body),
        await (await callNatively('GET', `vehicles/${id}`, tokens.operator)).text(),
        await (await callNatively('GET', 'vehicles?limit=100', tokens.operator)).text(),
      ]
      return answers
    }
    try {
      await set(roleOf(true, true))
      for (const text of await texts()) expect(text).toMatch(COST)
      await set(roleOf(true, false))
      for (const text of await texts()) {
        expect(text).toContain('SECRETFILE')
        expect(text).not.toMatch(COST)
        expect(text).not.toContain('987654')
      }
      const oracle = await callNatively('GET', 'vehicles?where[costValue][equals]=987654', tokens.operator)
      expect(oracle.status === 200 ? (await oracle.json()).totalDocs : 0).toBe(0)
      // Without any permission in the inventory they are like the public.
      await set(roleOf(false, false))
      const list = await call('GET', '/vehicles?limit=100', as('operator'))
      expect(JSON.stringify(list.body)).not.toMatch(/SECRET|Seen (DRAFT|ARCHIVED)/)
      expect((await call('GET', `/vehicles/${ids.PUBLISHED}`, as('operator'))).status).toBe(403)
      expect(await native('GET', 'vehicles', tokens.operator)).toBe(403)
    } finally {
      await set({ permissions: before.permissions })
    }
  })

  it('is limited to their showrooms, whatever is called', async () => {
    const tokyo = await add('TOKYO', { status: 'PUBLISHED', location: 'Kaido Tokyo, Tokyo, Japan' })
    await payload.update({
      collection: 'users',
      id: people.supervisor.id,
      data: { allShowrooms: false, assignedShowrooms: [catalogue.tokyo] },
      overrideAccess: true,
      depth: 0,
    })
    const { token } = as('supervisor')
    const id = ids.PUBLISHED
    const seen = async (path: string) => {
      const { data } = (await call('GET', path, { token })).body
      return data.map((one: { id: number }) => one.id)
    }
    expect(await seen('/vehicles?limit=1000')).toEqual([tokyo])
    expect(await seen('/vehicles/public/listing?limit=100')).toEqual([tokyo])
    for (const [method, path, body] of [
      ['GET', `/vehicles/${id}`, undefined],
      ['GET', `/vehicles/${id}/organized`, undefined],
      ['GET', `/vehicles/${id}/features`, undefined],
      ['PATCH', `/vehicles/${id}`, { mileage: 1 }],
      ['PUT', `/vehicles/${id}/features`, { featureIds: [] }],
    ] as const)
      expect((await call(method, path, { token, body })).status, `${method} ${path}`).toBe(404)
    const bulk = { ids: [id], status: 'DRAFT' }
    const done = await call('POST', '/vehicles/bulk/status', { token, body: bulk })
    expect(done.body.data).toMatchObject({ changed: [], refused: [{ id, message: 'Vehicle not found' }] })
    const natively = await (await callNatively('GET', 'vehicles?limit=100', token)).json()
    expect(natively.docs.map((one: { id: number }) => one.id)).toEqual([tokyo])
    expect(await native('GET', `vehicles/${id}`, token)).toBe(404)
    expect([403, 404]).toContain(await native('PATCH', `vehicles/${id}`, token, { mileage: 1 }))
    const images = await (await callNatively('GET', 'vehicle-images?limit=100&depth=1', token)).text()
    expect(images).not.toContain('Seen')
  })
})
