import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { accepted } from '../../api/client'
import { as, newOrder, pay, paymentRows, put, rowsOf, withPeople } from './orders-kit'

withPeople()

type Listed = { id: number; nextPayment: { dueOn: string | null } | null }

/** An order whose payments are due from this day on, a month apart. */
async function orderDue(from: string): Promise<{ id: number; payments: number[] }> {
  const { id } = await newOrder()
  await rowsOf(
    sql`UPDATE payments SET due_on = (${from}::date + (sequence - 1)::int * 30)::text WHERE order_id = ${id}`,
  )
  return { id, payments: (await paymentRows(id)).map((one) => Number(one.id)) }
}

const refund = (id: number, amount: number) =>
  accepted(as('manager', 'POST', `/orders/${id}/refunds`, { amount, method: 'BANK_TRANSFER' }))

it('orders are put in order by the next payment that they show, whatever came and went back', async () => {
  const untouched = await orderDue('2027-02-01')
  const outOfTurn = await orderDue('2027-01-05')
  await accepted(pay('operator', outOfTurn.id, { amount: 100, paymentId: outOfTurn.payments[1] }))
  const reopened = await orderDue('2027-01-01')
  await accepted(pay('operator', reopened.id, { amount: 4000 }))
  await refund(reopened.id, 900)
  const second = await orderDue('2027-01-20')
  await accepted(pay('operator', second.id, { amount: 4000 }))
  await refund(second.id, 100)
  const outAndBack = await orderDue('2027-01-10')
  await accepted(pay('operator', outAndBack.id, { amount: 3500, paymentId: outAndBack.payments[1] }))
  await refund(outAndBack.id, 50)
  const completed = await orderDue('2027-01-25')
  await put(completed.id, 'ORDER_COMPLETED')
  const cancelled = await orderDue('2026-12-30')
  await put(cancelled.id, 'ORDER_CANCELLED')

  const rows: Listed[] = (await accepted(as('manager', 'GET', '/orders?limit=100&sort=due-asc'))).data
  const days = rows.map(({ nextPayment }) => nextPayment?.dueOn ?? null)
  expect(days).toEqual(days.toSorted((a, b) => (a ?? '9').localeCompare(b ?? '9')))
  expect(days.at(-1)).toBeNull()
  expect(rows.at(-1)?.id).toBe(cancelled.id)
  expect(days).toContain('2027-01-25')
  expect(new Set(rows.map(({ id }) => id))).toContain(untouched.id)
})
