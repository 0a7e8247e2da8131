import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { takeQuoteStep } from '@/modules/sales/quotes/operations/take-quote-step'
import {
  accept,
  as,
  at,
  cancel,
  history,
  mailsAbout,
  negotiate,
  newVehicle,
  quoted,
  quoteRow,
  requestQuote,
  rowsOf,
  send,
  vehicleStatus,
  wished,
  withQuotes,
} from './quotes-kit'

withQuotes()

const ordersOn = (vehicle: number) =>
  rowsOf(sql`SELECT id, quote_id, customer_id, status FROM orders WHERE vehicle_id = ${vehicle} ORDER BY id`)

describe('accepting a quote', () => {
  it('reserves the vehicle, makes the order, issues the invoice and notifies both sides', async () => {
    const { id, vehicle } = await quoted('customer')
    const { body } = await accept('customer', id)
    expect(body.data).toMatchObject({ status: 'ACCEPTED', quoteType: 'INVOICE', turn: null })
    expect(await vehicleStatus(vehicle)).toBe('RESERVED')
    const orders = await ordersOn(vehicle)
    expect(orders).toMatchObject([
      { quote_id: id, customer_id: at.people.customer.id, status: 'PENDING_CONFIRMATION' },
    ])
    expect(body.data.orderId).toBe(orders[0]?.id)
    const invoices = await rowsOf(
      sql`SELECT revision, order_id FROM proformas WHERE quote_id = ${id} ORDER BY revision`,
    )
    expect(invoices.map(({ order_id }) => order_id)).toEqual([null, orders[0]?.id])
    expect(await history(id)).toEqual(['request', 'send', 'accept'])
    expect(await mailsAbout(id)).toEqual(
      expect.arrayContaining(['quote-accepted', 'quote-accepted-showroom']),
    )
  })

  it('by a double click makes one order', async () => {
    const { id, vehicle } = await quoted('customer')
    const answers = await Promise.all([accept('customer', id), accept('customer', id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await ordersOn(vehicle)).toHaveLength(1)
    expect(await history(id)).toEqual(['request', 'send', 'accept'])
  })

  it('again answers with the same order and changes nothing, whatever version the page shows', async () => {
    const { id, vehicle } = await quoted('customer')
    const path = `/quotes/my-quotes/${id}/accept`
    const { updatedAt } = (await as('customer', 'GET', `/quotes/my-quotes/${id}`)).body.data
    const first = await as('customer', 'PUT', path, { updatedAt })
    const mails = await mailsAbout(id)
    const again = await as('customer', 'PUT', path, { updatedAt })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(again.body.data.orderId).toBe((await ordersOn(vehicle))[0]?.id)
    expect(await history(id)).toEqual(['request', 'send', 'accept'])
    expect(await mailsAbout(id)).toEqual(mails)
    expect((await accept('otherCustomer', id)).status).toBe(404)
    expect((await cancel('customer', id)).status).toBe(409)
  })

  it('again is refused once the order has been cancelled, or the acceptance withdrawn', async () => {
    const cancelled = await quoted('customer')
    const { orderId } = (await accept('customer', cancelled.id)).body.data
    await rowsOf(sql`UPDATE orders SET status = 'ORDER_CANCELLED' WHERE id = ${orderId}`)
    expect((await accept('customer', cancelled.id)).status).toBe(409)
    const withdrawn = await quoted('dealer')
    await accept('dealer', withdrawn.id)
    const body = { status: 'CANCELLED', reason: 'Found damage' }
    await as('manager', 'PUT', `/quotes/${withdrawn.id}/status`, body)
    expect((await accept('dealer', withdrawn.id)).status).toBe(409)
  })

  it('is refused for a quote that has expired, has no price or awaits an answer', async () => {
    const late = await quoted('customer')
    await rowsOf(sql`UPDATE quotes SET valid_until = '2026-01-31' WHERE id = ${late.id}`)
    expect((await accept('customer', late.id)).status).toBe(409)
    const unpriced = (await requestQuote('customer', await newVehicle())).body.data.id
    expect((await accept('customer', unpriced)).status).toBe(409)
    const open = await quoted('customer')
    await negotiate('customer', open.id)
    expect((await accept('customer', open.id)).status).toBe(409)
    for (const { id } of [late, { id: unpriced }, open])
      expect(await rowsOf(sql`SELECT id FROM orders WHERE quote_id = ${id}`)).toEqual([])
  })

  it('by several customers at once has one winner; the others keep their quotes as they were', async () => {
    const vehicle = await newVehicle()
    const who = ['customer', 'otherCustomer', 'dealer'] as const
    const ids = await Promise.all(who.map(async (one) => (await quoted(one, vehicle)).id))
    const answers = await Promise.all(who.map((one, index) => accept(one, ids[index] ?? 0)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await ordersOn(vehicle)).toHaveLength(1)
    const statuses = await Promise.all(ids.map(async (id) => (await quoteRow(id))?.status))
    expect(statuses.toSorted()).toEqual(['ACCEPTED', 'QUOTED', 'QUOTED'])
  })

  it('of a vehicle that is reserved is for the holder alone, and uses up the reservation', async () => {
    const vehicle = await newVehicle()
    const mine = await quoted('customer', vehicle)
    const theirs = await quoted('dealer', vehicle)
    const hold = (await as('customer', 'POST', `/vehicles/${vehicle}/reserve`)).body.data.id
    await as('admin', 'PUT', `/reservations/${hold}/confirm`)
    expect((await accept('dealer', theirs.id)).status).toBe(409)
    expect((await accept('customer', mine.id)).status).toBe(200)
    const [reservation] = await rowsOf(sql`SELECT status FROM reservations WHERE id = ${hold}`)
    expect(reservation?.status).toBe('CONVERTED')
    expect(await vehicleStatus(vehicle)).toBe('RESERVED')
  })

  it('keeps the vehicle off the market, whatever staff do to it', async () => {
    const { id, vehicle } = await quoted('customer')
    await accept('customer', id)
    const put = await as('admin', 'PATCH', `/vehicles/${vehicle}`, { status: 'PUBLISHED' })
    expect(put.status).toBe(409)
    expect((await as('admin', 'DELETE', `/vehicles/${vehicle}`)).status).toBe(409)
    expect(await vehicleStatus(vehicle)).toBe('RESERVED')
    const request = await requestQuote('dealer', vehicle)
    expect(request.body.message).toBe('This vehicle is reserved. Please contact support to request a quote.')
    expect((await as('manager', 'DELETE', `/quotes/${id}`)).status, 'deleting its quote').toBe(409)
  })

  it('can be withdrawn by staff with a reason until something is paid', async () => {
    const { id, vehicle } = await quoted('customer')
    await accept('customer', id)
    const path = `/quotes/${id}/status`
    const done = await as('manager', 'PUT', path, { status: 'CANCELLED', reason: 'Found damage' })
    expect(done.body.data).toMatchObject({ status: 'CANCELLED', reason: 'Found damage' })
    const [order] = await ordersOn(vehicle)
    expect(order).toMatchObject({ status: 'ORDER_CANCELLED' })
    const [mail] = await rowsOf(sql`SELECT body_text AS text FROM mail_outbox
      WHERE event_key = 'quote-acceptance-withdrawn' AND effect_key LIKE ${`quote:${id}:%`}`)
    for (const part of ['cancel your order', 'do not pay', 'See your order', '/dashboard/orders/'])
      expect(mail?.text).toContain(part)
    expect(await mailsAbout(id)).not.toContain('quote-cancelled')
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    const paid = await quoted('dealer')
    await accept('dealer', paid.id)
    await rowsOf(sql`UPDATE payments SET received = 1 WHERE order_id IN
      (SELECT id FROM orders WHERE quote_id = ${paid.id})`)
    const late = await as('manager', 'PUT', `/quotes/${paid.id}/status`, {
      status: 'CANCELLED',
      reason: 'Late',
    })
    expect(late.status).toBe(409)
    expect((await quoteRow(paid.id))?.status).toBe('ACCEPTED')
  })

  it('that fails halfway leaves nothing behind', async () => {
    const { id, vehicle } = await quoted('customer')
    await rowsOf(sql`ALTER TABLE proformas ADD CONSTRAINT no_more CHECK (order_id IS NULL) NOT VALID`)
    const { customer } = at.people
    const user = await at.payload.findByID({ collection: 'users', id: customer.id, overrideAccess: true })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, at.payload)
    await expect(takeQuoteStep(req, id, 'accept')).rejects.toThrow()
    await rowsOf(sql`ALTER TABLE proformas DROP CONSTRAINT no_more`)
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await ordersOn(vehicle)).toEqual([])
    expect((await quoteRow(id))?.status).toBe('QUOTED')
    expect(await mailsAbout(id)).not.toContain('quote-accepted')
    expect((await accept('customer', id)).status).toBe(200)
  })
})

describe('cancelling a quote', () => {
  it('again by its customer succeeds and changes nothing; after staff have cancelled it, it is refused', async () => {
    const mine = await quoted('customer')
    const first = await cancel('customer', mine.id)
    const again = await cancel('customer', mine.id)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await history(mine.id)).toEqual(['request', 'send', 'cancel'])
    const theirs = await quoted('customer')
    const body = { status: 'CANCELLED', reason: 'Sold elsewhere' }
    await as('manager', 'PUT', `/quotes/${theirs.id}/status`, body)
    expect((await cancel('customer', theirs.id)).status).toBe(409)
  })
})

describe('a vehicle for a request on demand', () => {
  it('is attached by staff; without one acceptance answers 409', async () => {
    const id = await wished('customer')
    await send('admin', id)
    expect((await accept('customer', id)).status).toBe(409)
    const vehicle = await newVehicle()
    const attach = (vehicleId: number) => as('operator', 'PUT', `/quotes/${id}/vehicle`, { vehicleId })
    expect((await attach(await newVehicle({ status: 'SOLD' }))).status).toBe(409)
    expect((await attach(999_999)).status).toBe(404)
    const { updatedAt } = (await as('customer', 'GET', `/quotes/my-quotes/${id}`)).body.data
    expect((await attach(vehicle)).body.data).toMatchObject({ vehicleId: vehicle, status: 'QUOTED' })
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await mailsAbout(id), 'told of it').toContain('quote-vehicle-found')
    const invoices = await rowsOf(
      sql`SELECT revision FROM proformas WHERE quote_id = ${id} ORDER BY revision`,
    )
    expect(invoices.map(({ revision }) => Number(revision))).toEqual([1, 2])
    const path = `/quotes/my-quotes/${id}/accept`
    expect((await as('customer', 'PUT', path, { updatedAt })).status, 'as seen before').toBe(409)
    expect((await accept('customer', id)).status).toBe(200)
  })

  it('that has not been quoted is attached without a word to the customer', async () => {
    const id = await wished('customer')
    await as('operator', 'PUT', `/quotes/${id}/vehicle`, { vehicleId: await newVehicle() })
    expect(await mailsAbout(id)).toEqual(['quote-requested', 'quote-received'])
  })

  it('cannot be attached to a quote of a vehicle in stock', async () => {
    const { id, vehicle } = await quoted('customer')
    expect((await as('admin', 'PUT', `/quotes/${id}/vehicle`, { vehicleId: vehicle })).status).toBe(409)
  })
})
