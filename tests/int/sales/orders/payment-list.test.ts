import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { sumPayments } from '@/modules/sales/orders/queries/payment-list/list-payments'
import { moneyReceived, moneyRefunded } from '@/modules/sales/orders/queries/read-sales-figures'
import { paymentsFilter } from '@/modules/sales/orders/schemas/payments-query'
import { as, at, newOrder, pay, rowsOf, withPeople } from './orders-kit'

withPeople()

const made = { order: 0, other: 0 }
const lines = async (query = '') =>
  (await as('manager', 'GET', `/orders/payments?limit=100&${query}`)).body.data
const amounts = async (query: string) => (await lines(query)).map(({ amount }: { amount: number }) => amount)
const receiptId = async (transaction: string): Promise<number> =>
  Number((await rowsOf(sql`SELECT id FROM order_receipts WHERE transaction_id = ${transaction}`))[0]?.id)

beforeAll(async () => {
  made.order = (await newOrder('customer')).id
  made.other = (await newOrder('otherCustomer')).id
  await pay('operator', made.order, { amount: 1000.25, method: 'BANK_TRANSFER', transactionId: 'TT-88-A' })
  await pay('operator', made.other, { amount: 300, method: 'CASH', transactionId: 'C-1' })
  await pay('operator', made.other, { amount: 70, method: 'CARD', transactionId: 'C-2' })
  await as('manager', 'POST', `/orders/${made.order}/refunds`, { amount: 200.5, method: 'BANK_TRANSFER' })
  const undone = await receiptId('C-2')
  const { status } = await as('admin', 'POST', `/orders/${made.other}/receipts/${undone}/undo`, {
    reason: 'Recorded twice',
  })
  expect(status).toBe(200)
})

describe('the list of payments', () => {
  it('has money that came, money that went back, and what was undone, each as such', async () => {
    const rows = await lines('sort=oldest')
    expect(rows.map(({ amount, kind, status }: Record<string, unknown>) => [kind, status, amount])).toEqual([
      ['PAYMENT', 'RECEIVED', 1000.25],
      ['PAYMENT', 'RECEIVED', 300],
      ['PAYMENT', 'UNDONE', 70],
      ['REFUND', 'REFUNDED', 200.5],
    ])
    const id = await receiptId('TT-88-A')
    expect(rows[0]).toMatchObject({
      number: `RC-${new Date().getUTCFullYear()}-${id}`,
      order: { id: made.order },
      currency: 'USD',
      method: 'BANK_TRANSFER',
      transactionId: 'TT-88-A',
    })
    expect(rows[0].recordedBy).toBeTruthy()
  })

  it('is filtered by method, status, currency, day and words', async () => {
    const year = new Date().getUTCFullYear()
    expect(await amounts('method=CASH')).toEqual([300])
    expect(await amounts('status=REFUNDED')).toEqual([200.5])
    expect(await amounts('status=UNDONE')).toEqual([70])
    expect(await amounts('currency=JPY')).toEqual([])
    expect(await amounts('keyword=tt-88')).toEqual([1000.25])
    expect(await amounts(`keyword=RC-${year}-${await receiptId('C-1')}`)).toEqual([300])
    expect(await amounts(`keyword=OR-${year}-${made.order}`)).toEqual([200.5, 1000.25])
    expect(await amounts(`paidFrom=${year + 1}-01-01`)).toEqual([])
    expect(
      (await as('manager', 'GET', '/orders/payments?paidFrom=2026-02-01&paidTo=2026-01-01')).status,
    ).toBe(422)
  })

  it('has the order that is asked for', async () => {
    expect(await amounts('sort=amount-desc')).toEqual([1000.25, 300, 200.5, 70])
    expect(await amounts('sort=amount-asc')).toEqual([70, 200.5, 300, 1000.25])
    expect((await amounts('sort=status-desc'))[0]).toBe(70)
    for (const column of ['number', 'order', 'customer', 'currency', 'method', 'recorder'])
      for (const way of ['asc', 'desc'])
        expect(await amounts(`sort=${column}-${way}`), column).toHaveLength(4)
  })

  it('sums to what the dashboard shows, to the cent', async () => {
    const year = new Date().getUTCFullYear()
    const span = (of: number) => ({ from: new Date(`${of}-01-01`), until: new Date(`${of + 1}-01-01`) })
    const spans = { now: span(year), before: span(year - 1) }
    const db = at.payload.db.drizzle
    const [received, refunded] = [
      await moneyReceived(db, spans, 'all'),
      await moneyRefunded(db, spans, 'all'),
    ]
    expect(received.now).toEqual({ count: 2, totals: [{ amount: 130_025, currency: 'USD' }] })
    expect(refunded.now).toEqual({ count: 1, totals: [{ amount: 20_050, currency: 'USD' }] })
    const sums = await sumPayments(db, paymentsFilter.parse({}), 'all', 'UTC')
    expect(sums).toEqual({
      RECEIVED: received.now.totals,
      REFUNDED: refunded.now.totals,
      UNDONE: [{ amount: 7_000, currency: 'USD' }],
    })
    const sum = (all: number[]) => Math.round(100 * all.reduce((total, one) => total + one, 0))
    expect(sum(await amounts('status=RECEIVED'))).toBe(130_025)
    expect(sum(await amounts('status=REFUNDED'))).toBe(20_050)
  })

  it('is downloaded with its filters, refunds as negative amounts, and what was undone beside the sum', async () => {
    const { body, status } = await as('manager', 'GET', '/orders/payments/export/csv?sort=oldest')
    expect(status).toBe(200)
    const [heading, ...rows] = String(body).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(heading).toMatch(/^Receipt,Status,Order,Customer,/)
    expect(rows).toHaveLength(4)
    expect(rows[3]).toContain('-200.5')
    const column = (name: string) => {
      const at = String(heading).split(',').indexOf(name)
      return rows.map((row) => Number(row.replace(/"[^"]*"/g, '').split(',')[at]))
    }
    expect(column('Amount')).toEqual([1000.25, 300, 0, -200.5])
    expect(column('Undone amount')).toEqual([0, 0, 70, 0])
    expect((await as('manager', 'GET', '/orders/export/xlsx?sort=total-desc')).status).toBe(200)
  })

  it('is not downloaded for days in the wrong order, nor are orders and quotes', async () => {
    const days = (from: string, to: string) => `${from}=2026-02-01&${to}=2026-01-31`
    for (const file of [
      `orders/payments/export/csv?${days('paidFrom', 'paidTo')}`,
      `orders/export/xlsx?${days('paidFrom', 'paidTo')}`,
      `orders/export/csv?${days('orderDateFrom', 'orderDateTo')}`,
      `quotes/export/csv?${days('requestedFrom', 'requestedTo')}`,
    ]) {
      const { body, status } = await as('manager', 'GET', `/${file}`)
      expect([status, body.errors?.[0]?.message]).toEqual([422, 'The last day cannot be before the first'])
    }
  })

  it('is for staff of sales, in their showrooms', async () => {
    expect((await as('customer', 'GET', '/orders/payments')).status).toBe(403)
    expect((await as('customer', 'GET', '/orders/payments/export/csv')).status).toBe(403)
    await rowsOf(sql`UPDATE users SET all_showrooms = false WHERE id = ${at.people.supervisor.id}`)
    expect((await as('supervisor', 'GET', '/orders/payments')).body).toMatchObject({ data: [], total: 0 })
  })
})
