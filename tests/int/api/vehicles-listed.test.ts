import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { call } from './client'
import { at, create, rowOf, withCatalogue } from './vehicles-kit'

withCatalogue()

describe('the staff list', () => {
  it('filters by text, status, make, place and price, and shows other people only what is published', async () => {
    await create()
    const draft = await create({ status: 'DRAFT', office_file_no: 'FINDME-77', show_price: false })
    const list = async (query: string, token = at.tokens.operator) =>
      (await call('GET', `/vehicles?${query}`, { token })).body
    expect((await list('name=findme-77')).data.map(({ id }: { id: number }) => id)).toEqual([
      draft.body.data.id,
    ])
    const drafts = await list(
      `status=DRAFT&manufacturer_id=${at.catalogue.manufacturer}&location=mombasa&limit=100`,
    )
    expect(drafts.data.every((one: { status: string }) => one.status === 'DRAFT')).toBe(true)
    expect(drafts.total).toBe(drafts.data.length)
    expect((await list('location=atlantis')).total).toBe(0)
    expect((await list('price_range=7000-8000&status=DRAFT&name=findme-77')).total).toBe(1)
    expect((await list('minPrice=7501&name=findme-77')).total).toBe(0)
    const seen = await list('limit=100', at.tokens.customer)
    expect(new Set(seen.data.map((one: { status: string }) => one.status))).toEqual(new Set(['PUBLISHED']))
    for (const status of ['DRAFT', 'ARCHIVED'])
      expect((await call('GET', `/vehicles?status=${status}`, { token: at.tokens.customer })).status).toBe(
        403,
      )
    expect((await call('GET', '/vehicles')).status).toBe(401)
  })

  it('shows staff only vehicles of their showrooms, and lets them assign none elsewhere', async () => {
    const payload = await getTestPayload()
    const here = await create()
    await payload.update({
      collection: 'users',
      id: at.people.supervisor.id,
      data: { allShowrooms: false, assignedShowrooms: [at.catalogue.tokyo] },
      overrideAccess: true,
      depth: 0,
    })
    const token = at.tokens.supervisor
    expect((await call('GET', '/vehicles', { token })).body.total).toBe(0)
    expect((await call('GET', `/vehicles/${here.body.data.id}`, { token })).status).toBe(404)
    const change = { token, body: { mileage: 3 } }
    expect((await call('PATCH', `/vehicles/${here.body.data.id}`, change)).status).toBe(404)
    expect((await create({}, token)).body.errors).toEqual([
      { path: 'location', message: 'Location not found' },
    ])
    expect((await create({ location: 'Kaido Tokyo, Tokyo, Japan' }, token)).status).toBe(201)
  })
})

describe('publishing in bulk', () => {
  it('changes what the rules allow, names what they refuse, and search shows it immediately', async () => {
    const ready = await create({ status: 'DRAFT' })
    const incomplete = await create({ status: 'DRAFT', seats: null })
    const sold = await create({ status: 'SOLD' })
    const ids = [ready, incomplete, sold].map(({ body }) => body.data.id)
    const { status, body } = await call('POST', '/vehicles/bulk/status', {
      token: at.tokens.operator,
      body: { ids: [...ids, 999_999], status: 'PUBLISHED' },
    })
    expect(status).toBe(200)
    expect(body.data.changed).toEqual([ids[0]])
    expect(body.data.refused).toMatchObject([
      { id: 999_999, message: 'Vehicle not found' },
      { id: ids[1], message: 'Seats are required' },
      { id: ids[2], message: 'Only an administrator can reopen a sold vehicle' },
    ])
    expect((await rowOf(ids[0])).published_at).not.toBeNull()
    expect((await call('GET', `/vehicles/public/vehicle/${ids[0]}`)).status).toBe(200)
    await call('POST', '/vehicles/bulk/status', {
      token: at.tokens.operator,
      body: { ids: [ids[0]], status: 'DRAFT' },
    })
    expect((await call('GET', `/vehicles/public/vehicle/${ids[0]}`)).status).toBe(404)
  })

  it("returns each vehicle's previous status, and undoes only what nobody has changed since", async () => {
    const made = [
      await create({ status: 'DRAFT' }),
      await create({ status: 'PUBLISHED' }),
      await create({ status: 'DRAFT' }),
    ]
    const ids = made.map(({ body }) => body.data.id)
    const bulk = async (body: object) =>
      (await call('POST', '/vehicles/bulk/status', { token: at.tokens.operator, body })).body.data
    const archived = await bulk({ ids, status: 'ARCHIVED' })
    expect(archived.before).toEqual([
      { id: ids[0], status: 'DRAFT' },
      { id: ids[1], status: 'PUBLISHED' },
      { id: ids[2], status: 'DRAFT' },
    ])
    await bulk({ ids: [ids[2]], status: 'SOLD' })
    const back = await bulk({ ids: [ids[0], ids[2]], status: 'DRAFT', from: 'ARCHIVED' })
    expect(back.changed).toEqual([ids[0]])
    expect(back.refused).toMatchObject([
      { id: ids[2], message: 'Someone has changed its status in the meantime' },
    ])
    expect((await rowOf(ids[2])).status).toBe('SOLD')
  })

  it('accepts at most five hundred at a time', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1)
    const { status } = await call('POST', '/vehicles/bulk/status', {
      token: at.tokens.admin,
      body: { ids, status: 'DRAFT' },
    })
    expect(status).toBe(422)
  })
})
