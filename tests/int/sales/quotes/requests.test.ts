import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { sweepUploads } from '@/modules/inventory/media/operations/sweep-uploads'
import { call, type PersonName } from '../../api/client'
import { exists, open, photo, presign, put, withCameraData } from '../../inventory/media/uploads-kit'
import {
  as,
  at,
  history,
  mailsAbout,
  newVehicle,
  quoteRow,
  requestedQuote,
  requestQuote,
  rowsOf,
  STAFF,
  WISH,
  wished,
  withQuotes,
} from './quotes-kit'

withQuotes()

const DUPLICATE =
  'You already have a quote request for this vehicle. Please check your existing quotes or contact support.'
const RESERVED = 'This vehicle is reserved. Please contact support to request a quote.'

describe('requesting a quote', () => {
  it('is for customers and dealers; staff read why they cannot', async () => {
    const vehicle = await newVehicle()
    expect((await call('POST', '/quotes/request', { body: { vehicleId: vehicle } })).status).toBe(401)
    for (const who of STAFF) {
      const refused = await requestQuote(who, vehicle)
      expect(refused.status, who).toBe(403)
      expect(refused.body.message).toContain('You cannot request a quote with this account type.')
    }
    for (const who of ['customer', 'dealer'] as const)
      expect((await requestQuote(who, vehicle)).status, who).toBe(201)
  })

  it('stores the request with the address, notifies the showroom, and changes nothing about the vehicle', async () => {
    const vehicle = await newVehicle()
    const { body } = await requestQuote('customer', vehicle)
    expect(body.message).toMatch(/^Quote request submitted successfully!/)
    const { id } = body.data
    expect(body.data).toMatchObject({
      quoteNumber: `QT-${new Date().getUTCFullYear()}-${id}`,
      status: 'AWAITING_RESPONSE',
      quoteType: 'INITIAL_QUOTE',
      turn: 'staff',
      currency: 'USD',
      quotedPrice: null,
      shipmentAddressType: 'DEFAULT_ADDRESS',
      shipmentAddress: '12 Moi Avenue, Mombasa',
      showroomOfficeId: at.catalogue.mombasa,
      vehicle: { id: vehicle },
      orderOnDemandRequest: null,
    })
    expect(await quoteRow(id)).toMatchObject({
      customer_id: at.people.customer.id,
      vehicle_id: vehicle,
      status: 'AWAITING_RESPONSE',
    })
    expect(await history(id)).toEqual(['request'])
    expect(await mailsAbout(id)).toEqual(['quote-requested', 'quote-received'])
    const [received] = await rowsOf(
      sql`SELECT body_text FROM mail_outbox WHERE effect_key = ${`quote:${id}:received`}`,
    )
    expect(received?.body_text).toContain('Consignee (ship to): 12 Moi Avenue, Mombasa.')
    const seen = await as('customer', 'GET', `/quotes/my-quote-exists/${vehicle}`)
    expect(seen.body.data).toEqual({ exists: true })
    const other = await as('dealer', 'GET', `/quotes/my-quote-exists/${vehicle}`)
    expect(other.body.data).toEqual({ exists: false })
  })

  it('a second time is refused in the words of the specification', async () => {
    const vehicle = await newVehicle()
    await requestQuote('customer', vehicle)
    const again = await requestQuote('customer', vehicle)
    expect([again.status, again.body.message]).toEqual([409, DUPLICATE])
  })

  it('submitted twice at once, with and without a key, makes one quote', async () => {
    for (const headers of [undefined, { 'idempotency-key': 'twice-1' }]) {
      const vehicle = await newVehicle()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => requestQuote('customer', vehicle, headers)),
      )
      const made = answers.map(({ status }) => status).toSorted()
      expect(made).toEqual(headers ? Array(6).fill(201) : [201, 409, 409, 409, 409, 409])
      expect(await rowsOf(sql`SELECT id FROM quotes WHERE vehicle_id = ${vehicle}`)).toHaveLength(1)
    }
  })

  it.each([
    ['DRAFT', 404, 'Vehicle not found'],
    ['ARCHIVED', 404, 'Vehicle not found'],
    ['SOLD', 409, 'This vehicle is sold.'],
    ['IN_AUCTION', 409, 'This vehicle is in an auction and cannot be quoted.'],
    ['RESERVED', 409, RESERVED],
  ])('for a vehicle of status %s is refused with %i', async (status, code, message) => {
    const answer = await requestQuote('customer', await newVehicle({ status }))
    expect([answer.status, answer.body.message]).toEqual([code, message])
  })

  it('is open to the customer for whom the vehicle is reserved, and to nobody else', async () => {
    const vehicle = await newVehicle()
    const hold = (await as('customer', 'POST', `/vehicles/${vehicle}/reserve`)).body.data.id
    await as('admin', 'PUT', `/reservations/${hold}/confirm`)
    expect((await requestQuote('dealer', vehicle)).body.message).toBe(RESERVED)
    expect((await requestQuote('customer', vehicle)).status).toBe(201)
  })

  it('needs a complete profile and an address', async () => {
    const vehicle = await newVehicle()
    const { id } = at.people.otherCustomer
    await rowsOf(sql`UPDATE users SET user_type = NULL WHERE id = ${id}`)
    const incomplete = await requestQuote('otherCustomer', vehicle)
    expect([incomplete.status, incomplete.body.message]).toEqual([403, 'Complete Your Profile'])
    await rowsOf(sql`UPDATE users SET user_type = 'CUSTOMER' WHERE id = ${id}`)
    const body = { vehicleId: vehicle, shipmentAddressType: 'DELIVERY_ADDRESS_2' }
    const nowhere = await as('otherCustomer', 'POST', '/quotes/request', body)
    expect(nowhere.status).toBe(422)
    expect(nowhere.body.errors[0].path).toBe('shipmentAddressType')
    expect((await requestQuote('otherCustomer', vehicle)).status).toBe(201)
  })

  it('can be done by staff for a customer', async () => {
    const vehicle = await newVehicle()
    const body = { userId: at.people.dealer.id, vehicleId: vehicle }
    expect((await as('operator', 'POST', '/quotes', body)).status).toBe(403)
    const { body: made } = await as('manager', 'POST', '/quotes', body)
    expect(made.data).toMatchObject({ userId: at.people.dealer.id, status: 'AWAITING_RESPONSE' })
    for (const userId of [999_999, at.people.supervisor.id]) {
      const nobody = await as('manager', 'POST', '/quotes', { ...body, userId })
      expect(nobody.body.errors).toEqual([{ path: 'userId', message: 'There is no such customer' }])
    }
    const query = `userId=${at.people.dealer.id}&vehicleId=${vehicle}`
    expect((await as('operator', 'GET', `/quotes/exists?${query}`)).body.data).toEqual({ exists: true })
  })
})

describe('requesting a vehicle on demand', () => {
  it('stores what is looked for; a customer may look for several', async () => {
    const id = await wished('customer')
    const { body } = await as('customer', 'GET', `/quotes/my-quotes/${id}`)
    expect(body.data).toMatchObject({
      isOrderOnDemandRequest: true,
      vehicleId: null,
      vehicleName: 'Tucker Torpedo',
      orderOnDemandRequest: { customManufacturer: 'Tucker', customModel: 'Torpedo', country: 'JP' },
    })
    expect(await wished('customer')).not.toBe(id)
  })

  it('uses the lists where they know the make and the model, and refuses ids that they do not have', async () => {
    const { manufacturer, model } = at.catalogue
    const wish = { manufacturer, model, country: 'Kenya' }
    const { body } = await as('customer', 'POST', '/quotes/order-on-demand', wish)
    expect(body.data.vehicleName).toBe('Toyota Corolla Axio')
    expect(body.data.orderOnDemandRequest.country).toBe('KE')
    const unknown = await as('customer', 'POST', '/quotes/order-on-demand', { ...wish, model: 999_999 })
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, 'model'])
  })

  it('states what it may cost, in what condition it has to be, and where it goes', async () => {
    const [beira, hakata] = await rowsOf(sql`INSERT INTO ports (name, country, use)
      VALUES ('Beira', 'Mozambique', 'destination'), ('Hakata', 'Japan', 'origin') RETURNING id`)
    const limits = { budget: 8_000.5, maxMileage: 80_000, mileageUnit: 'km', auctionGrade: '4.5' }
    const sent = { ...WISH, ...limits, chassisCode: ' NCP51 ', portId: beira?.id }
    const { body } = await as('customer', 'POST', '/quotes/order-on-demand', sent)
    const { id } = body.data
    for (const [who, path] of [
      ['customer', `/quotes/my-quotes/${id}`],
      ['operator', `/quotes/${id}`],
    ] as const)
      expect((await as(who, 'GET', path)).body.data, who).toMatchObject({
        orderOnDemandRequest: { ...limits, budgetCurrency: 'USD', chassisCode: 'NCP51' },
        port: { id: beira?.id, name: 'Beira' },
      })
    expect(await quoteRow(id)).toMatchObject({ wanted_budget: '800050', wanted_mileage_unit: 'km' })
    const nowhere = await as('customer', 'POST', '/quotes/order-on-demand', { ...WISH, portId: hakata?.id })
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([422, 'portId'])
  })

  it('goes from not available to modified and back to staff', async () => {
    const id = await wished('customer')
    const path = `/quotes/my-quotes/${id}/request`
    expect((await as('customer', 'PUT', path, WISH)).status).toBe(409)
    const gone = await as('operator', 'PUT', `/quotes/${id}/status`, { status: 'NOT_AVAILABLE' })
    expect(gone.body.data).toMatchObject({
      status: 'NOT_AVAILABLE',
      reason: 'Marked as not available by admin',
    })
    expect((await as('dealer', 'PUT', path, WISH)).status).toBe(404)
    const modified = await as('customer', 'PUT', path, { ...WISH, customModel: 'Model 48' })
    expect(modified.body.data).toMatchObject({
      status: 'AWAITING_RESPONSE',
      turn: 'staff',
      vehicleName: 'Tucker Model 48',
    })
    expect(await history(id)).toEqual(['request', 'markNotAvailable', 'modify'])
    expect(await mailsAbout(id)).toEqual([
      'quote-requested',
      'quote-received',
      'quote-not-available',
      'quote-request-modified',
      'quote-received',
    ])
  })

  it('a standard quote cannot be marked as not available', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    const answer = await as('admin', 'PUT', `/quotes/${id}/status`, { status: 'NOT_AVAILABLE' })
    expect(answer.status).toBe(409)
  })
})

describe('the picture of a vehicle on demand', () => {
  const wish = (data: Buffer) => ({
    fileName: 'wanted car.jpg',
    fileType: 'image/jpeg',
    size: data.length,
    folder: 'wanted-vehicles',
  })
  const tokenOf = (who: PersonName): string => at.tokens[who] ?? ''
  /** Sends bytes as a picture, without having them checked. @returns their path */
  async function sent(who: PersonName, data: Buffer): Promise<string> {
    const { body } = await presign(tokenOf(who), wish(data))
    expect((await put(body.data, data)).status).toBe(200)
    return body.data.path
  }
  const storePicture = (who: PersonName, path: string) => as(who, 'POST', '/quotes/pictures', { path })
  const storedPicture = async (who: PersonName, n: number): Promise<string> =>
    (await storePicture(who, await sent(who, await photo(n)))).body.data.imageUrl

  it('opens for its customer and for staff who see the request, and for nobody else', async () => {
    const imageUrl = await storedPicture('customer', 1)
    expect(imageUrl).toMatch(/^\/files\/[0-9a-f-]{36}$/)
    expect((await open(imageUrl, tokenOf('operator'))).status, 'before it is sent').toBe(404)
    const made = await as('customer', 'POST', '/quotes/order-on-demand', { ...WISH, imageUrl })
    expect(made.body.data.orderOnDemandRequest.imageUrl).toBe(imageUrl)
    for (const who of ['customer', 'operator', 'admin'] as const)
      expect(await open(imageUrl, tokenOf(who)), who).toMatchObject({ status: 200, type: 'image/webp' })
    for (const who of ['otherCustomer', 'dealer'] as const)
      expect((await open(imageUrl, tokenOf(who))).status, who).toBe(404)
    expect((await open(imageUrl)).status, 'a guest').toBe(404)
  })

  it('stores only its pixels, upright; the same file twice is the same picture', async () => {
    const path = await sent('customer', await withCameraData('jpeg'))
    const first = await storePicture('customer', path)
    expect((await storePicture('customer', path)).body).toEqual(first.body)
    const { body } = await open(first.body.data.imageUrl, tokenOf('customer'))
    expect(body.slice(8, 12)).toBe('WEBP')
    expect(body).not.toContain('CAMERA-SERIAL')
  })

  it('is refused and removed if it is something else, and nobody else can have it stored', async () => {
    const path = await sent('customer', Buffer.from('<svg onload="alert(1)"/>'))
    expect((await storePicture('otherCustomer', path)).status).toBe(404)
    expect((await storePicture('customer', path)).status).toBe(415)
    expect(await exists(path)).toBe(false)
    const good = await sent('customer', await photo(2))
    // The call for public pictures does not take it.
    expect((await as('customer', 'POST', '/uploads/images', { path: good })).status).toBe(404)
    expect((await as('admin', 'POST', '/uploads/images', { path: good })).status).toBe(403)
  })

  it('customers upload there and nowhere else, staff do not, and no file is too large', async () => {
    const data = await photo(3)
    const given = wish(data)
    expect((await presign(tokenOf('admin'), given)).status).toBe(403)
    expect((await presign(tokenOf('customer'), { ...given, folder: 'vehicles' })).status).toBe(403)
    expect((await presign(tokenOf('customer'), { ...given, size: 6 * 1024 * 1024 })).status).toBe(413)
    expect((await presign(tokenOf('customer'), { ...given, fileType: 'pdf' })).status).toBe(415)
  })

  it('a request names only what its customer has sent', async () => {
    const imageUrl = await storedPicture('customer', 4)
    const taken = await as('dealer', 'POST', '/quotes/order-on-demand', { ...WISH, imageUrl })
    expect([taken.status, taken.body.errors[0].path]).toEqual([422, 'imageUrl'])
    const elsewhere = { ...WISH, imageUrl: 'https://example.com/car.jpg' }
    expect((await as('dealer', 'POST', '/quotes/order-on-demand', elsewhere)).status).toBe(201)
  })

  it('stays as long as a request names it, and is removed a day after that', async () => {
    const [named, replaced] = [await storedPicture('customer', 5), await storedPicture('customer', 6)]
    const { body } = await as('customer', 'POST', '/quotes/order-on-demand', { ...WISH, imageUrl: replaced })
    const { id } = body.data
    await as('operator', 'PUT', `/quotes/${id}/status`, { status: 'NOT_AVAILABLE' })
    await rowsOf(sql`UPDATE uploads SET created_at = created_at - interval '25 hours'`)
    await sweepUploads(at.payload)
    expect((await open(replaced, tokenOf('customer'))).status).toBe(200)
    expect((await open(named, tokenOf('customer'))).status, 'never used').toBe(404)
    await as('customer', 'PUT', `/quotes/my-quotes/${id}/request`, WISH)
    await sweepUploads(at.payload)
    expect((await open(replaced, tokenOf('customer'))).status, 'used no longer').toBe(404)
  })
})
