import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { verifyInvoice } from '@/modules/sales/invoices/operations/verify-invoice'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import { car, carMap, csvOf, runImport } from '../../inventory/import/import-kit'
import {
  accept,
  as,
  at,
  CONFIRMED,
  cancel,
  history,
  mailsAbout,
  negotiate,
  newVehicle,
  quoted,
  quoteRow,
  requestedQuote,
  rowsOf,
  send,
  vehicleStatus,
  withQuotes,
} from './quotes-kit'

withQuotes()

const ofCustomer = async (who: 'customer' | 'otherCustomer' | 'dealer', id: number) =>
  (await as(who, 'GET', `/quotes/my-quotes/${id}`)).body.data
const listed = async (turn: 'staff' | 'customer', vehicle: number): Promise<number[]> =>
  (await as('admin', 'GET', `/quotes?turn=${turn}&vehicleId=${vehicle}`)).body.data.map(
    ({ id }: { id: number }) => id,
  )
const proforma = async (who: 'customer' | 'otherCustomer' | 'dealer', id: number) =>
  (await as(who, 'GET', `/quotes/${id}/proformas`)).body.data[0]
const verified = async (id: number) => {
  const [row] = await rowsOf(
    sql`SELECT token FROM proformas WHERE quote_id = ${id} ORDER BY revision DESC LIMIT 1`,
  )
  return verifyInvoice(at.payload, new Headers(), String(row?.token), new Date())
}

/** Two offers and a request on one vehicle. */
async function rivals() {
  const vehicle = await newVehicle()
  const winner = (await quoted('customer', vehicle)).id
  const offered = (await quoted('otherCustomer', vehicle)).id
  const waiting = await requestedQuote('dealer', vehicle)
  return { vehicle, winner, offered, waiting }
}

const mailsOfVehicle = (id: number) =>
  rowsOf(sql`SELECT to_address, body_text FROM mail_outbox
    WHERE event_key = 'quotes-without-vehicle' AND effect_key LIKE ${`vehicle:${id}:%`}`)

/** The same vehicle with another status, in a file of the importer. */
async function imported(id: number, status: string): Promise<void> {
  const [row] = await rowsOf(sql`SELECT chassis FROM vehicles WHERE id = ${id}`)
  const file = csvOf([car({ chassis: String(row?.chassis), status })])
  const { counts } = await runImport(at.payload, file, {
    map: carMap({ fields: { chassis: { column: 'chassis' }, status: { column: 'status' } } }),
    references: 'create',
    onExisting: 'update',
  })
  expect(counts).toMatchObject({ updated: 1 })
}

describe('an acceptance', () => {
  it('ends the turn of every other open quote on the vehicle, and its customer gets similar ones', async () => {
    const { offered, vehicle, waiting, winner } = await rivals()
    expect(await listed('staff', vehicle)).toEqual([waiting])
    await accept('customer', winner)
    expect(await listed('staff', vehicle)).toEqual([])
    expect(await listed('customer', vehicle)).toEqual([])
    expect(await ofCustomer('otherCustomer', offered)).toMatchObject({
      status: 'QUOTED',
      isVehicleGone: true,
      turn: null,
      steps: ['cancel'],
    })
    expect(await ofCustomer('dealer', waiting)).toMatchObject({ isVehicleGone: true, turn: null })
    expect(await ofCustomer('customer', winner)).toMatchObject({ status: 'ACCEPTED', isVehicleGone: false })
    expect((await history(offered)).at(-1)).toBe('vehicleGone')
    expect(await mailsAbout(offered)).toContain('quote-vehicle-gone')
    expect(await mailsAbout(waiting)).toContain('quote-vehicle-taken')
    const [mail] = await rowsOf(
      sql`SELECT body_text AS text FROM mail_outbox WHERE event_key = 'quote-vehicle-taken' AND effect_key LIKE ${`quote:${waiting}:%`}`,
    )
    expect(mail?.text).toContain('The vehicle you asked about is taken for now')
    expect(mail?.text).not.toMatch(/proforma|pay/i)
    expect(await mailsAbout(winner)).not.toContain('quote-vehicle-gone')
  })

  it('leaves others nothing to pay, to negotiate or to offer; they may still cancel', async () => {
    const { offered, waiting, winner } = await rivals()
    expect(await proforma('otherCustomer', offered)).toMatchObject({ state: 'payable', why: null })
    await accept('customer', winner)
    expect(await proforma('otherCustomer', offered)).toMatchObject({ state: 'ended', why: 'vehicleGone' })
    expect(await verified(offered)).toMatchObject({ invoice: { state: 'ended', why: 'vehicleGone' } })
    expect(await proforma('customer', winner)).toMatchObject({ state: 'toConfirm' })
    expect((await negotiate('otherCustomer', offered)).status).toBe(409)
    expect((await send('admin', waiting)).status).toBe(409)
    expect((await accept('otherCustomer', offered)).status).toBe(409)
    expect((await cancel('otherCustomer', offered)).status).toBe(200)
  })

  it('that comes to nothing opens those again that are still valid, and their customers are notified', async () => {
    const { offered, vehicle, waiting, winner } = await rivals()
    const { orderId } = (await accept('customer', winner)).body.data
    await rowsOf(sql`UPDATE quotes SET valid_until = '2020-01-01' WHERE id = ${offered}`)
    const cancelled = await as('admin', 'PATCH', `/orders/${orderId}/status`, {
      status: 'ORDER_CANCELLED',
      reason: 'The customer has changed their mind',
    })
    expect(cancelled.status).toBe(200)
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await listed('staff', vehicle)).toEqual([waiting])
    expect(await quoteRow(waiting)).toMatchObject({ vehicle_gone_at: null, waiting_since: expect.anything() })
    expect(await mailsAbout(waiting)).toContain('quote-vehicle-back')
    expect(await mailsAbout(offered)).not.toContain('quote-vehicle-back')
    expect(await verified(winner)).toMatchObject({ invoice: { state: 'ended', why: 'orderCancelled' } })
    await expireQuotes(at.payload)
    expect(await quoteRow(offered)).toMatchObject({ status: 'EXPIRED' })
    expect(await mailsAbout(offered)).not.toContain('quote-expired')
  })
})

describe('a vehicle', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['sold', (id) => as('admin', 'PATCH', `/vehicles/${id}`, { status: 'SOLD' })],
    ['archived', (id) => as('admin', 'PATCH', `/vehicles/${id}`, { status: 'ARCHIVED' })],
    ['put into the trash', (id) => as('admin', 'DELETE', `/vehicles/${id}`)],
    [
      'archived with others',
      (id) => as('admin', 'POST', '/vehicles/bulk/status', { ids: [id], status: 'ARCHIVED' }),
    ],
    ['put into the trash with others', (id) => as('admin', 'POST', '/vehicles/bulk/trash', { ids: [id] })],
    ['archived by an import', (id) => imported(id, 'ARCHIVED')],
    ['sold by an import', (id) => imported(id, 'SOLD')],
    [
      'archived by a change of many',
      (id) =>
        as('admin', 'POST', '/vehicles/bulk/changes', {
          ids: [id],
          change: { kind: 'status', status: 'ARCHIVED' },
        }),
    ],
    [
      'archived where nothing but the row is written',
      (id) =>
        at.payload.update({
          collection: 'vehicles',
          id,
          data: { status: 'ARCHIVED' },
          overrideAccess: true,
          depth: 0,
        }),
    ],
  ])('that is %s ends the turn of its quotes', async (_, change) => {
    const { id, vehicle } = await quoted('customer')
    await change(vehicle)
    expect(await quoteRow(id)).toMatchObject({ vehicle_gone_at: expect.anything(), waiting_since: null })
    expect(await mailsAbout(id)).toContain('quote-vehicle-gone')
    expect(await mailsOfVehicle(vehicle)).toHaveLength(1)
  })

  it('that is gone is replaced by similar ones with prices, and its showroom reads of all its quotes at once', async () => {
    await rowsOf(
      sql`UPDATE showroom_offices SET email = 'mombasa@example.com' WHERE id = ${at.catalogue.mombasa}`,
    )
    const priced = (price: number) => newVehicle({ price, cost_value: null, markup: null })
    const similar = [await priced(71_110), await priced(72_220)]
    const vehicle = await priced(71_500)
    const first = await requestedQuote('customer', vehicle)
    expect((await send('admin', first, { confirmed: CONFIRMED })).status).toBe(200)
    const second = await requestedQuote('dealer', vehicle)
    await as('admin', 'POST', '/vehicles/bulk/trash', { ids: [vehicle] })
    const [mail] = await rowsOf(sql`SELECT body_text FROM mail_outbox
      WHERE event_key = 'quote-vehicle-gone' AND effect_key LIKE ${`quote:${first}:%`}`)
    for (const [index, price] of ['$71,110', '$72,220'].entries())
      expect(mail?.body_text).toMatch(new RegExp(`\\${price}\\s+\\S+/vehicles/${similar[index]}\\s`))
    expect(mail?.body_text).not.toMatch(new RegExp(`/vehicles/${vehicle}\\s`))
    const mails = await mailsOfVehicle(vehicle)
    expect(mails.map(({ to_address }) => to_address)).toEqual(['mombasa@example.com'])
    for (const id of [first, second]) expect(mails[0]?.body_text).toContain(`-${id}`)
  })

  it('that is reserved for a customer stays on offer for that customer alone', async () => {
    const { id, vehicle } = await quoted('customer')
    const other = (await quoted('otherCustomer', vehicle)).id
    const reservation = await as('customer', 'POST', `/vehicles/${vehicle}/reserve`)
    await as('admin', 'PUT', `/reservations/${reservation.body.data.id}/confirm`)
    expect(await ofCustomer('customer', id)).toMatchObject({ isVehicleGone: false, turn: 'customer' })
    expect(await ofCustomer('otherCustomer', other)).toMatchObject({ isVehicleGone: true, turn: null })
    const released = await as('admin', 'PUT', `/reservations/${reservation.body.data.id}/release`, {
      note: 'The customer has not paid',
    })
    expect(released.status).toBe(200)
    expect(await ofCustomer('otherCustomer', other)).toMatchObject({ isVehicleGone: false, turn: 'customer' })
  })

  it('that is back by an accident of staff opens its quotes without a new version', async () => {
    const { id, vehicle } = await quoted('customer')
    const { updatedAt } = await ofCustomer('customer', id)
    await as('admin', 'PATCH', `/vehicles/${vehicle}`, { status: 'ARCHIVED' })
    await as('admin', 'PATCH', `/vehicles/${vehicle}`, { status: 'PUBLISHED' })
    const accepted = await as('customer', 'PUT', `/quotes/my-quotes/${id}/accept`, { updatedAt })
    expect(accepted.status).toBe(200)
    expect(await history(id)).toEqual(['request', 'send', 'vehicleGone', 'vehicleBack', 'accept'])
  })
})
