import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { notifyHandoverQueue } from '@/modules/sales/orders/operations/declare-order-queues'
import { notifyHandover } from '@/modules/sales/orders/operations/notify-handover'
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
  put,
  putAt,
  rowsOf,
  withPeople,
} from './orders-kit'

withPeople()

const TODAY = dayIn(new Date(), 'UTC')
const REASON = 'The customer has asked for it.'

const ready = async (): Promise<number> => {
  const { id } = await newOrder()
  await pay('operator', id, { amount: 3500 })
  await put(id, 'VEHICLE_READY')
  return id
}
const ship = (id: number, shipment: Record<string, unknown>) =>
  as('operator', 'PUT', `/orders/${id}/shipment`, { shipment: { vessel: 'Grand Duke', ...shipment } })

describe('a vehicle that has not arrived', () => {
  it('is marked delivered by whoever may delete in Sales, for a reason that customers do not read', async () => {
    const id = await ready()
    await put(id, 'READY_FOR_PICKUP')
    await putAt(id, 'DEPARTED')
    const override = { overrideArrival: true, reason: REASON }
    expect((await move('admin', id, 'ORDER_DELIVERED')).status).toBe(409)
    expect((await move('admin', id, 'ORDER_DELIVERED', { override: true, reason: REASON })).status).toBe(409)
    expect((await move('operator', id, 'ORDER_DELIVERED', override)).status).toBe(403)
    const short = await move('manager', id, 'ORDER_DELIVERED', { ...override, reason: 'x' })
    expect([short.status, short.body.errors[0].path]).toEqual([422, 'reason'])
    expect((await orderRow(id))?.status).toBe('READY_FOR_PICKUP')
    expect((await move('manager', id, 'ORDER_DELIVERED', override)).status).toBe(200)
    expect(await historyOf(id)).toEqual(['create', 'receivePayment', 'overrideArrival', 'deliver'])
    expect(await mailsOf(id)).toContain('order-delivered-early')
    const own = (await as('customer', 'GET', `/orders/my/${id}`)).body.data
    expect(JSON.stringify(own)).not.toContain(REASON)
  })

  it('is not delivered by any other write either', async () => {
    const id = await ready()
    await put(id, 'READY_FOR_PICKUP')
    const data = { status: 'ORDER_DELIVERED' } as const
    await expect(at.payload.update({ collection: 'orders', id, data })).rejects.toThrow('has arrived')
    await putAt(id, 'RELEASED')
    await at.payload.update({ collection: 'orders', id, data })
    expect((await orderRow(id))?.status).toBe('ORDER_DELIVERED')
  })
})

describe('a shipment', () => {
  it('that has departed has no departure date in the future, and goes not back once it is delivered', async () => {
    const id = await ready()
    const later = await ship(id, { milestone: 'DEPARTED', etd: `${Number(TODAY.slice(0, 4)) + 1}-01-31` })
    expect([later.status, later.body.errors[0].path]).toEqual([422, 'etd'])
    expect((await ship(id, { milestone: 'ARRIVED', etd: TODAY })).status).toBe(200)
    expect((await orderRow(id))?.status).toBe('DELIVERY_SCHEDULED')
    await put(id, 'ORDER_DELIVERED')
    const back = await ship(id, { milestone: 'LOADED', etd: TODAY })
    expect([back.status, back.body.errors[0].path]).toEqual([422, 'milestone'])
  })
})

describe('the stage of a shipment and the state of its order', () => {
  const departed = { milestone: 'DEPARTED', etd: TODAY, eta: addDays(TODAY, 20) }
  const shipmentOf = async (id: number) =>
    (
      await rowsOf(
        sql`SELECT status, shipment_milestone AS stage, shipment_eta AS eta FROM orders WHERE id = ${id}`,
      )
    )[0]

  it('go on together, with a single mail, once an unpaid departure is confirmed', async () => {
    const { id } = await newOrder('customer')
    const early = await ship(id, departed)
    expect([early.status, early.body.errors[0].path]).toEqual([422, 'milestone'])
    await put(id, 'IN_PROGRESS')
    const shipped = await ship(id, departed)
    expect([shipped.status, shipped.body.errors[0].path]).toEqual([409, 'confirmed.unpaidDeparture'])
    expect(shipped.body.message).toContain('$3,500 is to be paid before shipment')
    expect(await shipmentOf(id)).toMatchObject({ status: 'IN_PROGRESS', stage: null })
    const answer = { shipment: { vessel: 'Grand Duke', ...departed }, confirmed: { unpaidDeparture: true } }
    expect((await as('operator', 'PUT', `/orders/${id}/shipment`, answer)).status).toBe(200)
    expect(await shipmentOf(id)).toMatchObject({ status: 'DELIVERY_SCHEDULED', stage: 'DEPARTED' })
    expect(await historyOf(id)).toEqual(['create', 'prepare', 'makeReady', 'scheduleDelivery', 'ship'])
    expect(await mailsOf(id)).toEqual(['order-shipment'])
    const back = await move('operator', id, 'READY_FOR_PICKUP', { reason: REASON })
    expect([back.status, back.body.message]).toEqual([
      409,
      expect.stringContaining('Its vehicle is on its way'),
    ])
  })

  it('end together: delivered only when arrived and paid, from either side', async () => {
    const [one, other] = [await ready(), await ready()]
    for (const id of [one, other]) expect((await ship(id, departed)).status).toBe(200)
    const delivered = { milestone: 'DELIVERED', etd: TODAY }
    const ahead = await ship(one, { ...delivered, eta: departed.eta })
    expect([ahead.status, ahead.body.errors[0].path]).toEqual([422, 'eta'])
    await rowsOf(sql`UPDATE payments SET due_on = NULL WHERE order_id = ${one}`)
    const unpaid = await ship(one, { ...delivered, eta: TODAY })
    expect([unpaid.status, unpaid.body.errors[0].path]).toEqual([422, 'milestone'])
    expect(unpaid.body.errors[0].message).toContain('$7,000 has not been paid yet')
    await pay('operator', one, { amount: 7000 })
    expect((await ship(one, { ...delivered, eta: TODAY })).status).toBe(200)
    const override = { overrideArrival: true, reason: REASON }
    expect((await move('manager', other, 'ORDER_DELIVERED', override)).status).toBe(200)
    for (const id of [one, other])
      expect(await shipmentOf(id)).toMatchObject({
        status: 'ORDER_DELIVERED',
        stage: 'DELIVERED',
        eta: TODAY,
      })
  })

  it('a vehicle that has left is neither prepared nor switched; one that came back leaves its voyage behind', async () => {
    const id = await ready()
    await put(id, 'IN_PROGRESS')
    await putAt(id, 'DEPARTED')
    const next = await newVehicle({ status: 'PUBLISHED' })
    const swap = () => move('operator', id, 'VEHICLE_SWITCHED', { reason: REASON, vehicleId: next })
    expect((await move('operator', id, 'VEHICLE_PREPARATION_INSPECTION')).status).toBe(409)
    expect((await swap()).status).toBe(409)
    await put(id, 'VEHICEL_RETURNED')
    expect((await swap()).status).toBe(200)
    expect(await shipmentOf(id)).toMatchObject({ status: 'VEHICLE_SWITCHED', stage: null })
  })
})

it('the port of discharge changes after a question, and not once the vehicle has departed', async () => {
  const id = await ready()
  const port = async (name: string) =>
    Number(
      (
        await rowsOf(sql`INSERT INTO ports (name, country, use, active, updated_at, created_at)
          VALUES (${`${name} ${id}`}, 'Kenya', 'destination', true, now(), now()) RETURNING id`)
      )[0]?.id,
    )
  const [first, other] = [await port('Kilindini'), await port('Lamu')]
  const change = (portOfDischargeId: number, more = {}) =>
    as('operator', 'PUT', `/orders/${id}/shipment`, { portOfDischargeId, ...more })
  expect((await change(first)).status).toBe(200)
  const answer = await change(other)
  expect([answer.status, answer.body.errors[0].path]).toEqual([409, 'confirmed.portOfDischarge'])
  expect(answer.body.message).toContain('The price of this order stays as it is: $10,500')
  expect((await change(other, { confirmed: { portOfDischarge: true } })).status).toBe(200)
  expect((await historyOf(id)).at(-1)).toBe('changePort')
  // A bare FOB price holds on board, at the port of loading.
  await rowsOf(sql`UPDATE orders SET delivery_charges = 0, port_of_loading_id = ${other} WHERE id = ${id}`)
  await rowsOf(sql`UPDATE orders SET port_of_discharge_id = NULL WHERE id = ${id}`)
  const load = (more = {}) =>
    as('operator', 'PUT', `/orders/${id}/shipment`, { portOfLoadingId: first, ...more })
  expect((await load()).body.errors[0].path).toBe('confirmed.portOfLoading')
  expect((await load({ confirmed: { portOfLoading: true } })).status).toBe(200)
  await rowsOf(sql`UPDATE orders SET port_of_discharge_id = ${other} WHERE id = ${id}`)
  await putAt(id, 'DEPARTED')
  expect((await change(first, { confirmed: { portOfDischarge: true } })).status).toBe(422)
})

describe('how a vehicle is handed over', () => {
  it('requires confirmation where it is offered for pick-up before it has sailed', async () => {
    const id = await ready()
    const { body, status } = await move('operator', id, 'READY_FOR_PICKUP')
    expect([status, body.errors[0].path]).toEqual([409, 'confirmed.notSailed'])
    expect(body.message).toContain('This is a FOB order: its vehicle travels by sea')
    const confirmed = { confirmed: { notSailed: true } }
    expect((await move('operator', id, 'READY_FOR_PICKUP', confirmed)).status).toBe(200)
  })

  it('is changed for a reason, and written about once a day for each way, the last one tomorrow', async () => {
    const id = await ready()
    await putAt(id, 'ARRIVED')
    expect((await move('operator', id, 'READY_FOR_PICKUP')).status).toBe(200)
    expect((await move('operator', id, 'DELIVERY_SCHEDULED')).status).toBe(422)
    for (const status of ['DELIVERY_SCHEDULED', 'READY_FOR_PICKUP', 'DELIVERY_SCHEDULED'])
      expect((await move('operator', id, status, { reason: REASON })).status).toBe(200)
    const mails = await rowsOf(
      sql`SELECT subject FROM mail_outbox WHERE effect_key LIKE ${`order:${id}:%`} AND event_key = 'order-news' ORDER BY id`,
    )
    expect(mails.map(({ subject }) => String(subject).split(': ')[1])).toEqual([
      'Ready for pick-up',
      'Delivery scheduled',
      'Ready for pick-up',
    ])
    const jobs = () =>
      rowsOf(sql`SELECT start_after > now() AS waits FROM pgboss.job
        WHERE name = ${notifyHandoverQueue.name} AND data->'input'->>'orderId' = ${String(id)}`)
    expect(await jobs()).toEqual([{ waits: true }])
    for (let run = 0; run < 2; run += 1) await notifyHandover(at.payload, { orderId: id })
    const last = await rowsOf(
      sql`SELECT subject, body_text FROM mail_outbox WHERE effect_key LIKE ${`order:${id}:handover:%`}`,
    )
    expect(last).toHaveLength(1)
    expect(last[0]?.subject).toContain('Delivery scheduled')
    expect(last[0]?.body_text).toContain(REASON)
    // The order itself shows why it ended, not how it is handed over.
    expect((await orderRow(id))?.reason).toBeNull()
  })
})

it('a vehicle is reviewed once it was delivered, to which its customer is invited until they have', async () => {
  const { id, vehicle } = await newOrder()
  await put(id, 'READY_FOR_PICKUP')
  await rowsOf(sql`UPDATE vehicles SET status = 'SOLD' WHERE id = ${vehicle}`)
  const own = async () => (await as('customer', 'GET', `/orders/my/${id}`)).body.data
  const review = () =>
    as('customer', 'POST', '/vehicle-reviews', {
      vehicleId: vehicle,
      rating: 5,
      title: 'As described',
      comment: 'It drives well.',
    })
  expect((await own()).reviewAddress).toBeNull()
  expect((await review()).status).toBe(409)
  await put(id, 'ORDER_DELIVERED')
  expect((await own()).reviewAddress).toBe(`/vehicles/${vehicle}#reviews`)
  expect((await review()).status).toBe(201)
  expect((await own()).reviewAddress).toBeNull()
})
