import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import type { PersonName } from '../../api/client'
import { at, negotiate, newVehicle, quoteRow, requestedQuote, rowsOf, send, withQuotes } from './quotes-kit'

withQuotes()

const portNamed = async (name: string): Promise<number> => {
  const [port] = await rowsOf(
    sql`INSERT INTO ports (name, country, use) VALUES (${name}, 'Mozambique', 'destination') RETURNING id`,
  )
  return Number(port?.id)
}
let beira: number
let nacala: number
/** A vehicle of $8,000, which has cost $6,000. */
const EIGHT = { cost_value: 6_000, markup: 33.333333 }

beforeAll(async () => {
  beira = await portNamed('Beira')
  nacala = await portNamed('Nacala')
  await rowsOf(
    sql`INSERT INTO buyer_preferences (user_id, port_id) VALUES (${at.people.customer.id}, ${beira})`,
  )
})

const LOW = { quotedPrice: 5_000, portId: undefined }
const offerPrice = async (who: PersonName, id: number, more: Record<string, unknown> = LOW) => {
  const { body, status } = await send(who, id, more)
  return [status, body.errors]
}

it('an offer well below the asking price is sent only once that is confirmed, in every round', async () => {
  const id = await requestedQuote('customer', await newVehicle(EIGHT))
  const text =
    'The price of $5,000 is well below the asking price of $8,000: a loss of $1,000 against the cost of $6,000.'
  expect(await offerPrice('admin', id)).toEqual([409, [{ path: 'confirmed.price', message: text }]])
  expect((await quoteRow(id))?.status).toBe('AWAITING_RESPONSE')
  const other = await send('admin', id, { ...LOW, confirmed: { port: true, price: false } })
  expect(other.status).toBe(409)
  expect((await send('admin', id, { quotedPrice: 8_000 })).status).toBe(200)
  expect((await negotiate('customer', id)).status).toBe(201)
  const [status, errors] = await offerPrice('admin', id, { quotedPrice: 80 })
  expect([status, errors]).toEqual([
    409,
    [
      {
        path: 'confirmed.price',
        message:
          'The price of $80 is well below the asking price of $8,000 and the price of $8,000 offered before: a loss of $5,920 against the cost of $6,000.',
      },
    ],
  ])
  const { body } = await send('admin', id, { quotedPrice: 80, confirmed: { price: true } })
  expect(body.data).toMatchObject({ quotedPrice: 80, previousQuotePrice: 8_000 })
})

it('those who may not see the cost do not receive it', async () => {
  const readsOnly = '{"inventory": {"read": true, "create": false, "update": false}}'
  await rowsOf(sql`UPDATE users SET permissions = ${readsOnly}::jsonb WHERE id = ${at.people.operator.id}`)
  const id = await requestedQuote('customer', await newVehicle(EIGHT))
  const text = 'The price of $5,000 is well below the asking price of $8,000.'
  expect(await offerPrice('operator', id)).toEqual([409, [{ path: 'confirmed.price', message: text }]])
})

it('a port that the customer did not request, and freight that the price includes, require confirmation', async () => {
  const id = await requestedQuote('customer', await newVehicle({ ...EIGHT, price_type: 'CIF' }))
  await rowsOf(
    sql`UPDATE vehicles SET named_port_id = ${beira} WHERE id = (SELECT vehicle_id FROM quotes WHERE id = ${id})`,
  )
  const away = await send('admin', id, { portId: nacala, deliveryCharges: 0 })
  expect(away.body.errors).toEqual([
    { path: 'confirmed.port', message: 'The customer asked for Beira, this offer is to Nacala.' },
  ])
  const twice = await send('admin', id, { seaFreight: 350 })
  expect(twice.body.errors).toEqual([
    {
      path: 'confirmed.freightTwice',
      message: 'The vehicle’s CIF price includes the voyage to Beira, and $350 is charged for it again.',
    },
  ])
  expect((await send('admin', id, { seaFreight: 350, confirmed: { freightTwice: true } })).status).toBe(200)
})
