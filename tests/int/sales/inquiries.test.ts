import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseInquiries } from '@/modules/sales/inquiries/operations/erase-inquiries'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const

let payload: Payload
let people: People
let catalogue: Catalogue
const tokens: Partial<Record<PersonName, string>> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  catalogue = await addCatalogue()
  for (const name of [...STAFF, 'otherCustomer', 'dealer', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
}, 120_000)

// Each case has its own hour.
beforeEach(() => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`))

const rowsOf = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
const as = (who: PersonName | null, method: string, path: string, body?: unknown, key?: string) =>
  call(method, `/vehicle-inquiries${path}`, {
    token: who ? tokens[who] : undefined,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

const least = { manufacturer: 'Tata', model: 'Nano', message: 'Have you got one?' }
const ask = (who: PersonName | null, more: object = {}, key?: string) =>
  as(who, 'POST', '', { ...least, ...more }, key)
const asked = async (who: PersonName, more: object = {}): Promise<number> =>
  (await ask(who, more)).body.data.id
const rowOf = async (id: number) => (await rowsOf(sql`SELECT * FROM vehicle_inquiries WHERE id = ${id}`))[0]
const mailsAbout = (id: number) =>
  rowsOf(sql`SELECT event_key, to_address, subject, body_text FROM mail_outbox
    WHERE effect_key LIKE ${`inquiry:${id}:%`} ORDER BY id`)
const nameIn = async (table: 'manufacturers' | 'models', id: number) =>
  String((await rowsOf(sql`SELECT name FROM ${sql.identifier(table)} WHERE id = ${id}`))[0]?.name)

describe('asking', () => {
  it('is for customers and dealers, and for nobody else', async () => {
    expect((await ask(null)).status).toBe(401)
    for (const who of STAFF) expect((await ask(who)).status, who).toBe(403)
    for (const who of ['customer', 'dealer'] as const) {
      const { body, status } = await ask(who)
      expect([status, body.message]).toEqual([201, 'Vehicle inquiry submitted successfully!'])
      expect(body.data).toMatchObject({ status: 'PENDING', userId: people[who].id, customerEmail: null })
    }
  })

  it('keeps everything that was sent, with make and model as entries of the lists where these know them', async () => {
    const [make, model] = [
      await nameIn('manufacturers', catalogue.manufacturer),
      await nameIn('models', catalogue.model),
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
    const id = await asked('customer', {
      ...wishes,
      manufacturer: make.toUpperCase(),
      model: model.toLowerCase(),
    })
    expect(await rowOf(id)).toMatchObject({
      customer_id: people.customer.id,
      status: 'PENDING',
      manufacturer_id: catalogue.manufacturer,
      custom_manufacturer: null,
      model_id: catalogue.model,
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
      manufacturer: { id: catalogue.manufacturer, name: make },
      model: { id: catalogue.model, name: model },
    })
    const typed = await asked('customer', { manufacturer: catalogue.manufacturer, model: 'No such model' })
    expect(await rowOf(typed)).toMatchObject({
      manufacturer_id: catalogue.manufacturer,
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
    const { body, status } = await ask('customer', wrong)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  it('again under one key is the same inquiry, even at once, and tells the team once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('customer', { message: 'Once' }, 'one-key')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = new Set(answers.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    expect(await rowsOf(sql`SELECT id FROM vehicle_inquiries WHERE message = 'Once'`)).toHaveLength(1)
    const [id] = ids
    expect(await mailsAbout(id)).toHaveLength(1)
    expect((await ask('customer', { message: 'Another' }, 'one-key')).status).toBe(409)
    expect((await ask('dealer', { message: 'Once' }, 'one-key')).body.data.id).not.toBe(id)
  })

  it('is limited to 20 an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await ask('dealer')).status).toBe(201)
    const { headers, status } = await ask('dealer')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('asking about a vehicle of the stock', () => {
  const LOCAL = ['operator', 'supervisor', 'manager'] as const

  beforeAll(async () => {
    for (const who of LOCAL)
      await payload.update({
        collection: 'users',
        id: people[who].id,
        data: { allShowrooms: false, assignedShowrooms: [catalogue.mombasa] },
        overrideAccess: true,
      })
  })

  const newVehicle = async (showroom: number, status = 'PUBLISHED'): Promise<number> => {
    const body = vehicleBody(catalogue, { showroom_id: showroom, status })
    return (await call('POST', '/vehicles', { token: tokens.admin, body })).body.data.id
  }

  it('keeps the vehicle, its showroom, make, model and year, and asks that showroom', async () => {
    const { mombasa, manufacturer, model } = catalogue
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
    const found = await as('operator', 'GET', `?vehicleId=${vehicleId}`)
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([body.data.id])
  })

  it('is refused for one that the public cannot see, or that does not exist', async () => {
    for (const vehicleId of [await newVehicle(catalogue.mombasa, 'DRAFT'), 999_999]) {
      const { body, status } = await as('customer', 'POST', '', { vehicleId, message: 'Any rust?' })
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({ path: 'vehicleId' })
    }
  })

  it('is read, answered and deleted by staff of its showroom alone; others never see it', async () => {
    const id = await asked('customer', { vehicleId: await newVehicle(catalogue.tokyo) })
    for (const who of LOCAL) {
      expect((await as(who, 'GET', `/${id}`)).status, who).toBe(404)
      expect((await as(who, 'PATCH', `/${id}`, { replyMessage: 'No.' })).status, who).toBe(404)
      expect((await as(who, 'PATCH', `/${id}/status`, { status: 'REPLIED' })).status, who).toBe(404)
      const { body } = await as(who, 'GET', '?limit=100')
      expect(JSON.stringify(body.data), who).not.toContain(`"id":${id},`)
      const jumped = await call('GET', `/jump?q=IQ-${id}`, { token: tokens[who] })
      expect(JSON.stringify(jumped.body), who).not.toContain(`/admin/inquiries/${id}`)
    }
    expect((await as('manager', 'DELETE', `/${id}`)).status).toBe(404)
    expect((await as('admin', 'PATCH', `/${id}`, { replyMessage: 'None.' })).status).toBe(200)
    expect((await as('customer', 'GET', `/${id}`)).body.data.replyMessage).toBe('None.')
  })
})

describe('an inquiry', () => {
  it('may be reused by its customer for five minutes, and by staff never', async () => {
    const id = await asked('customer')
    for (const path of ['', `/${id}`]) {
      const cache = async (who: PersonName) => (await as(who, 'GET', path)).headers.get('cache-control') ?? ''
      expect(await cache('customer')).toBe('private, max-age=300')
      expect(await cache('operator')).not.toContain('max-age=300')
    }
  })

  it('is part of its customer’s own data, and of nobody else’s', async () => {
    const id = await asked('customer', { message: 'Only mine' })
    const own = await call('GET', '/users/my-data', { token: tokens.customer })
    expect(own.body.vehicleInquiries).toContainEqual(
      expect.objectContaining({ id, message: 'Only mine', manufacturer: 'Tata', reply: null }),
    )
    const other = await call('GET', '/users/my-data', { token: tokens.otherCustomer })
    expect(JSON.stringify(other.body)).not.toContain('Only mine')
  })
})

it('goes with the account of its customer', async () => {
  const [own, other] = [await asked('dealer'), await asked('otherCustomer')]
  await eraseInquiries(payload.db.drizzle, [people.dealer.id])
  expect([await rowOf(own), (await rowOf(other))?.id]).toEqual([undefined, other])
})

describe('staff', () => {
  it('reply: the inquiry is answered, by whom and when, and the customer is told once', async () => {
    const id = await asked('customer')
    const reply = { replyMessage: 'We have two in Yokohama.' }
    const { body, status } = await as('operator', 'PATCH', `/${id}`, reply)
    expect([status, body.message]).toEqual([200, 'Vehicle inquiry updated successfully'])
    expect(await rowOf(id)).toMatchObject({
      status: 'REPLIED',
      reply_message: reply.replyMessage,
      replied_by_id: people.operator.id,
    })
    expect(Date.now() - Date.parse(body.data.replyAt)).toBeLessThan(60_000)
    await as('operator', 'PATCH', `/${id}`, reply)
    const mails = await mailsAbout(id)
    expect(mails.map(({ event_key }) => event_key)).toEqual(['inquiry-asked', 'inquiry-replied'])
    expect(mails[1]).toMatchObject({ to_address: people.customer.email })
    expect(mails[1]?.body_text).toContain(reply.replyMessage)
    const own = (await as('customer', 'GET', `/${id}`)).body.data
    expect(own).toMatchObject({ status: 'REPLIED', ...reply, repliedBy: null, customerEmail: null })
  })

  it('of two who reply at once, one is told that the other was first', async () => {
    const id = await asked('customer')
    const { updatedAt } = (await as('operator', 'GET', `/${id}`)).body.data
    const answers = await Promise.all(
      ['operator', 'manager'].map((who) =>
        as(who as PersonName, 'PATCH', `/${id}`, { replyMessage: `From ${who}`, updatedAt }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailsAbout(id)).toHaveLength(2)
  })

  it('of two who reply at once without saying what they have read, one is refused; a double click is one', async () => {
    const id = await asked('customer')
    const reply = (who: PersonName, replyMessage: string) => as(who, 'PATCH', `/${id}`, { replyMessage })
    const both = await Promise.all([reply('operator', 'From operator'), reply('manager', 'From manager')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { reply_message } = (await rowOf(id)) ?? {}
    const again = await Promise.all([1, 2].map(() => reply('operator', String(reply_message))))
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect((await rowOf(id))?.reply_message).toBe(reply_message)
    expect(await mailsAbout(id)).toHaveLength(2)
  })

  it('cannot take a reply back, and change the rest as far as it makes sense', async () => {
    const id = await asked('customer', { yearFrom: 2012 })
    await as('operator', 'PATCH', `/${id}`, { replyMessage: 'Yes.' })
    expect((await as('operator', 'PATCH', `/${id}`, { replyMessage: '' })).status).toBe(422)
    const wrong = await as('operator', 'PATCH', `/${id}`, { yearTo: 2010 })
    expect(wrong.body.errors).toEqual([
      { path: 'yearTo', message: 'The last year cannot be before the first' },
    ])
    const { data } = (
      await as('operator', 'PATCH', `/${id}`, { manufacturer: catalogue.manufacturer, country: 'Uganda' })
    ).body
    expect(data).toMatchObject({
      manufacturer: { id: catalogue.manufacturer },
      customManufacturer: null,
      customModel: 'Nano',
      country: 'Uganda',
      yearFrom: 2012,
      replyMessage: 'Yes.',
    })
  })

  it('mark an inquiry as answered, and open it again, without an e-mail', async () => {
    const id = await asked('customer')
    for (const status of ['REPLIED', 'PENDING']) {
      const { body } = await as('operator', 'PATCH', `/${id}/status`, { status })
      expect(body).toMatchObject({
        message: 'Vehicle inquiry status updated successfully',
        data: { status },
      })
    }
    expect(await mailsAbout(id)).toHaveLength(1)
    expect((await as('operator', 'PATCH', `/${id}/status`, { status: 'CLOSED' })).status).toBe(422)
  })

  it('delete, if their role says so', async () => {
    const id = await asked('customer')
    expect((await as('operator', 'DELETE', `/${id}`)).status).toBe(403)
    const { body, status } = await as('manager', 'DELETE', `/${id}`)
    expect([status, body.message]).toEqual([200, 'Vehicle inquiry deleted successfully'])
    expect(await rowOf(id)).toBeUndefined()
    expect((await as('manager', 'DELETE', `/${id}`)).status).toBe(404)
  })

  it('find inquiries by every filter', async () => {
    const wishes = { yearFrom: 2012, yearTo: 2016, transmission: 'semi_automatic', steering: 'LHD' }
    const id = await asked('dealer', {
      ...wishes,
      manufacturer: 'Lada',
      model: 'Niva',
      priceType: 'DDP',
      country: 'Belarus',
      message: 'For the swamp',
    })
    const today = new Date().toISOString().slice(0, 10)
    const hits = [
      `userId=${people.dealer.id}`,
      'status=PENDING',
      'keyword=swamp',
      `keyword=IQ-${id}`,
      'customerName=dealer',
      'manufacturer=lada',
      'model=niva',
      'yearFrom=2016',
      'yearTo=2012',
      'transmission=semi automatic',
      'steering=LHD',
      'priceType=DDP',
      'country=belarus',
      `inquiryDateFrom=${today}`,
      `inquiryDateTo=${today}`,
    ]
    const misses = [
      `userId=${people.customer.id}`,
      'status=REPLIED',
      'keyword=desert',
      'customerName=otherCustomer',
      'manufacturer=toyota',
      'model=samara',
      'yearFrom=2017',
      'yearTo=2011',
      'transmission=manual',
      'steering=RHD',
      'priceType=FOB',
      'country=kenya',
      'inquiryDateFrom=2999-01-01',
      'inquiryDateTo=2020-01-01',
    ]
    const isFound = async (filter: string) => {
      const { body } = await as('operator', 'GET', `?limit=100&${encodeURI(filter)}`)
      return body.data.some((one: { id: number }) => one.id === id)
    }
    for (const filter of hits) expect(await isFound(filter), filter).toBe(true)
    for (const filter of misses) expect(await isFound(filter), filter).toBe(false)
    expect((await as('operator', 'GET', '?yearFrom=2016&yearTo=2012')).status).toBe(422)
  })

  it('see what waits longest first', async () => {
    const [first, second] = [await asked('customer'), await asked('customer')]
    const answered = await asked('customer')
    await as('operator', 'PATCH', `/${answered}`, { replyMessage: 'Yes.' })
    const { data } = (await as('operator', 'GET', `?userId=${people.customer.id}&limit=100`)).body
    const order = data.map(({ id }: { id: number }) => id)
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second))
    expect(order.indexOf(second)).toBeLessThan(order.indexOf(answered))
  })

  it('jump to an inquiry by its number or by who asked', async () => {
    const id = await asked('otherCustomer')
    for (const typed of [`IQ-${id}`, 'otherCustomer']) {
      const { body } = await call('GET', `/jump?q=${typed}`, { token: tokens.operator })
      expect(JSON.stringify(body), typed).toContain(`/admin/inquiries/${id}`)
    }
  })
})
