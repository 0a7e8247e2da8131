import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, addMedia, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, type People, tokenOf } from './client'

let catalogue: Catalogue
let people: People
const tokens: Partial<Record<keyof People, string>> = {}

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  people = await addPeople()
  for (const name of ['admin', 'operator', 'supervisor', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
})

const create = (more: Record<string, unknown> = {}, token = tokens.operator) =>
  call('POST', '/vehicles', { token, body: vehicleBody(catalogue, more) })

const rowOf = async (id: number) => {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM vehicles WHERE id = ${id}`)
  return rows[0] ?? {}
}

describe('creating a vehicle', () => {
  it('derives what follows, finds colour, tag and showroom by their names, and answers with the record', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.message).toBe('Vehicle created successfully')
    expect(body.data).toMatchObject({
      sku: `KD-${String(body.data.id).padStart(6, '0')}`,
      name: 'Toyota Corolla Axio NZE161 2019',
      model: { name: 'Corolla Axio', manufacturer: { name: 'Toyota' } },
      modelCode: { model_code: 'NZE161' },
      engine_size: '1.5 L',
      m3_cbm: 10.7897,
      price: 7500,
      cost_value: 6000,
      currency: 'USD',
      color: 'Pearl White',
      location: 'Kaido Mombasa, Mombasa, Kenya',
      tags: ['Low mileage'],
      vehicleTags: [{ tag: { name: 'Low mileage', color: '#00AA00', route: 'low-mileage' } }],
      transmission: 'Automatic CVT',
      isReserved: false,
      show_price: true,
    })
    expect(await rowOf(body.data.id)).toMatchObject({
      color_id: catalogue.colour,
      showroom_id: catalogue.mombasa,
    })
  })

  it('takes the fallbacks for what is not sent', async () => {
    const { body } = await create({
      color: undefined,
      price_type: undefined,
      status: undefined,
      cost_value: undefined,
      doors: undefined,
      tags: undefined,
    })
    expect(body.data).toMatchObject({
      color: 'White',
      price_type: 'CIF',
      status: 'DRAFT',
      price: 0,
      doors: 4,
      tags: [],
    })
  })

  it('names every unknown reference at its own field', async () => {
    const { status, body } = await create({
      vehicle_type_id: 999_999,
      model_id: 999_999,
      color: 'Nocolour',
      location: 'Nowhere',
      tags: ['no such tag'],
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'model_id', message: 'Model not found' },
        { path: 'vehicle_type_id', message: 'Vehicle type not found' },
        { path: 'color', message: "Color 'Nocolour' not found" },
        { path: 'location', message: 'Location not found' },
        { path: 'tags', message: "Tag 'no such tag' not found" },
      ]),
    )
  })

  it('says what is missing in the words of the specification and stores nothing', async () => {
    const payload = await getTestPayload()
    const before = await payload.count({ collection: 'vehicles', overrideAccess: true })
    const { status, body } = await call('POST', '/vehicles', { token: tokens.operator, body: { year: 1899 } })
    expect(status).toBe(422)
    const messages = body.errors.map((error: { message: string }) => error.message)
    expect(messages).toContain('Year must be between 1900 and next year')
    const missing = await call('POST', '/vehicles', { token: tokens.operator, body: {} })
    expect(missing.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'manufacturer_id', message: 'Manufacturer is required' },
        { path: 'model_id', message: 'Model is required' },
        { path: 'office_file_no', message: 'Office file number is required' },
        { path: 'chassis', message: 'Chassis number is required' },
        { path: 'vehicle_type_id', message: 'Vehicle type is required' },
        { path: 'location', message: 'Location is required' },
      ]),
    )
    const after = await payload.count({ collection: 'vehicles', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs)
  })

  it('refuses fields that it does not know, by name, the internal spelling among them', async () => {
    const { status, body } = await create({
      fuelType: 1,
      nonsense: true,
      images: [{ image_path: 'a', foo: 1 }],
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(
      expect.arrayContaining(['fuelType', 'nonsense', 'images.0.foo']),
    )
  })

  it('answers 409 for a chassis or office file number that is taken, whatever its case', async () => {
    const first = await create()
    const again = await create({ chassis: first.body.data.chassis.toLowerCase() })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: 'conflict', errors: [{ path: 'chassis' }] })
    const file = await create({ office_file_no: first.body.data.office_file_no.toLowerCase() })
    expect(file.status).toBe(409)
    expect(file.body.errors[0].path).toBe('office_file_no')
  })

  it('gives one of two vehicles that take the same chassis at once to one of them only', async () => {
    const both = await Promise.all([
      create({ chassis: 'RACE-1' }),
      create({ chassis: 'race-1' }),
      create({ chassis: 'Race-1' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body.errors[0].path).toBe('chassis')
  })
})

describe('changing a vehicle', () => {
  it('keeps what is not sent and recomputes what follows, by PATCH and by PUT', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}`
    const patched = await call('PATCH', path, { token: tokens.operator, body: { markup: 50 } })
    expect(patched.body.data).toMatchObject({ price: 9000, mileage: 41_200, tags: ['Low mileage'] })
    const put = await call('PUT', path, { token: tokens.operator, body: { mileage: 50_000 } })
    expect(put.body).toMatchObject({
      message: 'Vehicle updated successfully',
      data: { mileage: 50_000, price: 9000 },
    })
  })

  it('refuses a change made on an outdated record', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}`
    const seen = { updatedAt: body.data.updatedAt }
    const first = await call('PATCH', path, { token: tokens.operator, body: { ...seen, mileage: 1 } })
    expect(first.status).toBe(200)
    const second = await call('PATCH', path, { token: tokens.supervisor, body: { ...seen, mileage: 2 } })
    expect(second.status).toBe(409)
    expect((await rowOf(body.data.id)).mileage).toBe('1')
  })

  it('leaves a sold vehicle alone; only the administrator may reopen it', async () => {
    const { body } = await create({ status: 'SOLD' })
    const path = `/vehicles/${body.data.id}`
    const media = await addMedia('sold.webp')
    expect((await call('PATCH', path, { token: tokens.admin, body: { mileage: 2 } })).status).toBe(409)
    const pictures = { images: [{ media_id: media }] }
    expect((await call('PATCH', path, { token: tokens.admin, body: pictures })).status).toBe(409)
    expect((await call('PATCH', path, { token: tokens.operator, body: { status: 'DRAFT' } })).status).toBe(
      409,
    )
    expect((await call('PATCH', path, { token: tokens.admin, body: { status: 'DRAFT' } })).status).toBe(200)
  })

  it('makes the pictures exactly the ones sent: in order, one primary, files by their address', async () => {
    await addMedia('front.webp')
    const rear = await addMedia('rear 1.webp')
    const inside = await addMedia('inside.webp')
    const { body } = await create({ image_paths: ['/media/front.webp', '/media/rear%201.webp'] })
    expect(body.data.images).toMatchObject([
      { image_path: '/media/front.webp', is_primary: true, sort_order: 0, image_type: 'exterior' },
      { image_path: '/media/rear%201.webp', is_primary: false, sort_order: 1 },
    ])
    const [front, second] = body.data.images
    const { body: changed } = await call('PATCH', `/vehicles/${body.data.id}`, {
      token: tokens.operator,
      body: {
        images: [
          { ...second, is_primary: true, sort_order: 0 },
          { media_id: inside, image_type: 'interior', sort_order: 1 },
        ],
      },
    })
    expect(changed.data.images).toMatchObject([
      { id: second.id, media_id: rear, is_primary: true, sort_order: 0 },
      { media_id: inside, image_type: 'interior', is_primary: false, sort_order: 1 },
    ])
    expect(changed.data.images.map(({ id }: { id: number }) => id)).not.toContain(front.id)
    const page = await call('GET', `/vehicles/public/vehicle/${body.data.id}`)
    expect(page.body.data.images[0].image_path).toBe('/media/rear%201.webp')
    const grouped = await call('GET', `/vehicles/${body.data.id}/organized`, { token: tokens.operator })
    expect(grouped.body.data.images.interior).toHaveLength(1)
  })

  it('refuses pictures that do not exist, a second panorama and a twenty-first picture', async () => {
    const wide = await addMedia('wide.webp')
    const unknown = await create({ images: [{ image_path: '/media/none.webp' }] })
    expect(unknown.body).toMatchObject({ errors: [{ path: 'images.0', message: 'Image not found' }] })
    const panorama = { media_id: wide, image_type: 'exterior_360' }
    const two = await create({ images: [panorama, panorama] })
    expect(two.body.message).toBe(
      'Only one Exterior 360° image is allowed. You already have an Exterior 360° image.',
    )
    const many = await create({ images: Array.from({ length: 21 }, () => ({ media_id: wide })) })
    expect(many.body.message).toBe('You can only upload up to 20 images')
  })

  it('replaces the features and names one that does not exist', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}/features`
    const set = { featureIds: [catalogue.abs, catalogue.airbags] }
    const done = await call('PUT', path, { token: tokens.operator, body: set })
    expect(done.body.data).toEqual({ vehicleId: body.data.id, ...set })
    const publicly = await call('GET', path)
    expect(publicly.body.data.featureIds.toSorted()).toEqual(set.featureIds.toSorted())
    const wrong = await call('PUT', path, { token: tokens.operator, body: { featureIds: [987_654] } })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors[0].message).toBe('Feature 987654 not found')
  })

  it('moves a deleted vehicle to the trash: nobody finds it, and its numbers are free again', async () => {
    const { body } = await create()
    const { id, chassis } = body.data
    expect((await call('DELETE', `/vehicles/${id}`, { token: tokens.operator })).status).toBe(403)
    expect((await call('DELETE', `/vehicles/${id}`, { token: tokens.admin })).status).toBe(200)
    expect((await call('GET', `/vehicles/${id}`, { token: tokens.admin })).status).toBe(404)
    expect((await call('GET', `/vehicles/public/vehicle/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/vehicles/${id}`, { token: tokens.admin })).status).toBe(404)
    expect((await rowOf(id)).deleted_at).not.toBeNull()
    expect((await create({ chassis })).status).toBe(201)
  })
})

describe('the staff list', () => {
  it('filters by text, status, make, place and price, and shows other people only what is published', async () => {
    const draft = await create({ status: 'DRAFT', office_file_no: 'FINDME-77', show_price: false })
    const list = async (query: string, token = tokens.operator) =>
      (await call('GET', `/vehicles?${query}`, { token })).body
    expect((await list('name=findme-77')).data.map(({ id }: { id: number }) => id)).toEqual([
      draft.body.data.id,
    ])
    const drafts = await list(
      `status=DRAFT&manufacturer_id=${catalogue.manufacturer}&location=mombasa&limit=100`,
    )
    expect(drafts.data.every((one: { status: string }) => one.status === 'DRAFT')).toBe(true)
    expect(drafts.total).toBe(drafts.data.length)
    expect((await list('location=atlantis')).total).toBe(0)
    expect((await list('price_range=7000-8000&status=DRAFT&name=findme-77')).total).toBe(1)
    expect((await list('minPrice=7501&name=findme-77')).total).toBe(0)
    const seen = await list('limit=100', tokens.customer)
    expect(new Set(seen.data.map((one: { status: string }) => one.status))).toEqual(new Set(['PUBLISHED']))
    expect((await list('status=DRAFT', tokens.customer)).total).toBe(0)
    expect((await call('GET', '/vehicles')).status).toBe(401)
  })

  it('shows staff the vehicles of their showrooms only, and lets them put none elsewhere', async () => {
    const payload = await getTestPayload()
    const here = await create()
    await payload.update({
      collection: 'users',
      id: people.supervisor.id,
      data: { allShowrooms: false, assignedShowrooms: [catalogue.tokyo] },
      overrideAccess: true,
      depth: 0,
    })
    const token = tokens.supervisor
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
  it('changes what the rules allow, names what they refuse, and search shows it at once', async () => {
    const ready = await create({ status: 'DRAFT' })
    const incomplete = await create({ status: 'DRAFT', seats: null })
    const sold = await create({ status: 'SOLD' })
    const ids = [ready, incomplete, sold].map(({ body }) => body.data.id)
    const { status, body } = await call('POST', '/vehicles/bulk/status', {
      token: tokens.operator,
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
      token: tokens.operator,
      body: { ids: [ids[0]], status: 'DRAFT' },
    })
    expect((await call('GET', `/vehicles/public/vehicle/${ids[0]}`)).status).toBe(404)
  })

  it('takes at most five hundred at a time', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1)
    const { status } = await call('POST', '/vehicles/bulk/status', {
      token: tokens.admin,
      body: { ids, status: 'DRAFT' },
    })
    expect(status).toBe(422)
  })
})
