import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { accept, as, at, newVehicle, quoteRow, requestedQuote, rowsOf, send, withQuotes } from './quotes-kit'

withQuotes()

let beira: number

beforeAll(async () => {
  const [port] = await rowsOf(sql`INSERT INTO ports (name, country, use)
    VALUES ('Beira', 'Mozambique', 'destination') RETURNING id`)
  beira = Number(port?.id)
  await rowsOf(
    sql`INSERT INTO buyer_preferences (user_id, port_id) VALUES (${at.people.customer.id}, ${beira})`,
  )
})

const SUM = '$8,800.50 CIF Beira (vehicle $8,450.50)'
const ports = async (query: ReturnType<typeof sql>) => (await rowsOf(query)).map(({ port }) => port)

it('one total with the buyer’s port is on the quote, in the mail, on the invoice and on the order', async () => {
  const id = await requestedQuote('customer', await newVehicle())
  expect((await quoteRow(id))?.port_id).toBe(beira)
  await send('admin', id)
  const { body } = await as('customer', 'GET', `/quotes/my-quotes/${id}`)
  expect(body.data).toMatchObject({ total: 8_800.5, covers: 'CIF Beira', port: { id: beira, name: 'Beira' } })
  const [mail] = await rowsOf(
    sql`SELECT body_text AS text FROM mail_outbox WHERE event_key = 'quote-sent' AND effect_key LIKE ${`quote:${id}:%`}`,
  )
  expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(SUM)
  expect((await accept('customer', id)).status).toBe(200)
  expect(
    await ports(sql`SELECT data ->> 'port' AS port FROM proformas WHERE quote_id = ${id} ORDER BY revision`),
  ).toEqual(['Beira', 'Beira'])
  const [order] = await rowsOf(sql`SELECT id, total FROM orders WHERE quote_id = ${id}`)
  expect(order).toMatchObject({ total: '880050' })
  const read = await as('customer', 'GET', `/orders/my/${order?.id}`)
  expect(read.body.data).toMatchObject({
    total: 8_800.5,
    portName: 'Beira',
    portOfDischarge: { id: beira, name: 'Beira' },
  })
})

it('a port that is no longer one of destination does not go along', async () => {
  await rowsOf(sql`UPDATE ports SET active = false WHERE id = ${beira}`)
  const id = await requestedQuote('customer', await newVehicle())
  expect((await quoteRow(id))?.port_id).toBeNull()
  await rowsOf(sql`UPDATE ports SET active = true WHERE id = ${beira}`)
})

it('staff confirm or change the port with the offer; only ports of destination are taken', async () => {
  const [origin, other] = await rowsOf(sql`INSERT INTO ports (name, country, use)
    VALUES ('Hakata', 'Japan', 'origin'), ('Maputo', 'Mozambique', 'destination') RETURNING id`)
  const id = await requestedQuote('dealer', await newVehicle())
  const refused = await send('admin', id, { portId: Number(origin?.id) })
  expect(refused.body.errors).toEqual([{ path: 'portId', message: 'Choose the port of destination' }])
  const { body } = await send('admin', id, { portId: Number(other?.id) })
  expect(body.data).toMatchObject({ covers: 'CIF Maputo', port: { name: 'Maputo' } })
  expect(await ports(sql`SELECT data ->> 'port' AS port FROM proformas WHERE quote_id = ${id}`)).toEqual([
    'Maputo',
  ])
})

const PARTS = { inlandTransport: 120, seaFreight: 1_100, insurance: 160, inspection: 0 }

it('the lines of delivery are on the quote, on its invoice and in the order', async () => {
  const id = await requestedQuote('otherCustomer', await newVehicle())
  const refused = await send('admin', id, { ...PARTS, deliveryCharges: 1_000 })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [
      {
        path: 'deliveryCharges',
        message: 'Delivery charges cannot be less than transport, freight, insurance and inspection together',
      },
    ],
  ])
  expect((await send('admin', id, { ...PARTS, deliveryCharges: 1_400.5 })).status).toBe(200)
  expect((await as('otherCustomer', 'GET', `/quotes/my-quotes/${id}`)).body.data).toMatchObject(PARTS)
  expect((await accept('otherCustomer', id)).status).toBe(200)
  const invoices = await rowsOf(sql`SELECT data -> 'charges' AS lines FROM proformas WHERE quote_id = ${id}`)
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  expect(invoices.map(({ lines }) => lines)).toEqual(
    [1, 2].map(() => [
      { name: 'inlandTransport', amount: usd(12_000) },
      { name: 'seaFreight', amount: usd(110_000) },
      { name: 'insurance', amount: usd(16_000) },
      { name: 'otherCharges', amount: usd(2_050) },
    ]),
  )
  const [order] = await rowsOf(
    sql`SELECT delivery_charges AS whole, snapshots_price AS terms FROM orders WHERE quote_id = ${id}`,
  )
  expect(order).toMatchObject({
    whole: '140050',
    terms: { inlandTransport: 12_000, seaFreight: 110_000, insurance: 16_000, inspection: 0 },
  })
})

it('the port that a request names counts, and must be one of destination', async () => {
  const [origin, other] = await rowsOf(sql`INSERT INTO ports (name, country, use)
    VALUES ('Kobe', 'Japan', 'origin'), ('Pemba', 'Mozambique', 'destination') RETURNING id`)
  const vehicleId = await newVehicle()
  const request = (portId: unknown) => as('customer', 'POST', '/quotes/request', { vehicleId, portId })
  const refused = await request(Number(origin?.id))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'portId', message: 'Choose the port of destination' }],
  ])
  const { body, status } = await request(Number(other?.id))
  expect([status, body.data.port]).toEqual([201, { id: Number(other?.id), name: 'Pemba' }])
})
