import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { expireReservations } from '@/modules/inventory/reservations/operations/expire-reservations'
import { call } from '../../api/client'
import {
  as,
  at,
  decide,
  mailsAbout,
  newVehicle,
  overdue,
  PUBLISHED,
  RESERVED,
  request,
  reserve,
  rowsOf,
  STAFF,
  statusOf,
  withReservations,
} from './reservations-kit'

withReservations()

describe('requesting a vehicle', () => {
  it('is for customers and dealers, and for nobody else', async () => {
    const vehicle = await newVehicle()
    expect((await call('POST', `/vehicles/${vehicle}/reserve`)).status).toBe(401)
    for (const who of STAFF) expect((await reserve(who, vehicle)).status, who).toBe(403)
    for (const who of ['customer', 'dealer'] as const)
      expect((await reserve(who, vehicle)).status, who).toBe(201)
  })

  it('gives a place in the queue, notifies the showroom, and changes nothing about the vehicle', async () => {
    const vehicle = await newVehicle()
    const first = await reserve('customer', vehicle)
    const second = await reserve('dealer', vehicle)
    expect(first.body).toMatchObject({
      message: 'Your request was sent to the showroom',
      data: { status: 'REQUESTED', queuePlace: 1, expiresAt: null, vehicle: { id: vehicle } },
    })
    expect(second.body.data.queuePlace).toBe(2)
    const [mail, ...others] = await mailsAbout(first.body.data.id)
    expect(mail).toMatchObject({ event_key: 'hold-requested', to_address: at.people.admin.email })
    expect(mail?.subject).toContain('customer Test')
    expect(others).toEqual([])
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
  })

  it('shows beforehand, to guests too, how long it lasts, who answers, and the place in the queue', async () => {
    const vehicle = await newVehicle()
    const terms = async () => (await call('GET', `/vehicles/${vehicle}/reserve`)).body.data
    const [office] = await rowsOf(sql`SELECT o.showroom_name, o.opening_hours FROM vehicles v
      JOIN showroom_offices o ON o.id = v.showroom_id WHERE v.id = ${vehicle}`)
    const showroom = { name: office?.showroom_name, openingHours: office?.opening_hours ?? null }
    expect(await terms()).toEqual({ hours: 48, place: 1, showroom })
    const first = await request('customer', vehicle)
    await request('dealer', vehicle)
    expect((await terms()).place).toBe(3)
    await decide('admin', first, 'reject')
    expect((await terms()).place).toBe(2)
    const hidden = await newVehicle({ status: 'DRAFT' })
    expect((await call('GET', `/vehicles/${hidden}/reserve`)).status).toBe(404)
  })

  it('a second time is refused with the reason, and leaves one request', async () => {
    const vehicle = await newVehicle()
    await reserve('customer', vehicle)
    const again = await reserve('customer', vehicle)
    expect(again.status).toBe(409)
    expect(again.body.message).toBe('You have already requested this vehicle.')
    const open = await rowsOf(sql`SELECT id FROM reservations WHERE vehicle_id = ${vehicle}`)
    expect(open).toHaveLength(1)
  })

  it.each([
    ['DRAFT', 404, 'Vehicle not found'],
    ['ARCHIVED', 404, 'Vehicle not found'],
    ['SOLD', 409, 'sold'],
    ['IN_AUCTION', 409, 'auction'],
    ['RESERVED', 409, 'reserved for another buyer'],
  ])('of status %s is refused with %i', async (status, code, words) => {
    const answer = await reserve('customer', await newVehicle({ status }))
    expect(answer.status).toBe(code)
    expect(answer.body.message).toContain(words)
  })

  it('many times at once leaves one request per customer', async () => {
    const vehicle = await newVehicle()
    const who = ['customer', 'dealer', 'otherCustomer'] as const
    const answers = await Promise.all([...who, ...who, ...who].map((one) => reserve(one, vehicle)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(6).fill(409)])
    const rows = await rowsOf(sql`SELECT customer_id FROM reservations WHERE vehicle_id = ${vehicle}`)
    expect(new Set(rows.map((row) => row.customer_id)).size).toBe(3)
  })
})

describe('deciding on a request', () => {
  it('is for staff who may change vehicles', async () => {
    for (const step of ['confirm', 'reject', 'release']) {
      const id = await request('customer', await newVehicle())
      const body = step === 'confirm' ? undefined : {}
      expect((await call('PUT', `/reservations/${id}/${step}`, { body })).status, step).toBe(401)
      for (const who of ['customer', 'otherCustomer', 'dealer'] as const)
        expect((await decide(who, id, step)).status, `${who} ${step}`).toBe(403)
    }
    for (const who of STAFF) {
      const id = await request('customer', await newVehicle())
      expect((await decide(who, id, 'confirm')).status, who).toBe(200)
      expect((await decide(who, id, 'release')).status, who).toBe(200)
    }
    expect((await decide('admin', 999_999, 'confirm')).status).toBe(404)
  })

  it('confirming reserves the vehicle for 48 hours: status, search, mail and log follow', async () => {
    const vehicle = await newVehicle()
    const id = await request('customer', vehicle)
    const { body } = await decide('operator', id, 'confirm')
    expect(body.message).toBe('Reservation confirmed')
    expect(body.data).toMatchObject({ status: 'CONFIRMED', decidedBy: 'operator Test', queuePlace: null })
    const hours = (Date.parse(body.data.expiresAt) - Date.parse(body.data.confirmedAt)) / 3_600_000
    expect(hours).toBe(48)
    expect(await statusOf(vehicle)).toEqual({ status: 'RESERVED', searched: RESERVED })
    const mails = await mailsAbout(id)
    expect(mails.map((mail) => mail.event_key)).toEqual(['hold-requested', 'hold-confirmed'])
    expect(mails[1]?.to_address).toBe(at.people.customer.email)
    const log = await rowsOf(sql`SELECT table_name, actor_id FROM audit_log
      WHERE action = 'update' AND ((table_name = 'vehicles' AND record_id = ${String(vehicle)})
        OR (table_name = 'reservations' AND record_id = ${String(id)}))`)
    expect(log).toEqual(
      expect.arrayContaining([
        { table_name: 'vehicles', actor_id: at.people.operator.id },
        { table_name: 'reservations', actor_id: at.people.operator.id },
      ]),
    )
    const jobs = await rowsOf(sql`SELECT start_after FROM pgboss.job WHERE name = 'inventory.expire-holds'
      AND start_after = ${body.data.expiresAt}::timestamptz`)
    expect(jobs).toHaveLength(1)
  })

  it('one of many concurrent confirmations wins; the others read why and keep their place', async () => {
    const vehicle = await newVehicle()
    const ids = [
      await request('customer', vehicle),
      await request('dealer', vehicle),
      await request('otherCustomer', vehicle),
    ]
    const answers = await Promise.all([...ids, ...ids].map((id) => decide('manager', id, 'confirm')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(5)
    for (const { body } of refused)
      expect(body.message).toMatch(/already reserved for another customer until .* UTC|is confirmed/)
    const rows = await rowsOf(
      sql`SELECT status FROM reservations WHERE vehicle_id = ${vehicle} ORDER BY status::text`,
    )
    expect(rows.map((row) => row.status)).toEqual(['CONFIRMED', 'REQUESTED', 'REQUESTED'])
  })

  it('rejecting removes the request from the queue and notifies the customer why', async () => {
    const vehicle = await newVehicle()
    const first = await request('customer', vehicle)
    await request('dealer', vehicle)
    const { body } = await decide('supervisor', first, 'reject', 'It is being inspected.')
    expect(body.data).toMatchObject({ status: 'REJECTED', note: 'It is being inspected.' })
    const mine = await as('dealer', 'GET', '/reservations/mine?open=true')
    const next = mine.body.data.find((one: { vehicle: { id: number } }) => one.vehicle.id === vehicle)
    expect(next.queuePlace).toBe(1)
    const [mail] = await rowsOf(
      sql`SELECT body_text FROM mail_outbox WHERE effect_key = ${`hold:${first}:reject`}`,
    )
    expect(mail?.body_text).toContain('It is being inspected.')
    expect((await reserve('customer', vehicle)).status).toBe(201)
  })

  it('a decision cannot be made twice', async () => {
    const id = await request('customer', await newVehicle())
    await decide('admin', id, 'reject')
    for (const step of ['confirm', 'reject', 'release']) {
      const { body, status } = await decide('admin', id, step)
      expect(status, step).toBe(409)
      expect(body.message).toContain('This reservation is rejected')
    }
  })

  it('a vehicle that was sold in the meantime is not reserved', async () => {
    const vehicle = await newVehicle()
    const id = await request('dealer', vehicle)
    await rowsOf(sql`UPDATE vehicles SET status = 'SOLD' WHERE id = ${vehicle}`)
    const late = await decide('admin', id, 'confirm')
    expect([late.status, late.body.message]).toEqual([409, 'This vehicle cannot be reserved: it is sold.'])
  })

  it('of another showroom does not exist for staff who are not assigned to it', async () => {
    const id = await request('customer', await newVehicle())
    const set = (data: Record<string, unknown>) =>
      at.payload.update({
        collection: 'users',
        id: at.people.operator.id,
        data,
        overrideAccess: true,
        depth: 0,
      })
    await set({ allShowrooms: false, assignedShowrooms: [at.catalogue.tokyo] })
    const list = await as('operator', 'GET', '/reservations')
    expect(list.body.total).toBe(0)
    expect((await decide('operator', id, 'confirm')).status).toBe(404)
    await set({ assignedShowrooms: [at.catalogue.mombasa] })
    expect((await decide('operator', id, 'confirm')).status).toBe(200)
    await set({ allShowrooms: true, assignedShowrooms: [] })
  })
})

describe('the end of a reservation', () => {
  it('comes on time: the vehicle is on offer again, the holder is notified, and nothing happens twice', async () => {
    const vehicle = await newVehicle()
    const id = await request('customer', vehicle)
    await decide('admin', id, 'confirm')
    expect(await expireReservations(at.payload)).toBe(0)
    await overdue(id)
    const ended = await Promise.all([
      expireReservations(at.payload),
      expireReservations(at.payload),
      expireReservations(at.payload),
    ])
    expect(ended.reduce((a, b) => a + b, 0)).toBe(1)
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
    const mails = await mailsAbout(id)
    expect(mails.map((mail) => mail.event_key)).toEqual(['hold-requested', 'hold-confirmed', 'hold-expired'])
    const [row] = await rowsOf(sql`SELECT status, ended_at FROM reservations WHERE id = ${id}`)
    expect(row).toMatchObject({ status: 'EXPIRED', ended_at: expect.anything() })
  })

  it('lets the next in the queue be confirmed', async () => {
    const vehicle = await newVehicle()
    const [first, second] = [await request('customer', vehicle), await request('dealer', vehicle)]
    await decide('admin', first, 'confirm')
    expect((await decide('admin', second, 'confirm')).status).toBe(409)
    await decide('admin', first, 'release')
    const { body, status } = await decide('admin', second, 'confirm')
    expect([status, body.data.status]).toEqual([200, 'CONFIRMED'])
    expect((await statusOf(vehicle))?.status).toBe('RESERVED')
  })
})

describe('reading reservations', () => {
  it('a customer reads their own and never those of others', async () => {
    const vehicle = await newVehicle()
    const id = await request('otherCustomer', vehicle)
    const own = await as('otherCustomer', 'GET', '/reservations/mine?limit=100')
    expect(own.body.data.map((one: { id: number }) => one.id)).toContain(id)
    expect(JSON.stringify(own.body)).not.toContain('@')
    const other = await as('customer', 'GET', '/reservations/mine?limit=100')
    expect(other.body.data.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await call('GET', '/reservations/mine')).status).toBe(401)
    expect((await as('customer', 'GET', '/reservations')).status).toBe(403)
    expect((await call('GET', '/reservations')).status).toBe(401)
  })

  it('shows staff who requested before and for whom the vehicle is held, names only to those who see customers', async () => {
    const vehicle = await newVehicle()
    const first = await request('customer', vehicle)
    await request('dealer', vehicle)
    const last = await request('otherCustomer', vehicle)
    const row = async (who: 'operator' | 'admin') => {
      const { body } = await as(who, 'GET', `/reservations?vehicleId=${vehicle}`)
      return body.data.find(({ id }: { id: number }) => id === last)
    }
    expect(await row('admin')).toMatchObject({
      queuePlace: 3,
      queueLength: 3,
      askedBefore: ['customer Test', 'dealer Test'],
      heldFor: null,
    })
    const { body } = await decide('admin', first, 'confirm')
    const until = body.data.expiresAt
    expect(body.data).toMatchObject({ askedBefore: [], heldFor: null })
    expect(await row('admin')).toMatchObject({
      queuePlace: 2,
      askedBefore: ['dealer Test'],
      heldFor: { customer: 'customer Test', until },
    })
    const set = (permissions: unknown) =>
      rowsOf(
        sql`UPDATE users SET permissions = ${JSON.stringify(permissions)}::jsonb WHERE id = ${at.people.operator.id}`,
      )
    await set({ sales: { read: false }, support: { read: false } })
    expect(await row('operator')).toMatchObject({ askedBefore: [], heldFor: { customer: null, until } })
    await set(null)
  })

  it('only staff who deal with customers learn who they are, and find them by their names', async () => {
    await request('customer', await newVehicle())
    const own = { sales: { read: false }, support: { read: false } }
    const set = (permissions: unknown) =>
      rowsOf(
        sql`UPDATE users SET permissions = ${JSON.stringify(permissions)}::jsonb WHERE id = ${at.people.operator.id}`,
      )
    const search = `/reservations?limit=100&search=${at.people.customer.email}`
    expect((await as('operator', 'GET', search)).body.data[0].customer.email).toBe(at.people.customer.email)
    await set(own)
    const { body } = await as('operator', 'GET', '/reservations?limit=100')
    expect(body.total).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('@')
    expect(new Set(body.data.map((one: { customer: unknown }) => one.customer))).toEqual(new Set([null]))
    expect((await as('operator', 'GET', search)).body.total).toBe(0)
    const reservation = await request('dealer', await newVehicle())
    expect((await decide('operator', reservation, 'confirm')).body.data.customer).toBeNull()
    await set({ ...own, support: { read: true } })
    expect((await as('operator', 'GET', search)).body.total).toBeGreaterThan(0)
    await set(null)
  })

  it('staff read all in pages, open ones first, and filter them', async () => {
    for (const who of STAFF) {
      const { body, status } = await as(who, 'GET', '/reservations?limit=2')
      expect(status, who).toBe(200)
      expect(body.data).toHaveLength(2)
      expect(body.totalPages).toBe(Math.ceil(body.total / 2))
    }
    const { body } = await as('admin', 'GET', '/reservations?limit=100')
    const order = body.data.map((one: { status: string }) =>
      one.status === 'CONFIRMED' ? 0 : one.status === 'REQUESTED' ? 1 : 2,
    )
    expect(order).toEqual(order.toSorted())
    const some = await as('admin', 'GET', '/reservations?status=expired')
    expect(new Set(some.body.data.map((one: { status: string }) => one.status))).toEqual(new Set(['EXPIRED']))
    const answer = await as('admin', 'GET', `/reservations?search=${at.people.dealer.email}&limit=100`)
    expect(new Set(answer.body.data.map((one: { customer: { id: number } }) => one.customer.id))).toEqual(
      new Set([at.people.dealer.id]),
    )
    expect((await as('admin', 'GET', '/reservations?status=odd')).status).toBe(422)
  })
})
