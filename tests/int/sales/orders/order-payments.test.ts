import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, test } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { markOverduePayments } from '@/modules/sales/orders/operations/mark-overdue-payments'
import { notifyReservationDaysOver } from '@/modules/sales/orders/operations/notify-reservation-days-over'
import { orderWork } from '@/modules/sales/orders/queries/list-order-work'
import { listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { listAuditNames } from '@/modules/settings/audit-log/queries/list-audit-names'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { getTestPayload } from '../../../setup/payload'
import { call } from '../../api/client'
import { as, at, historyOf, mailsOf, newOrder, pay, paymentRows, put, rowsOf, withPeople } from './orders-kit'

withPeople()

const VIEWER = { showrooms: 'all', seesCustomers: true } as Parameters<typeof orderWork.oldest>[1]

describe('money received', () => {
  it('in part leaves the rest to be paid, and more than one payment requires goes to the next', async () => {
    const { id } = await newOrder()
    expect((await pay('operator', id, { amount: 1000, transactionId: 'TX-1' })).body.data).toMatchObject({
      paid: 1000,
      balance: 9500,
      nextPayment: { kind: 'DOWN_PAYMENT', amount: 2500 },
    })
    const { body } = await pay('operator', id, { amount: 3000, transactionId: 'TX-2' })
    expect(body.message).toBe(`Payment of $3,000 recorded for order ${body.data.number}`)
    expect(await paymentRows(id)).toMatchObject([
      { received: 350_000, status: 'RECEIVED' },
      { received: 50_000, status: 'PENDING' },
      { received: 0, status: 'PENDING' },
    ])
    expect(await historyOf(id)).toEqual(['create', 'receivePayment', 'receivePayment'])
    expect(await mailsOf(id)).toEqual(['payment-received', 'payment-received'])
  })

  it('is never more than the order costs, and no line of an account twice', async () => {
    const { id } = await newOrder()
    expect((await pay('operator', id, { amount: 10_500.01 })).status).toBe(409)
    expect((await pay('operator', id, { amount: 0 })).status).toBe(422)
    expect((await pay('operator', id, { amount: 0.001 })).status).toBe(422)
    expect((await pay('operator', id, { amount: 10, transactionId: 'TX-1' })).status).toBe(201)
    expect((await pay('operator', id, { amount: 10, transactionId: 'TX-1' })).status).toBe(409)
    expect((await pay('operator', id, { amount: 10_490 })).status).toBe(201)
    expect((await pay('operator', id, { amount: 1 })).status).toBe(409)
  })

  it('sent twice under one key is recorded once', async () => {
    const { id } = await newOrder()
    const answers = await Promise.all([1, 2, 3].map(() => pay('operator', id, { amount: 100 }, `key-${id}`)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await paymentRows(id))[0]).toMatchObject({ received: 10_000 })
    expect((await pay('operator', id, { amount: 200 }, `key-${id}`)).status).toBe(409)
  })

  it('by several at once adds up', async () => {
    const { id } = await newOrder()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => pay('operator', id, { amount: 2000, transactionId: `T-${nth}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409])
    const rows = await paymentRows(id)
    expect(rows.map(({ received }) => received)).toEqual([350_000, 350_000, 300_000])
  })

  test('PATCH and PUT of the payment do the same', async () => {
    const { id } = await newOrder()
    for (const [method, amount] of [
      ['PATCH', 1],
      ['PUT', 2],
    ] as const)
      expect((await as('operator', method, `/orders/${id}/payment`, { amount })).status).toBe(200)
    expect((await paymentRows(id))[0]).toMatchObject({ received: 300 })
  })
})

test('the log names a receipt and its payment by their order', async () => {
  const { id } = await newOrder()
  const { body } = await pay('operator', id, { amount: 1000 })
  const { drizzle } = (await getTestPayload()).db
  const named = async (table: string, record: number) => {
    const { rows } = await listAuditLog(drizzle, readAuditFilter({ record: `${table}.${record}` }))
    const [row] = rows
    if (!row) throw new Error('not in the log')
    return (await listAuditNames(drizzle, rows)).recordOf(row)?.text
  }
  const { number, receipts } = body.data
  const [receipt] = receipts
  const [payment] = await rowsOf(sql`SELECT id FROM payments WHERE order_id = ${id} AND sequence = 1`)
  expect(await named('order_receipts', receipt.id)).toBe(`Receipt ${receipt.number} of order ${number}`)
  expect(await named('payments', Number(payment?.id))).toBe(`Payment 1 of order ${number}`)
})

test('a refund is a payment of its own, at most what was paid, and is owed again while the order goes on', async () => {
  const { id } = await newOrder()
  await pay('operator', id, { amount: 10_500 })
  expect((await as('operator', 'POST', `/orders/${id}/refunds`, { amount: 10_501 })).status).toBe(409)
  const { body } = await as('operator', 'POST', `/orders/${id}/refunds`, { amount: 500 })
  expect(body.data).toMatchObject({ paid: 10_000, balance: 500 })
  expect((await paymentRows(id)).at(-1)).toMatchObject({ kind: 'REFUND', amount: 50_000, status: 'RECEIVED' })
  expect((await pay('operator', id, { amount: 500 })).body.data).toMatchObject({ balance: 0 })
  expect((await paymentRows(id)).at(-1)).toMatchObject({ kind: 'BALANCE', amount: 50_000, received: 50_000 })
})

test.each(['IN_PROGRESS', 'ORDER_COMPLETED'] as const)(
  'a refund opens the schedule of an order that is %s, until the money has come again',
  async (status) => {
    const { id } = await newOrder()
    await pay('operator', id, { amount: 10_500 })
    await put(id, status)
    await as('operator', 'POST', `/orders/${id}/refunds`, { amount: 500, goodwill: false })
    const opened = (await as('customer', 'GET', `/orders/my/${id}`)).body.data
    expect(opened).toMatchObject({ balance: 500, nextPayment: { kind: 'INSTALMENT', amount: 500 } })
    expect(opened.payments.map((one: { received: number }) => one.received)).toEqual([3500, 3500, 3000, 500])
    expect((await paymentRows(id))[2]).toMatchObject({ status: 'PENDING' })
    const paymentId = opened.payments[2].id
    expect((await pay('operator', id, { amount: 500, paymentId })).status).toBe(201)
    const closed = (await as('customer', 'GET', `/orders/my/${id}`)).body.data
    expect(closed).toMatchObject({ balance: 0, nextPayment: null, howToPay: null })
    expect(closed.payments.map((one: { received: number }) => one.received)).toEqual([3500, 3500, 3500, 500])
    expect((await paymentRows(id))[2]).toMatchObject({ status: 'RECEIVED' })
  },
)

test('a refund of a completed order states its kind; goodwill reduces the price, and nothing is due again', async () => {
  const { id } = await newOrder()
  const refund = (body: object) => as('operator', 'POST', `/orders/${id}/refunds`, { amount: 500, ...body })
  await pay('operator', id, { amount: 10_500 })
  expect((await refund({ goodwill: true })).status).toBe(422)
  await put(id, 'ORDER_COMPLETED')
  const answer = await refund({})
  expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'goodwill'])
  const { body, status } = await refund({ goodwill: true })
  expect(status).toBe(201)
  const reduced = { total: 10_500, paid: 10_000, goodwill: 500, balance: 0, nextPayment: null }
  expect(body.data).toMatchObject(reduced)
  const own = (await as('customer', 'GET', `/orders/my/${id}`)).body.data
  expect(own).toMatchObject({ ...reduced, howToPay: null })
  expect(own.payments.some(({ isDue }: { isDue: boolean }) => isDue)).toBe(false)
  expect((await paymentRows(id)).map((row) => row.status)).toEqual(Array(4).fill('RECEIVED'))
  const [mail] = await rowsOf(
    sql`SELECT body_text FROM mail_outbox WHERE effect_key LIKE ${`order:${id}:refund:%`}`,
  )
  expect(mail?.body_text).toContain('Price reduced by $500.')
  expect(mail?.body_text).not.toContain('Due next')
  const line = body.data.receipts[1].id
  const undone = await as('manager', 'POST', `/orders/${id}/receipts/${line}/undo`, { reason: 'A mistake' })
  expect(undone.body.data).toMatchObject({ paid: 10_500, goodwill: 0, balance: 0 })
})

describe('a payment recorded by mistake', () => {
  const undo = (who: 'manager' | 'operator' | 'admin', id: number, receipt: number, key?: string) =>
    call('POST', `/orders/${id}/receipts/${receipt}/undo`, {
      token: at.tokens[who],
      body: { reason: 'It was for another order.' },
      headers: key ? { 'idempotency-key': key } : undefined,
    })
  const receiptsAt = (id: number) =>
    rowsOf(sql`SELECT id, kind, amount::int, undoes_id, reason, recorded_by_id FROM order_receipts
      WHERE order_id = ${id} ORDER BY id`)

  it('is undone by a line of its own: schedule, balance and customer follow, and it can be recorded again', async () => {
    const { id } = await newOrder()
    await pay('operator', id, { amount: 1000, transactionId: 'TX-1' })
    const wrong = { amount: 3000, transactionId: 'TX-2' }
    const [, mistake] = (await pay('operator', id, wrong)).body.data.receipts
    await rowsOf(sql`UPDATE payments SET due_on = '2026-01-01' WHERE order_id = ${id} AND sequence = 1`)
    expect((await undo('operator', id, mistake.id)).status).toBe(403)
    const { body, status } = await undo('manager', id, mistake.id)
    expect([status, body.message]).toEqual([200, `Payment of order ${body.data.number} undone`])
    expect(body.data).toMatchObject({ paid: 1000, balance: 9500 })
    expect(body.data.payments[0]).toMatchObject({ received: 1000, status: 'OVERDUE', transactionId: 'TX-1' })
    expect(body.data.payments[1]).toMatchObject({ received: 0, status: 'PENDING', receivedAt: null })
    expect(body.data.receipts[1]).toMatchObject({
      amount: 3000,
      undone: { by: 'manager Test', reason: 'It was for another order.' },
    })
    expect(await receiptsAt(id)).toMatchObject([
      { kind: 'PAYMENT' },
      { kind: 'PAYMENT', amount: 300_000, undoes_id: null },
      { kind: 'UNDO', undoes_id: mistake.id, recorded_by_id: at.people.manager.id },
    ])
    expect(await historyOf(id)).toEqual(['create', 'receivePayment', 'receivePayment', 'undoPayment'])
    expect((await mailsOf(id)).at(-1)).toBe('payment-undone')
    expect((await undo('manager', id, mistake.id)).status).toBe(409)
    expect((await pay('operator', id, wrong)).body.data).toMatchObject({ paid: 4000 })
    const seen = (await as('customer', 'GET', `/orders/my/${id}`)).body.data.receipts[1]
    expect(seen).toMatchObject({ recordedBy: null, undone: { by: null } })
  })

  it('is undone once, however often that is sent; nothing may rest on it', async () => {
    const { id } = await newOrder()
    const [mistake] = (await pay('operator', id, { amount: 3500 })).body.data.receipts
    const other = await newOrder()
    expect((await undo('admin', other.id, mistake.id)).status).toBe(404)
    const refund = await as('operator', 'POST', `/orders/${id}/refunds`, { amount: 500 })
    expect((await undo('manager', id, mistake.id)).body.message).toContain('Undo the refund first')
    const back = refund.body.data.receipts[1].id
    expect((await undo('manager', id, back)).body.data).toMatchObject({ paid: 3500 })
    expect((await paymentRows(id)).map(({ kind }) => kind)).not.toContain('REFUND')
    await put(id, 'IN_PROGRESS')
    expect((await undo('manager', id, mistake.id)).status).toBe(403)
    const answers = await Promise.all([1, 2, 3].map(() => undo('admin', id, mistake.id, `undo-${id}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await paymentRows(id))[0]).toMatchObject({ received: 0, status: 'PENDING' })
    expect((await mailsOf(id)).slice(-2)).toEqual(['refund-undone', 'payment-undone'])
    await put(id, 'ORDER_CANCELLED')
    expect((await as('admin', 'DELETE', `/orders/${id}`)).status).toBe(409)
  })
})

test('a payment names the proof that shows it, which then stays', async () => {
  const { id } = await newOrder()
  const raw = new TextEncoder().encode('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await call('POST', `/orders/${id}/documents?name=transfer.pdf`, {
    token: at.tokens.customer,
    raw,
    headers,
  })
  const proofId = sent.body.data.documents[0].id
  const other = await newOrder()
  expect((await pay('operator', other.id, { amount: 1, proofId })).status).toBe(422)
  const { body } = await pay('operator', id, { amount: 1, proofId })
  expect(body.data.receipts[0].proof).toEqual({ id: proofId, name: 'transfer.pdf' })
  expect((await as('admin', 'DELETE', `/orders/${id}/documents/${proofId}`)).status).toBe(409)
})

test('a payment becomes overdue after its day, once, and its customer is notified', async () => {
  const { id } = await newOrder()
  await rowsOf(sql`UPDATE payments SET due_on = '2020-01-01' WHERE order_id = ${id} AND sequence = 1`)
  await markOverduePayments(at.payload, new Date())
  await markOverduePayments(at.payload, new Date())
  expect((await paymentRows(id)).map(({ status }) => status)).toEqual(['OVERDUE', 'PENDING', 'PENDING'])
  expect(await mailsOf(id)).toEqual(['payment-overdue', 'payment-overdue-showroom'])
  const { body } = await as('manager', 'GET', '/orders?waiting=overdue&limit=100')
  expect(body.data.map((row: { id: number }) => row.id)).toContain(id)
})

test('an order unpaid after the reservation days is reported to the showroom once, and nothing is freed', async () => {
  const { id, vehicle } = await newOrder()
  await rowsOf(sql`UPDATE orders SET reserved_until = now() - interval '1 day' WHERE id = ${id}`)
  await notifyReservationDaysOver(at.payload, new Date())
  await Promise.all([1, 2].map(() => notifyReservationDaysOver(at.payload, new Date())))
  expect(await mailsOf(id)).toEqual(['order-reservation-over'])
  expect(await historyOf(id)).toEqual(['create', 'reservationOver'])
  expect((await rowsOf(sql`SELECT status FROM vehicles WHERE id = ${vehicle}`))[0]?.status).toBe('RESERVED')
  await put(id, 'ORDER_CANCELLED')
})

test('what has been paid or cancelled meanwhile is not reported', async () => {
  const [paid, cancelled] = [await newOrder(), await newOrder()]
  for (const { id } of [paid, cancelled])
    await rowsOf(sql`UPDATE orders SET reserved_until = now() - interval '1 day' WHERE id = ${id}`)
  await rowsOf(sql`UPDATE payments SET due_on = '2020-01-01' WHERE order_id = ${cancelled.id}`)
  await pay('operator', paid.id, { amount: 1 })
  await put(cancelled.id, 'ORDER_CANCELLED')
  await markOverduePayments(at.payload, new Date())
  await notifyReservationDaysOver(at.payload, new Date())
  expect(await mailsOf(paid.id)).toEqual(['payment-received'])
  expect(await mailsOf(cancelled.id)).toEqual([])
})

describe('days', () => {
  const inZone = (timezone: string) => rowsOf(sql`UPDATE company_settings SET timezone = ${timezone}`)
  const statusesOf = async (id: number) => (await paymentRows(id)).map(({ status }) => status)
  afterAll(() => inZone('UTC'))

  it.each([
    ['Asia/Tokyo', '2020-03-10T14:59:59Z', '2020-03-10T15:00:00Z'],
    ['America/New_York', '2020-03-11T03:59:59Z', '2020-03-11T04:00:00Z'],
    ['UTC', '2020-03-10T23:59:59Z', '2020-03-11T00:00:00Z'],
  ])('end at midnight in %s: what is due today is not late yet', async (timezone, last, next) => {
    const { id } = await newOrder()
    await put(id, 'ORDER_CONFIRMED')
    await inZone(timezone)
    await rowsOf(sql`UPDATE payments SET due_on = '2020-03-10' WHERE order_id = ${id} AND sequence = 1`)
    await markOverduePayments(at.payload, new Date(last))
    expect(await statusesOf(id)).toEqual(['PENDING', 'PENDING', 'PENDING'])
    await markOverduePayments(at.payload, new Date(next))
    expect(await statusesOf(id)).toEqual(['OVERDUE', 'PENDING', 'PENDING'])
    const late = (await orderWork.oldest(at.payload, VIEWER, 100)).find((item) => item.id === id)
    expect(late && new Date(late.since)).toEqual(new Date(next))
  })

  it('of a reservation end with the last one named in the invoice', async () => {
    await inZone('Asia/Tokyo')
    const { id } = await newOrder()
    const today = dayIn(new Date(), 'Asia/Tokyo')
    expect((await paymentRows(id))[0]).toMatchObject({ due_on: addDays(today, 5) })
    const until = addDays(today, 14)
    const end = Date.parse(`${until}T15:00:00Z`)
    await notifyReservationDaysOver(at.payload, new Date(end - 1000))
    expect(await mailsOf(id)).toEqual([])
    await notifyReservationDaysOver(at.payload, new Date(end))
    expect(await mailsOf(id)).toEqual(['order-reservation-over'])
  })
})

test('a job that breaks off leaves every payment and every mail done once, or not at all', async () => {
  const [first, second] = [(await newOrder()).id, (await newOrder()).id]
  await rowsOf(sql`UPDATE payments SET due_on = '2020-01-01' WHERE order_id IN (${first}, ${second})
    AND sequence = 1`)
  const refused = sql.raw(`CHECK (effect_key NOT LIKE 'order:${second}:overdue%') NOT VALID`)
  await rowsOf(sql`ALTER TABLE mail_outbox ADD CONSTRAINT broken_off ${refused}`)
  await expect(markOverduePayments(at.payload, new Date())).rejects.toThrow()
  await rowsOf(sql`ALTER TABLE mail_outbox DROP CONSTRAINT broken_off`)
  expect([(await paymentRows(first))[0], (await paymentRows(second))[0]]).toMatchObject([
    { status: 'OVERDUE' },
    { status: 'PENDING' },
  ])
  expect(await mailsOf(second)).toEqual([])
  for (let run = 0; run < 2; run += 1) await markOverduePayments(at.payload, new Date())
  for (const id of [first, second])
    expect(await mailsOf(id)).toEqual(['payment-overdue', 'payment-overdue-showroom'])
})
