import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseInquiries } from '@/modules/sales/inquiries/operations/erase-inquiries'
import { vehicleBody } from '../../api/catalogue'
import { call, type PersonName } from '../../api/client'
import {
  as,
  at,
  mailsAbout,
  nameIn,
  rowOf,
  rowsOf,
  STAFF,
  sendInquiry,
  sentInquiry,
  withInquiries,
} from './inquiries-kit'

withInquiries()

describe('sending an inquiry', () => {
  it('is for customers and dealers, and for nobody else', async () => {
    expect((await sendInquiry(null)).status).toBe(401)
    for (const who of STAFF) expect((await sendInquiry(who)).status, who).toBe(403)
    for (const who of ['customer', 'dealer'] as const) {
      const { body, status } = await sendInquiry(who)
      expect([status, body.message]).toEqual([201, 'Vehicle inquiry submitted successfully!'])
      expect(body.data).toMatchObject({ status: 'PENDING', userId: at.people[who].id, customerEmail: null })
    }
  })

  it('stores everything that was sent, with make and model as entries of the lists where these know them', async () => {
    const [make, model] = [
      await nameIn('manufacturers', at.catalogue.manufacturer),
      await nameIn('models', at.catalogue.model),
    ]
    const wishes = {
      yearFrom: 2012,
      yearTo: 2016,
      transmission: 'automatic',
      steering: 'RHD',
      priceType: 'CIF',
      country: 'KE',
      message: 'Diesel, please.',
    }
    const id = await sentInquiry('customer', {
      ...wishes,
      manufacturer: make.toUpperCase(),
      model: model.toLowerCase(),
    })
    expect(await rowOf(id)).toMatchObject({
      customer_id: at.people.customer.id,
      status: 'PENDING',
      manufacturer_id: at.catalogue.manufacturer,
      custom_manufacturer: null,
      model_id: at.catalogue.model,
      custom_model: null,
      transmission: 'automatic',
      steering: 'RHD',
      price_type: 'CIF',
      country: 'Kenya',
      message: 'Diesel, please.',
      reply_message: null,
    })
    const { data } = (await as('customer', 'GET', `/${id}`)).body
    expect(data).toMatchObject({
      ...wishes,
      country: 'Kenya',
      manufacturer: { id: at.catalogue.manufacturer, name: make },
      model: { id: at.catalogue.model, name: model },
    })
    const typed = await sentInquiry('customer', {
      manufacturer: at.catalogue.manufacturer,
      model: 'No such model',
    })
    expect(await rowOf(typed)).toMatchObject({
      manufacturer_id: at.catalogue.manufacturer,
      model_id: null,
      custom_model: 'No such model',
    })
  })

  it.each([
    ['a make that does not exist', { manufacturer: 999_999 }, 'manufacturer', 'This make does not exist'],
    ['a model of another make', { model: 999_999 }, 'model', 'This make has no such model'],
    ['no model', { model: undefined }, 'model', 'Model is required'],
    [
      'years the wrong way round',
      { yearFrom: 2016, yearTo: 2012 },
      'yearTo',
      'The last year cannot be before the first',
    ],
    ['a state of its own', { status: 'REPLIED' }, 'status', "Unknown field 'status'"],
  ])('with %s is refused on its field', async (_, wrong, path, message) => {
    const { body, status } = await sendInquiry('customer', wrong)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  it('again under one key is the same inquiry, even at once, and notifies the team once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendInquiry('customer', { message: 'Once' }, 'one-key')),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = new Set(answers.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    expect(await rowsOf(sql`SELECT id FROM vehicle_inquiries WHERE message = 'Once'`)).toHaveLength(1)
    const [id] = ids
    expect(await mailsAbout(id)).toHaveLength(1)
    expect((await sendInquiry('customer', { message: 'Another' }, 'one-key')).status).toBe(409)
    expect((await sendInquiry('dealer', { message: 'Once' }, 'one-key')).body.data.id).not.toBe(id)
  })

  it('is limited to 20 an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await sendInquiry('dealer')).status).toBe(201)
    const { headers, status } = await sendInquiry('dealer')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('inquiring about a vehicle of the stock', () => {
  const LOCAL = ['operator', 'supervisor', 'manager'] as const

  beforeAll(async () => {
    for (const who of LOCAL)
      await at.payload.update({
        collection: 'users',
        id: at.people[who].id,
        data: { allShowrooms: false, assignedShowrooms: [at.catalogue.mombasa] },
        overrideAccess: true,
      })
  })

  const newVehicle = async (showroom: number, status = 'PUBLISHED'): Promise<number> => {
    const body = vehicleBody(at.catalogue, { showroom_id: showroom, status })
    return (await call('POST', '/vehicles', { token: at.tokens.admin, body })).body.data.id
  }

  it('stores the vehicle, its showroom, make, model and year, and notifies that showroom', async () => {
    const { mombasa, manufacturer, model } = at.catalogue
    await rowsOf(sql`UPDATE showroom_offices SET email = 'mombasa@example.com' WHERE id = ${mombasa}`)
    const vehicleId = await newVehicle(mombasa)
    const { body, status } = await as('customer', 'POST', '', { vehicleId, message: 'Any rust?' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      vehicle: { id: vehicleId, hasPage: true },
      showroomOfficeId: mombasa,
      manufacturer: { id: manufacturer },
      model: { id: model },
      message: 'Any rust?',
    })
    const [mail] = await mailsAbout(body.data.id)
    expect(mail).toMatchObject({ event_key: 'inquiry-about-vehicle', to_address: 'mombasa@example.com' })
    expect(mail?.subject).toContain(body.data.vehicle.sku)
    const answer = await as('operator', 'GET', `?vehicleId=${vehicleId}`)
    expect(answer.body.data.map(({ id }: { id: number }) => id)).toEqual([body.data.id])
  })

  it('is refused for one that the public cannot see, or that does not exist', async () => {
    for (const vehicleId of [await newVehicle(at.catalogue.mombasa, 'DRAFT'), 999_999]) {
      const { body, status } = await as('customer', 'POST', '', { vehicleId, message: 'Any rust?' })
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({ path: 'vehicleId' })
    }
  })

  it('is read, answered and deleted by staff of its showroom alone; others never see it', async () => {
    const id = await sentInquiry('customer', { vehicleId: await newVehicle(at.catalogue.tokyo) })
    for (const who of LOCAL) {
      expect((await as(who, 'GET', `/${id}`)).status, who).toBe(404)
      expect((await as(who, 'PATCH', `/${id}`, { replyMessage: 'No.' })).status, who).toBe(404)
      expect((await as(who, 'PATCH', `/${id}/status`, { status: 'REPLIED' })).status, who).toBe(404)
      const { body } = await as(who, 'GET', '?limit=100')
      expect(JSON.stringify(body.data), who).not.toContain(`"id":${id},`)
      const jumped = await call('GET', `/jump?q=IQ-${id}`, { token: at.tokens[who] })
      expect(JSON.stringify(jumped.body), who).not.toContain(`/admin/inquiries/${id}`)
    }
    expect((await as('manager', 'DELETE', `/${id}`)).status).toBe(404)
    expect((await as('admin', 'PATCH', `/${id}`, { replyMessage: 'None.' })).status).toBe(200)
    expect((await as('customer', 'GET', `/${id}`)).body.data.replyMessage).toBe('None.')
  })
})

describe('an inquiry', () => {
  it('may be reused by its customer for five minutes, and by staff never', async () => {
    const id = await sentInquiry('customer')
    for (const path of ['', `/${id}`]) {
      const cache = async (who: PersonName) => (await as(who, 'GET', path)).headers.get('cache-control') ?? ''
      expect(await cache('customer')).toBe('private, max-age=300')
      expect(await cache('operator')).not.toContain('max-age=300')
    }
  })

  it('is part of its customer’s own data, and of nobody else’s', async () => {
    const id = await sentInquiry('customer', { message: 'Only mine' })
    const own = await call('GET', '/users/my-data', { token: at.tokens.customer })
    expect(own.body.vehicleInquiries).toContainEqual(
      expect.objectContaining({ id, message: 'Only mine', manufacturer: 'Tata', reply: null }),
    )
    const other = await call('GET', '/users/my-data', { token: at.tokens.otherCustomer })
    expect(JSON.stringify(other.body)).not.toContain('Only mine')
  })
})

it('goes with the account of its customer', async () => {
  const [own, other] = [await sentInquiry('dealer'), await sentInquiry('otherCustomer')]
  await eraseInquiries(at.payload.db.drizzle, [at.people.dealer.id])
  expect([await rowOf(own), (await rowOf(other))?.id]).toEqual([undefined, other])
})
