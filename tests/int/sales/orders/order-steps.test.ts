import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '@/modules/sales/orders/rules/order-statuses'
import { hasNeed, isOrderStep, ORDER_STEPS, stepBetween } from '@/modules/sales/orders/rules/order-workflow'
import { call } from '../../api/client'
import {
  as,
  at,
  historyOf,
  mailsOf,
  move,
  newOrder,
  newVehicle,
  orderRow,
  pay,
  paymentRows,
  put,
  putAt,
  rowsOf,
  vehicleStatus,
  withPeople,
} from './orders-kit'

withPeople()

const REASON = { reason: 'As agreed.' }

describe('an order', () => {
  it('stores what was sold, to whom and for how much, and what is to be paid by when', async () => {
    const { id, vehicle, quote } = await newOrder()
    const [row] =
      await rowsOf(sql`SELECT quote_id, customer_id, vehicle_id, status, price::int, delivery_charges::int, total::int,
      down_payment::int, snapshots_vehicle, snapshots_customer, consignee_address, reserved_until > now() AS kept
      FROM orders WHERE id = ${id}`)
    expect(row).toMatchObject({
      quote_id: quote,
      customer_id: at.people.customer.id,
      vehicle_id: vehicle,
      status: 'PENDING_CONFIRMATION',
      price: 1_000_000,
      delivery_charges: 50_000,
      total: 1_050_000,
      down_payment: 300_000,
      snapshots_vehicle: { id: vehicle },
      snapshots_customer: { email: at.people.customer.email },
      consignee_address: '12 Moi Avenue, Mombasa',
      kept: true,
    })
    expect(await paymentRows(id)).toMatchObject([
      { kind: 'DOWN_PAYMENT', sequence: 1, amount: 350_000, received: 0, status: 'PENDING' },
      { kind: 'INSTALMENT', sequence: 2, amount: 350_000 },
      { kind: 'INSTALMENT', sequence: 3, amount: 350_000 },
    ])
    expect(await historyOf(id)).toEqual(['create'])
  })

  it('goes from its confirmation to its completion, with the vehicle sold and the customer notified', async () => {
    const { id, vehicle } = await newOrder()
    await rowsOf(sql`WITH port AS (INSERT INTO ports (name, country, use, active, updated_at, created_at)
        VALUES ('Lamu', 'Kenya', 'destination', true, now(), now()) RETURNING id)
      UPDATE orders SET port_of_discharge_id = port.id FROM port WHERE orders.id = ${id}`)
    expect((await move('operator', id, 'ORDER_CONFIRMED')).status).toBe(200)
    expect(await vehicleStatus(vehicle)).toBe('SOLD')
    expect((await pay('operator', id, { amount: 3500 })).status).toBe(201)
    for (const status of [
      'IN_PROGRESS',
      'VEHICLE_PREPARATION_INSPECTION',
      'VEHICLE_READY',
      'READY_FOR_PICKUP',
      'DELIVERY_SCHEDULED',
      'ORDER_DELIVERED',
    ]) {
      if (status === 'READY_FOR_PICKUP') await putAt(id, 'ARRIVED')
      const more = status === 'DELIVERY_SCHEDULED' ? REASON : {}
      expect((await move('operator', id, status, more)).status, status).toBe(200)
    }
    expect((await move('operator', id, 'ORDER_COMPLETED')).status).toBe(409)
    expect((await pay('operator', id, { amount: 7000 })).status).toBe(201)
    expect((await move('operator', id, 'ORDER_COMPLETED')).body.data).toMatchObject({
      status: 'ORDER_COMPLETED',
      balance: 0,
    })
    expect(await vehicleStatus(vehicle)).toBe('SOLD')
    expect((await orderRow(id))?.ended_at).not.toBeNull()
    const mails = await mailsOf(id)
    expect(mails).toEqual([
      'order-confirmed',
      'payment-received',
      ...Array(6).fill('order-news'),
      'payment-received',
      'order-completed',
    ])
    const bodies = await rowsOf(sql`SELECT body_text FROM mail_outbox
      WHERE user_id = ${at.people.customer.id} AND effect_key LIKE ${`order:${id}:%`} ORDER BY id`)
    expect(bodies).toHaveLength(mails.length)
    // What is due is shown once, in the sentence that requests it.
    expect(String(bodies[0]?.body_text).match(/by \d+ \w+ 20\d\d/g)).toHaveLength(1)
    for (const { body_text } of bodies)
      expect(body_text).toMatch(/^Total: \$10,500 FOB with delivery to Lamu\. .*Port of discharge: Lamu\./m)
  })
})

describe('a step', () => {
  // Every other step that is not listed is refused by the same rule, which its unit test walks for every actor.
  it('is taken from wherever the workflow lists it, and not from there to anywhere else', async () => {
    const { id, vehicle } = await newOrder()
    for (const from of ORDER_STATUSES) {
      const listed = ORDER_STATUSES.filter((to) => isOrderStep(from, to))
      const others = ORDER_STATUSES.filter((to) => to !== from && !listed.includes(to))
      for (const to of [...listed, ...others.slice(0, 1)]) {
        await put(id, from)
        const step = stepBetween(from, to)
        await putAt(id, step && hasNeed(step, 'notDeparted') ? 'LOADED' : 'ARRIVED')
        await rowsOf(sql`UPDATE orders SET vehicle_id = ${vehicle} WHERE id = ${id}`)
        await rowsOf(sql`UPDATE payments SET received = amount, status = 'RECEIVED' WHERE order_id = ${id}`)
        const other = to === 'VEHICLE_SWITCHED' ? { vehicleId: await newVehicle() } : {}
        const { status } = await move('admin', id, to, { ...REASON, ...other })
        expect(status, `${from} to ${to}`).toBe(listed.includes(to) ? 200 : 409)
        expect((await orderRow(id))?.status).toBe(listed.includes(to) ? to : from)
      }
    }
  }, 120_000)

  it('is for staff of the showroom who may change sales; to others there is no such order', async () => {
    const { id } = await newOrder()
    await rowsOf(sql`UPDATE users SET all_showrooms = false WHERE id = ${at.people.supervisor.id}`)
    for (const { from: states, to } of Object.values(ORDER_STEPS))
      for (const from of states) {
        await put(id, from)
        for (const who of ['customer', 'otherCustomer', 'dealer', 'supervisor'] as const)
          expect((await move(who, id, to, REASON)).status, `${who}: ${from} to ${to}`).toBe(404)
        expect((await orderRow(id))?.status).toBe(from)
      }
    await rowsOf(sql`UPDATE users SET all_showrooms = true WHERE id = ${at.people.supervisor.id}`)
    expect(
      (await call('PATCH', `/orders/${id}/status`, { body: { status: 'ORDER_CONFIRMED' } })).status,
    ).toBe(401)
  })

  it('that ends, switches or returns needs a reason', async () => {
    const { id } = await newOrder()
    expect((await move('admin', id, 'ORDER_CANCELLED')).status).toBe(422)
  })

  it('cancelling late is for role 1 alone', async () => {
    const { id, vehicle } = await newOrder()
    await put(id, 'READY_FOR_PICKUP')
    expect((await move('manager', id, 'ORDER_CANCELLED', REASON)).status).toBe(403)
    expect((await move('admin', id, 'ORDER_CANCELLED', REASON)).status).toBe(200)
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
  })

  it('accepts both spellings of a returned vehicle, which becomes a draft', async () => {
    const { id, vehicle } = await newOrder()
    await move('admin', id, 'ORDER_CONFIRMED')
    await put(id, 'ORDER_DELIVERED')
    const { body } = await move('admin', id, 'VEHICLE_RETURNED', REASON)
    expect(body.data.status).toBe('VEHICEL_RETURNED')
    expect(await vehicleStatus(vehicle)).toBe('DRAFT')
  })

  it('switching frees the old vehicle, sells the new one and issues an invoice for it', async () => {
    const { id, quote, vehicle } = await newOrder()
    await move('admin', id, 'ORDER_CONFIRMED')
    const other = await newVehicle()
    const taken = await newVehicle({ status: 'RESERVED' })
    expect((await move('admin', id, 'VEHICLE_SWITCHED', { ...REASON, vehicleId: taken })).status).toBe(409)
    expect((await move('admin', id, 'VEHICLE_SWITCHED', { ...REASON, vehicleId: other })).status).toBe(200)
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await vehicleStatus(other)).toBe('SOLD')
    const [row] = await rowsOf(
      sql`SELECT vehicle_id, snapshots_vehicle, snapshots_customer FROM orders WHERE id = ${id}`,
    )
    expect(row).toMatchObject({
      vehicle_id: other,
      snapshots_vehicle: { id: other },
      snapshots_customer: { email: at.people.customer.email },
    })
    const [invoice] = await rowsOf(sql`SELECT p.order_id, p.data->>'vehicleChassis' = v.chassis AS is_its
      FROM proformas p, vehicles v WHERE p.quote_id = ${quote} AND v.id = ${other}`)
    expect(invoice).toEqual({ order_id: id, is_its: true })
  })

  it('cancelling frees the vehicle, closes the unpaid quote, and notifies both sides', async () => {
    const { id, quote, vehicle } = await newOrder()
    expect((await move('operator', id, 'ORDER_CANCELLED', REASON)).status).toBe(200)
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    const [row] = await rowsOf(sql`SELECT status, reason FROM quotes WHERE id = ${quote}`)
    expect(row).toEqual({ status: 'CANCELLED', reason: 'As agreed.' })
    expect(await mailsOf(id)).toEqual(['order-cancelled', 'order-ended'])
  })

  it('taken by two at once is taken once', async () => {
    const { id } = await newOrder()
    const answers = await Promise.all([1, 2, 3].map(() => move('operator', id, 'ORDER_CONFIRMED')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await historyOf(id)).toEqual(['create', 'confirm'])
  })
})

describe('an ordered vehicle', () => {
  it('keeps the status that its order gave it, whoever wants to change it', async () => {
    const { vehicle } = await newOrder()
    const answer = await as('admin', 'PATCH', `/vehicles/${vehicle}`, { status: 'PUBLISHED' })
    expect(answer.status).toBe(409)
    expect(await vehicleStatus(vehicle)).toBe('RESERVED')
  })
})
