import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { accept, as, newVehicle, quoted, rowsOf, withQuotes } from './quotes-kit'

withQuotes()

const DATES = sql`data ->> 'date' AS date, data ->> 'validUntil' AS valid, data ->> 'reservedUntil' AS reserved,
  (SELECT json_agg(p ->> 'dueOn') FROM jsonb_array_elements(data -> 'payments') p) AS due`
const invoices = (quote: number) =>
  rowsOf(sql`SELECT ${DATES} FROM proformas WHERE quote_id = ${quote} ORDER BY revision`)

it('the down payment is due five days after acceptance, and a later revision keeps every date', async () => {
  const { id } = await quoted('customer')
  const [offered] = await rowsOf(sql`SELECT valid_until FROM quotes WHERE id = ${id}`)
  const until = String(offered?.valid_until).slice(0, 10)
  expect((await invoices(id))[0]).toMatchObject({ reserved: null, valid: until })
  await accept('customer', id)
  const today = dayIn(new Date(), 'UTC')
  const accepted = {
    date: today,
    valid: addDays(today, 30),
    reserved: addDays(today, 14),
    due: [addDays(today, 5), addDays(today, 14)],
  }
  expect((await invoices(id))[1]).toEqual(accepted)
  const [order] = await rowsOf(sql`SELECT id FROM orders WHERE quote_id = ${id}`)
  const payments = await rowsOf(
    sql`SELECT due_on FROM payments WHERE order_id = ${order?.id} ORDER BY sequence`,
  )
  expect(payments.map((row) => row.due_on)).toEqual(accepted.due)
  await rowsOf(
    sql`UPDATE company_settings SET down_payment_days = 1, reservation_days = 3, validity_days = 10`,
  )
  await as('admin', 'PATCH', `/orders/${order?.id}/status`, { status: 'ORDER_CONFIRMED' })
  const other = {
    status: 'VEHICLE_SWITCHED',
    vehicleId: await newVehicle(),
    reason: 'As agreed by telephone.',
  }
  expect((await as('admin', 'PATCH', `/orders/${order?.id}/status`, other)).status).toBe(200)
  expect((await invoices(id))[2]).toEqual(accepted)
})
