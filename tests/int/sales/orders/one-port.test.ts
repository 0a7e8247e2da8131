import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { accept, as, newVehicle, requestedQuote, rowsOf, send, withQuotes } from '../quotes/quotes-kit'

withQuotes()

async function portOf(name: string): Promise<number> {
  const [made] = await rowsOf(sql`INSERT INTO ports (name, country, use)
    VALUES (${name}, 'Kenya', 'destination') RETURNING id`)
  return Number(made?.id)
}

const invoicesOf = (quote: number) =>
  rowsOf(sql`SELECT data ->> 'port' AS port, data ->> 'date' AS date, data ->> 'validUntil' AS until,
    data -> 'totals' -> 'total' AS total, data -> 'payments' AS payments, data ->> 'shipToName' AS consignee,
    order_id FROM proformas WHERE quote_id = ${quote} ORDER BY revision`)

it('another port of discharge is shown with the sum everywhere, and on a new invoice with the same days', async () => {
  const [first, other] = [await portOf('Kilifi'), await portOf('Malindi')]
  const quote = await requestedQuote('customer', await newVehicle())
  await send('admin', quote, { portId: first })
  const order = (await accept('customer', quote)).body.data.orderId
  const ship = (more: Record<string, unknown>) => as('manager', 'PUT', `/orders/${order}/shipment`, more)
  const consignee = { name: 'Mombasa Clearing Ltd', address: 'Box 7, Malindi' }
  expect((await ship({ consignee })).status).toBe(200)
  expect(await invoicesOf(quote)).toHaveLength(2)
  const paid = { amount: 100, method: 'BANK_TRANSFER' }
  expect((await as('admin', 'POST', `/orders/${order}/payments`, paid)).status).toBe(201)
  // What acceptance issued retains its days, even where the next one is issued later.
  await rowsOf(sql`UPDATE company_settings SET validity_days = 3, down_payment_days = 2`)
  expect((await ship({ portOfDischargeId: other })).status).toBe(409)
  const moved = await ship({ portOfDischargeId: other, confirmed: { portOfDischarge: true } })
  expect([moved.status, moved.body.data.portName]).toEqual([200, 'Malindi'])

  const [, accepted, last, ...more] = await invoicesOf(quote)
  expect(more).toEqual([])
  expect(accepted).toMatchObject({ port: 'Kilifi', order_id: order })
  expect(last).toEqual({ ...accepted, port: 'Malindi', consignee: 'Mombasa Clearing Ltd' })
  // It requests no more than the order does: what has come is on it.
  const { balance, currency, nextPayment } = (await as('customer', 'GET', `/orders/my/${order}`)).body.data
  const [revised] =
    await rowsOf(sql`SELECT data #> '{received}' AS received, data #> '{received,open,0}' AS open FROM proformas
    WHERE quote_id = ${quote} ORDER BY revision DESC LIMIT 1`)
  const inCents = (amount: number) => ({ amount: amount * 100, currency })
  expect(revised?.received).toMatchObject({ paid: inCents(100), balance: inCents(balance) })
  expect(revised?.open).toEqual(inCents(nextPayment.amount))
  const own = (await as('customer', 'GET', `/quotes/my-quotes/${quote}`)).body.data
  expect(own).toMatchObject({ covers: 'CIF Malindi', port: { id: other, name: 'Malindi' } })
  expect((await as('admin', 'GET', `/quotes/${quote}`)).body.data.covers).toBe('CIF Malindi')
  const issued = (await as('customer', 'GET', `/quotes/${quote}/proformas`)).body.data
  expect(issued.map(({ state }: { state: string }) => state)).toEqual(['toConfirm', 'replaced', 'replaced'])
  const [mail] = await rowsOf(sql`SELECT body_text AS text FROM mail_outbox
    WHERE event_key = 'order-port-changed' AND effect_key LIKE ${`order:${order}:%`}`)
  for (const part of ['Kilifi → Malindi', 'CIF Malindi', 'replaces the earlier one'])
    expect(mail?.text).toContain(part)

  // To none: no port is named any more, not that of the offer.
  await ship({ portOfDischargeId: null, confirmed: { portOfDischarge: true } })
  expect((await as('customer', 'GET', `/quotes/my-quotes/${quote}`)).body.data.covers).toBe('CIF')
  expect((await invoicesOf(quote)).at(-1)?.port).toBeNull()
})
