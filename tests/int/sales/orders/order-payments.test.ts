import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, test } from 'vitest'
import { markOverdue, tellReservationsOver } from '@/modules/sales/orders/operations/follow-up-payments'
import { as, at, historyOf, mailsOf, newOrder, pay, paymentRows, put, rowsOf, withPeople } from './orders-kit'

withPeople()

describe('money received', () => {
  it('in part leaves the rest to be paid, and more than one payment asks for goes to the next', async () => {
    const { id } = await newOrder()
    expect((await pay('operator', id, { amount: 1000, transactionId: 'TX-1' })).body.data).toMatchObject({
      paid: 1000,
      balance: 9500,
      nextPayment: { kind: 'DOWN_PAYMENT', amount: 2500 },
    })
    await pay('operator', id, { amount: 3000, transactionId: 'TX-2' })
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
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay('operator', id, { amount: 2000 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409])
    const rows = await paymentRows(id)
    expect(rows.map(({ received }) => received)).toEqual([350_000, 350_000, 300_000])
  })

  test('PATCH and PUT of the payment do the same', async () => {
    const { id } = await newOrder()
    for (const method of ['PATCH', 'PUT'])
      expect((await as('operator', method, `/orders/${id}/payment`, { amount: 1 })).status).toBe(200)
    expect((await paymentRows(id))[0]).toMatchObject({ received: 200 })
  })
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

test('a payment becomes overdue after its day, once, and its customer is told', async () => {
  const { id } = await newOrder()
  await rowsOf(sql`UPDATE payments SET due_on = '2020-01-01' WHERE order_id = ${id} AND sequence = 1`)
  await markOverdue(at.payload, new Date())
  await markOverdue(at.payload, new Date())
  expect((await paymentRows(id)).map(({ status }) => status)).toEqual(['OVERDUE', 'PENDING', 'PENDING'])
  expect(await mailsOf(id)).toEqual(['payment-overdue'])
  const { body } = await as('manager', 'GET', '/orders?waiting=overdue&limit=100')
  expect(body.data.map((row: { id: number }) => row.id)).toContain(id)
})

test('an order unpaid after the reservation days is told to the showroom once, and nothing is freed', async () => {
  const { id, vehicle } = await newOrder()
  await rowsOf(sql`UPDATE orders SET reserved_until = now() - interval '1 day' WHERE id = ${id}`)
  await tellReservationsOver(at.payload, new Date())
  await tellReservationsOver(at.payload, new Date())
  expect(await mailsOf(id)).toEqual(['order-reservation-over'])
  expect((await rowsOf(sql`SELECT status FROM vehicles WHERE id = ${vehicle}`))[0]?.status).toBe('RESERVED')
  await put(id, 'ORDER_CANCELLED')
})
