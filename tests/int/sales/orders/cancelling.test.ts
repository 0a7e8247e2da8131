import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { call } from '../../api/client'
import {
  as,
  at,
  historyOf,
  mailsOf,
  move,
  newOrder,
  orderRow,
  pay,
  put,
  rowsOf,
  vehicleStatus,
  withPeople,
} from './orders-kit'

withPeople()

const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

const cancelOwn = (who: 'customer' | 'otherCustomer' | 'manager', id: number, reason?: string) =>
  as(who, 'PUT', `/orders/my/${id}/cancel`, { reason })
const request = (who: 'customer' | 'otherCustomer', id: number, reason?: string) =>
  as(who, 'POST', `/orders/my/${id}/cancellation`, { reason })
const decline = (who: 'manager' | 'customer', id: number, reason?: string) =>
  as(who, 'PUT', `/orders/${id}/cancellation/decline`, { reason })
const waiting = async (kind: 'staff' | 'refund' | 'cancellation' | 'overdue'): Promise<number[]> =>
  (await as('manager', 'GET', `/orders?waiting=${kind}&limit=50`)).body.data.map(
    ({ id }: { id: number }) => id,
  )
const textOf = async (id: number, event: string) =>
  (
    await rowsOf(
      sql`SELECT body_text AS text FROM mail_outbox WHERE event_key = ${event} AND effect_key LIKE ${`order:${id}:%`}`,
    )
  )[0]?.text
const own = async (id: number) => (await as('customer', 'GET', `/orders/my/${id}`)).body.data

describe('before it is confirmed', () => {
  it('a customer cancels an order at once, and once', async () => {
    const { id, vehicle } = await newOrder()
    expect((await cancelOwn('customer', id, 'I have found another car')).status).toBe(200)
    expect((await cancelOwn('customer', id)).status).toBe(200)
    expect(await orderRow(id)).toMatchObject({
      status: 'ORDER_CANCELLED',
      reason: 'I have found another car',
    })
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await historyOf(id)).toEqual(['create', 'cancelByCustomer'])
    expect(await mailsOf(id)).toEqual(expect.arrayContaining(['order-cancelled', 'order-ended']))
    expect(await own(id)).toMatchObject({ balance: 0, nextPayment: null, refundOwed: 0 })
    expect((await own(id)).payments.some(({ isDue }: { isDue: boolean }) => isDue)).toBe(false)
  })

  it('only its customer does', async () => {
    const { id } = await newOrder()
    expect((await cancelOwn('otherCustomer', id)).status).toBe(404)
    expect((await cancelOwn('manager', id)).status).toBe(403)
    expect(await orderRow(id)).toMatchObject({ status: 'PENDING_CONFIRMATION' })
  })
})

describe('once it is confirmed', () => {
  it('a customer can only request; the request is work for staff until it is declined', async () => {
    const { id } = await newOrder()
    expect((await request('customer', id, 'Please cancel')).status).toBe(409)
    await move('manager', id, 'ORDER_CONFIRMED')
    expect((await cancelOwn('customer', id)).status).toBe(409)
    expect((await request('customer', id)).status).toBe(422)
    expect((await request('otherCustomer', id, 'Please cancel')).status).toBe(404)
    expect((await decline('manager', id, 'There is none')).status).toBe(409)
    expect((await request('customer', id, 'Please cancel')).status).toBe(200)
    expect((await request('customer', id, 'Please cancel')).status).toBe(200)
    expect(await own(id)).toMatchObject({ status: 'ORDER_CONFIRMED', isCancellationRequested: true })
    expect(await waiting('cancellation')).toContain(id)
    expect(await waiting('staff')).toContain(id)
    expect(await mailsOf(id)).toContain('order-cancellation-requested')
    expect((await decline('customer', id, 'No')).status).toBe(404)
    expect((await decline('manager', id, 'It is at sea already')).status).toBe(200)
    expect(await waiting('cancellation')).not.toContain(id)
    expect(await mailsOf(id)).toContain('order-cancellation-declined')
    expect((await historyOf(id)).slice(-2)).toEqual(['requestCancellation', 'declineCancellation'])
  })

  it('a customer withdraws the request once, and receives no payment request before', async () => {
    const { id } = await newOrder()
    const withdraw = (who: 'customer' | 'otherCustomer' | 'manager') =>
      as(who, 'PUT', `/orders/my/${id}/cancellation/withdraw`)
    await move('manager', id, 'ORDER_CONFIRMED')
    expect((await withdraw('customer')).status).toBe(409)
    await request('customer', id, 'Please cancel')
    expect((await own(id)).howToPay).toBeNull()
    expect((await withdraw('otherCustomer')).status).toBe(404)
    expect((await withdraw('manager')).status).toBe(403)
    const answers = await Promise.all([withdraw('customer'), decline('manager', id, 'It is at sea already')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waiting('cancellation')).not.toContain(id)
    expect(await own(id)).toMatchObject({ isCancellationRequested: false })
    await request('customer', id, 'Please cancel')
    expect((await withdraw('customer')).status).toBe(200)
    expect((await historyOf(id)).at(-1)).toBe('withdrawCancellation')
    expect(await mailsOf(id)).toContain('order-cancellation-withdrawn')
  })

  it('no request waits any more once staff have cancelled', async () => {
    const { id } = await newOrder()
    await move('manager', id, 'ORDER_CONFIRMED')
    await request('customer', id, 'Please cancel')
    await move('manager', id, 'ORDER_CANCELLED', { reason: 'As asked' })
    expect((await as('customer', 'PUT', `/orders/my/${id}/cancellation/withdraw`)).status).toBe(409)
    expect((await decline('manager', id, 'Too late')).status).toBe(409)
    expect(await mailsOf(id)).not.toContain('order-cancellation-declined')
  })

  it('a request ends with the order', async () => {
    const { id } = await newOrder()
    await put(id, 'IN_PROGRESS')
    await request('customer', id, 'Please cancel')
    await move('manager', id, 'ORDER_CANCELLED', { reason: 'As asked' })
    expect(await waiting('cancellation')).not.toContain(id)
    expect(await own(id)).toMatchObject({ isCancellationRequested: false })
  })
})

it('money received for a cancelled order is owed back, as work, until all of it was refunded', async () => {
  const { id } = await newOrder()
  await move('manager', id, 'ORDER_CONFIRMED')
  expect((await pay('manager', id, { amount: 1_000 })).status).toBeLessThan(300)
  expect(await own(id)).toMatchObject({ refundOwed: 0 })
  await move('manager', id, 'ORDER_CANCELLED', { reason: 'The vehicle was damaged' })
  expect(await own(id)).toMatchObject({ refundOwed: 1_000, balance: 0, nextPayment: null })
  expect(await waiting('refund')).toContain(id)
  await as('manager', 'POST', `/orders/${id}/refunds`, { amount: 400 })
  expect(await own(id)).toMatchObject({ refundOwed: 600 })
  expect(await waiting('refund')).toContain(id)
  await as('manager', 'POST', `/orders/${id}/refunds`, { amount: 600 })
  expect(await own(id)).toMatchObject({ refundOwed: 0 })
  expect(await waiting('refund')).not.toContain(id)
})

it('of a returned vehicle nothing is paid any more, and what was paid is owed back', async () => {
  const { id } = await newOrder()
  await pay('manager', id, { amount: 3_500 })
  await put(id, 'ORDER_DELIVERED')
  await move('manager', id, 'VEHICEL_RETURNED', { reason: 'The engine is not as described' })
  expect(await own(id)).toMatchObject({ refundOwed: 3_500, balance: 0, nextPayment: null, howToPay: null })
  expect((await pay('manager', id, { amount: 100 })).status).toBe(409)
  await move('manager', id, 'ORDER_RETURNED', { reason: 'It stays with us' })
  expect(await waiting('refund')).toContain(id)
  await as('manager', 'POST', `/orders/${id}/refunds`, { amount: 3_500 })
  expect(await waiting('refund')).not.toContain(id)
})

it('the quote of an order that has come to nothing shows it to both sides, and requests no payment', async () => {
  const paid = await newOrder()
  await pay('manager', paid.id, { amount: 1_000 })
  await move('manager', paid.id, 'ORDER_CANCELLED', { reason: 'The vehicle was damaged' })
  const unpaid = await newOrder()
  await cancelOwn('customer', unpaid.id)
  const returned = await newOrder()
  await put(returned.id, 'ORDER_DELIVERED')
  await move('manager', returned.id, 'VEHICEL_RETURNED', { reason: 'The engine is not as described' })
  const goesOn = await newOrder()
  for (const [{ id, quote }, orderEnd] of [
    [paid, 'CANCELLED'],
    [unpaid, 'CANCELLED'],
    [returned, 'RETURNED'],
    [goesOn, null],
  ] as const) {
    const own = (await as('customer', 'GET', `/quotes/my-quotes/${quote}`)).body.data
    expect(own).toMatchObject({ orderId: id, orderEnd, turn: null })
    expect((await as('manager', 'GET', `/quotes/${quote}`)).body.data).toMatchObject({
      orderId: id,
      orderEnd,
    })
  }
})

it('the mail about the end of an order names the refund owed, and none where nothing was paid', async () => {
  const paid = await newOrder()
  await pay('manager', paid.id, { amount: 1_200 })
  await move('manager', paid.id, 'ORDER_CANCELLED', { reason: 'The vehicle was damaged' })
  expect(await textOf(paid.id, 'order-cancelled')).toContain('Refund owed to you: $1,200.')
  const unpaid = await newOrder()
  await move('manager', unpaid.id, 'ORDER_CANCELLED', { reason: 'The vehicle was damaged' })
  const text = await textOf(unpaid.id, 'order-cancelled')
  expect(text).toContain('There is nothing left to pay.')
  expect(text).not.toMatch(/refund|Due next/i)
  const returned = await newOrder()
  await pay('manager', returned.id, { amount: 3_500 })
  await put(returned.id, 'ORDER_DELIVERED')
  await move('manager', returned.id, 'VEHICEL_RETURNED', { reason: 'The engine is not as described' })
  expect(await textOf(returned.id, 'order-returned')).toContain('Refund owed to you: $3,500.')
})

it('no proof of payment is taken where nothing is owed; of an order that was paid for, it is', async () => {
  const prove = async (id: number) => {
    const answer = await call('POST', `/orders/${id}/documents?name=transfer.pdf`, {
      token: at.tokens.customer,
      raw: PDF,
      headers: { 'content-type': 'application/octet-stream' },
    })
    return [answer.status, answer.body.message]
  }
  const stored = (id: number) => rowsOf(sql`SELECT kind FROM order_documents WHERE order_id = ${id}`)
  const unpaid = await newOrder()
  await cancelOwn('customer', unpaid.id)
  expect(await prove(unpaid.id)).toEqual([422, 'This order was cancelled, and nothing is owed for it'])
  expect(await stored(unpaid.id)).toEqual([])
  const whole = await newOrder()
  await pay('manager', whole.id, { amount: 10_500 })
  expect(await prove(whole.id)).toEqual([422, 'This order is paid in full. There is nothing left to pay'])
  const paid = await newOrder()
  await pay('manager', paid.id, { amount: 1_000 })
  await move('manager', paid.id, 'ORDER_CANCELLED', { reason: 'The vehicle was damaged' })
  expect((await prove(paid.id))[0]).toBe(201)
  expect(await stored(paid.id)).toEqual([{ kind: 'PROOF_OF_PAYMENT' }])
})
