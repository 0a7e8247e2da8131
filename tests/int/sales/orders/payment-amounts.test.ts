import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { down, up } from '../../../../migrations/20261125_161000_transaction_ids_once'
import type { PersonName } from '../../api/client'
import { as, at, newOrder, pay, paymentRows, rowsOf, withPeople } from './orders-kit'

withPeople()

const TODAY = dayIn(new Date(), 'UTC')
const YEN = { currency: 'JPY' }
const refund = (who: PersonName, id: number, body: Record<string, unknown>) =>
  as(who, 'POST', `/orders/${id}/refunds`, body)

describe('an amount of money that was recorded', () => {
  it('is never finer than the currency has units', async () => {
    const { id } = await newOrder()
    const yen = await newOrder('customer', YEN)
    const finer = { path: 'amount', message: 'Amount can have at most 2 decimals in USD' }
    for (const answer of [
      await pay('operator', id, { amount: 1.005 }),
      await refund('admin', id, { amount: 0.001 }),
    ])
      expect([answer.status, answer.body.errors]).toEqual([422, [finer]])
    const answer = await pay('operator', yen.id, { amount: 100.5 })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: 'amount', message: 'Amount must be a whole number in JPY' }],
    ])
    expect((await pay('operator', yen.id, { amount: 100 })).status).toBe(201)
    expect((await refund('operator', yen.id, { amount: 0.5 })).status).toBe(422)
    expect((await pay('operator', id, { amount: 1.01 })).status).toBe(201)
    expect((await paymentRows(yen.id))[0]).toMatchObject({ received: 100 })
  })
})

describe('the day on which money came or went', () => {
  it.each([
    ['2000-01-01', 'The day of payment cannot be before the day of the order'],
    [addDays(TODAY, -1), 'The day of payment cannot be before the day of the order'],
    [`${addDays(TODAY, -1)}T23:59:59Z`, 'The day of payment cannot be before the day of the order'],
    [addDays(TODAY, 1), 'The day of payment cannot be after today'],
    [`${addDays(TODAY, 1)}T00:00:00Z`, 'The day of payment cannot be after today'],
    ['9999-12-31', 'The day of payment cannot be after today'],
  ])('is not %s', async (receivedPaymentDate, message) => {
    const { id } = await newOrder()
    await pay('operator', id, { amount: 10 })
    const answers = [
      await pay('operator', id, { amount: 1, receivedPaymentDate }),
      await as('operator', 'PATCH', `/orders/${id}/payment`, { amount: 1, receivedPaymentDate }),
      await refund('operator', id, { amount: 1, receivedPaymentDate }),
    ]
    for (const { body, status } of answers)
      expect([status, body.errors]).toEqual([422, [{ path: 'receivedPaymentDate', message }]])
  })

  it.each(['Asia/Tokyo', 'Pacific/Honolulu'])('is one of the company in %s', async (zone) => {
    await rowsOf(sql`UPDATE company_settings SET timezone = ${zone}`)
    const { id } = await newOrder()
    const today = dayIn(new Date(), zone)
    const { body, status } = await pay('operator', id, { amount: 1, receivedPaymentDate: today })
    expect(status).toBe(201)
    expect(dayIn(new Date(body.data.receipts[0].receivedAt), zone)).toBe(today)
    expect((await pay('operator', id, { amount: 1, receivedPaymentDate: addDays(today, 1) })).status).toBe(
      422,
    )
    expect((await pay('operator', id, { amount: 1, receivedPaymentDate: addDays(today, -1) })).status).toBe(
      422,
    )
  })
  afterAll(() => rowsOf(sql`UPDATE company_settings SET timezone = 'UTC'`))
})

describe('a payment that looks like one recorded before', () => {
  it('requires confirmation, and is recorded after it', async () => {
    const { id } = await newOrder()
    const body = { amount: 100, method: 'CASH' }
    expect((await pay('operator', id, body)).status).toBe(201)
    const answer = await pay('manager', id, body, 'another-key')
    expect([answer.status, answer.body.errors[0].path]).toEqual([409, 'confirmed.samePayment'])
    expect((await pay('manager', id, { ...body, method: 'CARD' })).status).toBe(201)
    expect((await pay('manager', id, { ...body, transactionId: 'TX-9' })).status).toBe(201)
    expect((await paymentRows(id))[0]).toMatchObject({ received: 30_000 })
    expect((await pay('manager', id, { ...body, confirmed: { samePayment: true } })).status).toBe(201)
    expect((await paymentRows(id))[0]).toMatchObject({ received: 40_000 })
  })
})

describe('a transaction id', () => {
  let id: number
  beforeAll(async () => {
    id = (await newOrder()).id
    await pay('operator', id, { amount: 10, transactionId: 'Ft 26-0431' })
    await refund('operator', id, { amount: 1, transactionId: 'RF-77' })
  })

  it.each(['Ft 26-0431', 'FT 26-0431', 'ft26-0431', ' f t 2 6 - 0 4 3 1 ', 'FT\u00a026-0431'])(
    '%j is the same as one that was recorded',
    async (transactionId) => {
      const { body, status } = await pay('operator', id, { amount: 10, transactionId })
      expect(status).toBe(409)
      expect(body.errors).toEqual([{ path: 'transactionId', message: 'Recorded already' }])
    },
  )

  it('of a refund is recorded once, too', async () => {
    expect((await refund('operator', id, { amount: 1, transactionId: 'rf-77' })).status).toBe(409)
    expect((await refund('operator', id, { amount: 1, transactionId: 'rf-78' })).status).toBe(201)
  })

  it('can be recorded for another order, and again once it was undone', async () => {
    const other = await newOrder()
    const { body } = await pay('operator', other.id, { amount: 10, transactionId: 'FT26-0431' })
    const [receipt] = body.data.receipts
    const undone = await as('manager', 'POST', `/orders/${other.id}/receipts/${receipt.id}/undo`, {
      reason: 'It was for another order.',
    })
    expect(undone.status).toBe(200)
    expect((await pay('operator', other.id, { amount: 10, transactionId: 'ft26-0431' })).status).toBe(201)
  })

  it('is enforced by the database, whoever writes', async () => {
    const line = (transaction: string) =>
      rowsOf(sql`INSERT INTO order_receipts (order_id, kind, amount, shares, transaction_id, received_at)
        VALUES (${id}, 'PAYMENT', 1, '[]', ${transaction}, now())`)
    await expect(line('FT 26-0431')).rejects.toThrow()
    await line('FT 26-0432')
  })
})

test('transaction ids that were repeated before the rule stay recorded; only the first of them counts', async () => {
  const { id } = await newOrder()
  const db = at.payload.db.drizzle as never
  const line = (kind: string, transaction: string, undoes: number | null = null) =>
    rowsOf(sql`INSERT INTO order_receipts (order_id, kind, amount, shares, transaction_id, received_at, undoes_id)
      VALUES (${id}, ${kind}, 1, '[]', ${transaction}, now(), ${undoes}) RETURNING id`)
  await down({ db } as never)
  const [first] = await line('PAYMENT', 'TX-1')
  await line('UNDO', '', Number(first?.id))
  for (const one of ['tx-1', 'TX - 1', 'TX-2']) await line('PAYMENT', one)
  await line('REFUND', 'TX-1')
  await line('PAYMENT', ' ')
  await line('PAYMENT', '')
  await up({ db } as never)
  const rows = await rowsOf(sql`SELECT transaction_id, transaction_counts FROM order_receipts
    WHERE order_id = ${id} AND kind <> 'UNDO' ORDER BY id`)
  expect(rows.map((row) => [row.transaction_id, row.transaction_counts])).toEqual([
    ['TX-1', false],
    ['tx-1', true],
    ['TX - 1', false],
    ['TX-2', true],
    ['TX-1', true],
    [' ', true],
    ['', true],
  ])
})
