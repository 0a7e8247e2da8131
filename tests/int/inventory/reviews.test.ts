import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'
import { followingHooks } from '../follow-hooks'

const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const
const CUSTOMERS = ['customer', 'otherCustomer', 'dealer'] as const
/** By the seeded roles: who may delete in the inventory. */
const DELETING = new Set(['manager', 'admin'])

let payload: Payload
let people: People
let catalogue: Catalogue
const tokens: Partial<Record<PersonName, string>> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  catalogue = await addCatalogue()
  for (const name of [...STAFF, ...CUSTOMERS] as const) tokens[name] = await tokenOf(payload, people[name])
}, 120_000)

// Each case has its own hour.
beforeEach(() => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`))

const as = (who: PersonName | null, method: string, path: string, body?: unknown) =>
  call(method, path, { token: who ? tokens[who] : undefined, body })

async function newVehicle(more: Record<string, unknown> = {}): Promise<number> {
  const { body } = await as('admin', 'POST', '/vehicles', vehicleBody(catalogue, more))
  return body.data.id
}
const text = { title: 'As described', comment: 'Clean, and the sheet was honest.' }
const write = (who: PersonName | null, vehicleId: number, more: Record<string, unknown> = {}) =>
  as(who, 'POST', '/vehicle-reviews', { vehicleId, rating: 4, ...text, ...more })
const moderate = (who: PersonName | null, id: number, what: string, body: unknown) =>
  as(who, 'PATCH', `/vehicle-reviews/admin/${id}/${what}`, body)

async function approved(who: PersonName, vehicleId: number, rating: number): Promise<number> {
  const { body } = await write(who, vehicleId, { rating })
  await moderate('admin', body.data.id, 'approval', { isApproved: true })
  return body.data.id
}
const shown = async (vehicle: number) => (await call('GET', `/vehicle-reviews/vehicle/${vehicle}`)).body
const stats = async (vehicle: number) =>
  (await call('GET', `/vehicle-reviews/vehicle/${vehicle}/stats`)).body.data
const onHomepage = async (id: number) => {
  const { body } = await call('GET', '/vehicle-reviews/homepage?limit=100')
  return body.data.some((one: { id: number }) => one.id === id)
}

describe('writing a review', () => {
  it('is for customers and dealers, and for nobody else', async () => {
    const vehicle = await newVehicle()
    expect((await write(null, vehicle)).status).toBe(401)
    for (const who of STAFF) expect((await write(who, vehicle)).status, who).toBe(403)
    for (const who of CUSTOMERS) {
      const { body, status } = await write(who, vehicle)
      expect([status, body.message], who).toEqual([201, 'Review submitted successfully!'])
      expect(body.data).toMatchObject({ isApproved: false, verifiedPurchase: false, showOnHomepage: false })
    }
  })

  it('happens once per person and vehicle, even if both are sent at once', async () => {
    const vehicle = await newVehicle()
    const answers = await Promise.all([1, 2, 3, 4].map((rating) => write('customer', vehicle, { rating })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('You have already reviewed this vehicle.')
  })

  it.each([
    ['no stars', { rating: undefined }, 'rating', 'Rating is required'],
    ['six stars', { rating: 6 }, 'rating', 'Rating must be a whole number from 1 to 5'],
    ['half a star', { rating: 2.5 }, 'rating', 'Rating must be a whole number from 1 to 5'],
    ['no title', { title: '  ' }, 'title', 'Title is required'],
    ['a long title', { title: 'x'.repeat(101) }, 'title', 'Title must be 100 characters or less'],
    ['no comment', { comment: undefined }, 'comment', 'Comment is required'],
    ['an approval of its own', { isApproved: true }, 'isApproved', "Unknown field 'isApproved'"],
  ])('with %s is refused on its field', async (_, wrong, path, message) => {
    const { body, status } = await write('customer', await newVehicle(), wrong)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  it.each([
    ['DRAFT', 404],
    ['ARCHIVED', 404],
    ['SOLD', 201],
  ])('of a vehicle that is %s answers %i', async (status, code) => {
    expect((await write('customer', await newVehicle({ status }))).status).toBe(code)
  })

  it("is part of its author's own data, for the vehicles requested, and of nobody else's", async () => {
    const vehicle = await newVehicle({ status: 'PUBLISHED' })
    await write('customer', vehicle, { title: 'Only mine' })
    await as('customer', 'POST', `/vehicles/${vehicle}/reserve`)
    const { body } = await as('customer', 'GET', '/users/my-data')
    expect(body.reviews).toContainEqual(
      expect.objectContaining({ vehicleId: vehicle, title: 'Only mine', rating: 4, isPublic: false }),
    )
    expect(body.reservations).toContainEqual(
      expect.objectContaining({ vehicleId: vehicle, status: 'REQUESTED', expiresAt: null }),
    )
    const other = JSON.stringify((await as('otherCustomer', 'GET', '/users/my-data')).body)
    expect(other).not.toContain('Only mine')
    expect(other).not.toContain('REQUESTED')
  })

  it('can be requested by its author alone', async () => {
    const vehicle = await newVehicle()
    await write('customer', vehicle)
    const mine = (who: PersonName | null) => as(who, 'GET', `/vehicle-reviews/vehicle/${vehicle}/mine`)
    expect((await mine('customer')).body.data).toMatchObject({ ...text, isApproved: false })
    expect((await mine('dealer')).body.data).toBeNull()
    expect((await mine(null)).status).toBe(401)
  })
})

describe('what the public sees', () => {
  it("is what staff approved, without the author's full name", async () => {
    const vehicle = await newVehicle()
    const { body } = await write('customer', vehicle)
    expect((await shown(vehicle)).total).toBe(0)
    expect(await stats(vehicle)).toMatchObject({ count: 0, average: null })
    await moderate('operator', body.data.id, 'approval', { isApproved: true })
    const list = await shown(vehicle)
    expect(list.data).toMatchObject([{ ...text, rating: 4, author: 'customer T.' }])
    expect(JSON.stringify(list)).not.toContain('@')
    await moderate('operator', body.data.id, 'approval', { isApproved: false })
    expect((await shown(vehicle)).total).toBe(0)
  })

  it('the stats count the approved ones by stars', async () => {
    const vehicle = await newVehicle()
    await approved('customer', vehicle, 5)
    await approved('dealer', vehicle, 4)
    await write('otherCustomer', vehicle, { rating: 1 })
    expect(await stats(vehicle)).toEqual({
      count: 2,
      average: 4.5,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
    })
    const { body } = await call('GET', '/vehicle-reviews/vehicles-with-reviews?limit=100')
    expect(body.data).toContainEqual(expect.objectContaining({ vehicleId: vehicle, count: 2, average: 4.5 }))
  })

  it('comes in pages, the newest first', async () => {
    const vehicle = await newVehicle()
    const ids = [await approved('customer', vehicle, 5), await approved('dealer', vehicle, 4)]
    const { body } = await call('GET', `/vehicle-reviews/vehicle/${vehicle}?limit=1&page=2`)
    expect(body).toMatchObject({ total: 2, page: 2, totalPages: 2, data: [{ id: ids[0] }] })
  })

  it('returns nothing about a vehicle that is no longer shown', async () => {
    const vehicle = await newVehicle()
    const id = await approved('customer', vehicle, 5)
    await moderate('admin', id, 'homepage', { showOnHomepage: true })
    expect(await onHomepage(id)).toBe(true)
    await as('admin', 'POST', '/vehicles/bulk/status', { ids: [vehicle], status: 'DRAFT' })
    expect(await onHomepage(id)).toBe(false)
    expect((await shown(vehicle)).total).toBe(0)
    expect((await stats(vehicle)).count).toBe(0)
  })
})

describe('moderation', () => {
  it('is for staff who may change, and deleting for those who may delete', async () => {
    const { body } = await write('customer', await newVehicle())
    const id = body.data.id
    const steps = [
      ['approval', { isApproved: true }],
      ['homepage', { showOnHomepage: true }],
      ['reply', { staffReply: 'Thank you.' }],
    ] as const
    for (const [what, change] of steps) {
      expect((await moderate(null, id, what, change)).status, what).toBe(401)
      for (const who of CUSTOMERS) expect((await moderate(who, id, what, change)).status, who).toBe(403)
      for (const who of STAFF) expect((await moderate(who, id, what, change)).status, who).toBe(200)
    }
    expect((await as(null, 'GET', '/vehicle-reviews/admin/all')).status).toBe(401)
    for (const who of CUSTOMERS)
      expect((await as(who, 'GET', '/vehicle-reviews/admin/all')).status, who).toBe(403)
    for (const who of [null, ...CUSTOMERS, ...STAFF]) {
      const made = await approved('customer', await newVehicle(), 3)
      const { body: answer, status } = await as(who, 'DELETE', `/vehicle-reviews/admin/${made}`)
      if (who && DELETING.has(who))
        expect([status, answer.message], who).toEqual([200, 'Review deleted successfully!'])
      else expect(status, String(who)).toBe(who ? 403 : 401)
    }
  })

  it('the home page shows what is chosen and approved, by either verb', async () => {
    const { body } = await write('customer', await newVehicle())
    const id = body.data.id
    const chosen = await as('manager', 'PUT', `/vehicle-reviews/admin/${id}/homepage`, {
      showOnHomepage: true,
    })
    expect([chosen.status, chosen.body.message]).toEqual([200, 'Homepage visibility updated'])
    expect(await onHomepage(id)).toBe(false)
    await moderate('manager', id, 'approval', { isApproved: true })
    expect(await onHomepage(id)).toBe(true)
    await moderate('manager', id, 'homepage', { showOnHomepage: false })
    expect(await onHomepage(id)).toBe(false)
  })

  it('an answer appears under the review, and an empty one removes it', async () => {
    const vehicle = await newVehicle()
    const id = await approved('customer', vehicle, 2)
    await moderate('operator', id, 'reply', { staffReply: 'We are sorry.' })
    expect((await shown(vehicle)).data[0]).toMatchObject({
      staffReply: 'We are sorry.',
      repliedAt: expect.any(String),
    })
    await moderate('operator', id, 'reply', { staffReply: ' ' })
    expect((await shown(vehicle)).data[0]).toMatchObject({ staffReply: null, repliedAt: null })
  })

  it('lists pending ones first, filters, and is logged', async () => {
    const vehicle = await newVehicle()
    const id = await approved('customer', vehicle, 5)
    const { body } = await as('admin', 'GET', '/vehicle-reviews/admin/all?limit=100')
    const order = body.data.map((one: { isApproved: boolean }) => Number(one.isApproved))
    expect(order).toEqual(order.toSorted())
    const own = await as('admin', 'GET', `/vehicle-reviews/admin/all?vehicleId=${vehicle}&rating=5`)
    expect(own.body.data).toMatchObject([{ id, user: { email: people.customer.email } }])
    expect(
      (await as('admin', 'GET', `/vehicle-reviews/admin/all?vehicleId=${vehicle}&rating=4`)).body.total,
    ).toBe(0)
    const { rows } = await payload.db.drizzle.execute(sql`SELECT actor_id, action FROM audit_log
      WHERE table_name = 'vehicle_reviews' AND record_id = ${String(id)} ORDER BY id`)
    expect(rows).toEqual([
      { actor_id: people.customer.id, action: 'create' },
      { actor_id: people.admin.id, action: 'update' },
    ])
  })

  it("calls plugins' hooks for every step, and changes each subject once", async () => {
    const vehicle = await newVehicle()
    const reported = await followingHooks(payload, 'vehicle-reviews', async () => {
      const { body } = await write('customer', vehicle)
      const { id } = body.data
      await moderate('admin', id, 'approval', { isApproved: true })
      await moderate('admin', id, 'homepage', { showOnHomepage: true })
      await moderate('admin', id, 'reply', { staffReply: 'Thank you' })
      await moderate('admin', id, 'reply', { staffReply: ' ' })
      await as('admin', 'DELETE', `/vehicle-reviews/admin/${id}`)
    })
    expect(
      reported.map(({ did, doc }) => [did, doc.isApproved, doc.showOnHomepage, doc.staffReply, doc.rating]),
    ).toEqual([
      ['create', false, false, null, 4],
      ['update', true, false, null, 4],
      ['update', true, true, null, 4],
      ['update', true, true, 'Thank you', 4],
      ['update', true, true, null, 4],
      ['delete', true, true, null, 4],
    ])
    expect(reported[3]?.doc.repliedAt).toEqual(expect.any(String))
    expect(reported[4]?.doc.repliedAt).toBeNull()
  })

  it('shows the author only to staff who deal with customers', async () => {
    await approved('customer', await newVehicle(), 5)
    const own = JSON.stringify({ sales: { read: false }, support: { read: false } })
    const set = (text: string | null) =>
      payload.db.drizzle.execute(
        sql`UPDATE users SET permissions = ${text}::jsonb WHERE id = ${people.operator.id}`,
      )
    const search = `/vehicle-reviews/admin/all?search=${people.customer.email}`
    expect((await as('operator', 'GET', search)).body.total).toBeGreaterThan(0)
    await set(own)
    const { body } = await as('operator', 'GET', '/vehicle-reviews/admin/all?limit=100')
    expect(new Set(body.data.map((one: { user: unknown }) => one.user))).toEqual(new Set([null]))
    expect(JSON.stringify(body)).not.toContain('@')
    expect((await as('operator', 'GET', search)).body.total).toBe(0)
    await set(null)
  })

  it('of another showroom does not exist for staff who are not assigned to it', async () => {
    const id = await approved('customer', await newVehicle(), 5)
    const set = (data: Record<string, unknown>) =>
      payload.update({ collection: 'users', id: people.operator.id, data, overrideAccess: true, depth: 0 })
    await set({ allShowrooms: false, assignedShowrooms: [catalogue.tokyo] })
    expect((await as('operator', 'GET', '/vehicle-reviews/admin/all')).body.total).toBe(0)
    expect((await moderate('operator', id, 'approval', { isApproved: false })).status).toBe(404)
    await set({ allShowrooms: true, assignedShowrooms: [] })
  })

  it('a purchase is verified only by an order that went through here', async () => {
    const vehicle = await newVehicle()
    await approved('customer', vehicle, 5)
    const verified = async () => (await shown(vehicle)).data[0].verifiedPurchase
    expect(await verified()).toBe(false)
    await payload.db.drizzle.execute(sql`INSERT INTO reservations (vehicle_id, customer_id, status, confirmed_at, expires_at)
      VALUES (${vehicle}, ${people.customer.id}, 'CONVERTED', now(), now())`)
    expect(await verified()).toBe(false)
    await as('admin', 'POST', '/vehicles/bulk/status', { ids: [vehicle], status: 'SOLD' })
    expect(await verified()).toBe(true)
  })
})
