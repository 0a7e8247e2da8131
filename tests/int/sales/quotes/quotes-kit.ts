import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { accepted, addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'

export const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const
const CALLERS = [...STAFF, 'customer', 'otherCustomer', 'dealer'] as const

type QuotesWorld = {
  payload: Payload
  people: People
  catalogue: Catalogue
  tokens: Partial<Record<PersonName, string>>
}

/** What the tests of one file share; set once `withQuotes` has run. */
export const at = { tokens: {} } as QuotesWorld

/** Creates people with addresses, their sessions and the lists for vehicles, once per file. */
export function withQuotes(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    at.people = await addPeople()
    at.catalogue = await addCatalogue()
    await rowsOf(sql`UPDATE users SET address = '12 Moi Avenue, Mombasa' WHERE role_id IS NULL`)
    for (const name of CALLERS) at.tokens[name] = await tokenOf(at.payload, at.people[name])
  }, 120_000)
}

export const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await at.payload.db.drizzle.execute(query)).rows
export const as = (
  who: PersonName,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => call(method, path, { token: at.tokens[who], body, headers })

export async function newVehicle(more: Record<string, unknown> = {}): Promise<number> {
  return (await accepted(as('admin', 'POST', '/vehicles', vehicleBody(at.catalogue, more)))).data.id
}

export const requestQuote = (who: PersonName, vehicleId: number, headers?: Record<string, string>) =>
  as(who, 'POST', '/quotes/request', { vehicleId }, headers)
export const requestedQuote = async (who: PersonName, vehicleId: number): Promise<number> =>
  (await accepted(requestQuote(who, vehicleId))).data.id

/** A make and a model that are not in the lists, from Japan. */
export const WISH = { customManufacturer: 'Tucker', customModel: 'Torpedo', country: 'JP', yearFrom: 1960 }
export const wished = async (who: PersonName): Promise<number> =>
  (await accepted(as(who, 'POST', '/quotes/order-on-demand', WISH))).data.id

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Yes to every question about an unusual offer. */
export const CONFIRMED = { price: true, priceType: true, port: true, freightTwice: true, tax: true }

/** An offer as sent by the form. */
export const offer = (more: Record<string, unknown> = {}) => ({
  quoteType: 'INITIAL_QUOTE',
  showroomOfficeId: at.catalogue.mombasa,
  validUntil: tomorrow(),
  priceType: 'CIF',
  quotedPrice: 8_450.5,
  downPaymentPercentage: 30,
  deliveryCharges: 350,
  currency: 'USD',
  reservedVehicle: true,
  ...more,
})
export const send = (who: PersonName, id: number, more: Record<string, unknown> = {}) =>
  as(who, 'PUT', `/quotes/${id}`, offer(more))
export const accept = (who: PersonName, id: number) => as(who, 'PUT', `/quotes/my-quotes/${id}/accept`)
export const cancel = (who: PersonName, id: number) => as(who, 'PUT', `/quotes/my-quotes/${id}/cancel`)

/** A customer's quote of a new vehicle, on offer. */
export async function quoted(who: PersonName, vehicleId?: number): Promise<{ id: number; vehicle: number }> {
  const vehicle = vehicleId ?? (await newVehicle())
  const id = await requestedQuote(who, vehicle)
  await accepted(send('admin', id))
  return { id, vehicle }
}

/** What a customer wants changed. */
export const customization = (quoteId: number, more: Record<string, unknown> = {}) => ({
  quoteId,
  contactMethod: 'email',
  contactTime: 'morning',
  customizationOptions: ['delivery_options'],
  detailedRequirements: 'Please ship to Dar es Salaam instead.',
  responseTimeframe: 'within_24_hours',
  decisionTimeframe: 'this_week',
  ...more,
})
export const negotiate = (who: PersonName, quoteId: number, more: Record<string, unknown> = {}) =>
  as(who, 'POST', '/quote-customizations', customization(quoteId, more))

export const quoteRow = async (id: number) => (await rowsOf(sql`SELECT * FROM quotes WHERE id = ${id}`))[0]
export const vehicleStatus = async (id: number) =>
  (await rowsOf(sql`SELECT status FROM vehicles WHERE id = ${id}`))[0]?.status
export const mailsAbout = async (id: number): Promise<unknown[]> =>
  (
    await rowsOf(sql`SELECT event_key FROM mail_outbox WHERE effect_key LIKE ${`quote:${id}:%`} ORDER BY id`)
  ).map((row) => row.event_key)
export const history = async (id: number): Promise<unknown[]> =>
  (await rowsOf(sql`SELECT step FROM quote_history WHERE quote_id = ${id} ORDER BY id`)).map(
    (row) => row.step,
  )
