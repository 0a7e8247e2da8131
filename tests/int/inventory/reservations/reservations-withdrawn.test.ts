import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { WITHDRAWN_NOTE } from '@/modules/inventory/reservations/rules/reservation-workflow'
import { call, type PersonName } from '../../api/client'
import {
  as,
  at,
  decide,
  mailsAbout,
  newVehicle,
  PUBLISHED,
  request,
  reserve,
  rowsOf,
  STAFF,
  statusOf,
  withReservations,
} from './reservations-kit'

withReservations()

const withdraw = (who: PersonName, id: number) => as(who, 'PUT', `/reservations/${id}/withdraw`)

const placeOf = async (who: PersonName, vehicle: number) => {
  const { body } = await as(who, 'GET', '/reservations/mine?open=true&limit=100')
  return body.data.find((one: { vehicle: { id: number } }) => one.vehicle.id === vehicle)?.queuePlace
}

describe('withdrawing a request', () => {
  it('removes it from the queue: the others move up, and the showroom is notified who is waiting', async () => {
    const vehicle = await newVehicle()
    const first = await request('customer', vehicle)
    await request('dealer', vehicle)
    await request('otherCustomer', vehicle)
    expect(await placeOf('otherCustomer', vehicle)).toBe(3)
    const { body, status } = await withdraw('customer', first)
    expect([status, body.message]).toEqual([200, 'Reservation withdrawn'])
    expect(body.data).toMatchObject({ status: 'RELEASED', queuePlace: null, note: WITHDRAWN_NOTE })
    expect([await placeOf('dealer', vehicle), await placeOf('otherCustomer', vehicle)]).toEqual([1, 2])
    const mails = await mailsAbout(first)
    expect(mails.map((mail) => mail.event_key)).toEqual(['hold-requested', 'hold-withdrawn'])
    expect(mails[1]?.to_address).toBe(at.people.admin.email)
    expect(mails[1]?.body_text).toContain('Requests still in the queue: 2.')
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
  })

  it('lets the customer request again, at the end of the queue', async () => {
    const vehicle = await newVehicle()
    const first = await request('customer', vehicle)
    await request('dealer', vehicle)
    await withdraw('customer', first)
    expect((await reserve('customer', vehicle)).body.data.queuePlace).toBe(2)
  })

  it('happens once, and never to an ended one', async () => {
    const id = await request('customer', await newVehicle())
    const answers = await Promise.all([1, 2, 3].map(() => withdraw('customer', id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const rejected = await request('customer', await newVehicle())
    await decide('admin', rejected, 'reject')
    const { body, status } = await withdraw('customer', rejected)
    expect([status, body.message]).toEqual([409, 'This reservation is rejected and cannot be withdrawn.'])
    expect((await decide('admin', id, 'confirm')).status).toBe(409)
  })
})

describe('giving up a reservation', () => {
  it('frees the vehicle immediately, and the next in the queue can have it', async () => {
    const vehicle = await newVehicle()
    const [first, second] = [await request('customer', vehicle), await request('dealer', vehicle)]
    await decide('operator', first, 'confirm')
    const { body } = await withdraw('customer', first)
    expect(body.data.status).toBe('RELEASED')
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
    expect((await mailsAbout(first)).map((mail) => mail.event_key)).toEqual([
      'hold-requested',
      'hold-confirmed',
      'hold-withdrawn',
    ])
    const log = await rowsOf(sql`SELECT actor_id FROM audit_log WHERE action = 'update'
      AND table_name = 'reservations' AND record_id = ${String(first)} ORDER BY id DESC LIMIT 1`)
    expect(log).toEqual([{ actor_id: at.people.customer.id }])
    expect((await decide('operator', second, 'confirm')).body.data.status).toBe('CONFIRMED')
  })

  it('of a vehicle that was sold in the meantime is refused: it ended with the sale', async () => {
    const vehicle = await newVehicle()
    const id = await request('customer', vehicle)
    await decide('admin', id, 'confirm')
    const agreed = { affectedReservations: [id], soldToHolder: false }
    await as('admin', 'POST', '/vehicles/bulk/status', { ids: [vehicle], status: 'SOLD', ...agreed })
    expect((await withdraw('customer', id)).status).toBe(409)
    expect((await statusOf(vehicle))?.status).toBe('SOLD')
  })

  it('during a confirmation leaves one end or one reservation, never a vehicle without its holder', async () => {
    for (let n = 0; n < 4; n += 1) {
      const vehicle = await newVehicle()
      const id = await request('customer', vehicle)
      const [confirmed, withdrawn] = await Promise.all([
        decide('admin', id, 'confirm'),
        withdraw('customer', id),
      ])
      expect(withdrawn.status).toBe(200)
      expect([200, 409]).toContain(confirmed.status)
      expect((await statusOf(vehicle))?.status).toBe('PUBLISHED')
      const [row] = await rowsOf(sql`SELECT status FROM reservations WHERE id = ${id}`)
      expect(row?.status).toBe('RELEASED')
    }
  })
})

it('is for the customer who made the request, and nobody else', async () => {
  const id = await request('customer', await newVehicle())
  expect((await call('PUT', `/reservations/${id}/withdraw`)).status).toBe(401)
  for (const who of STAFF) expect((await withdraw(who, id)).status, who).toBe(403)
  for (const who of ['otherCustomer', 'dealer'] as const)
    expect((await withdraw(who, id)).status, who).toBe(404)
  const [row] = await rowsOf(sql`SELECT status FROM reservations WHERE id = ${id}`)
  expect(row?.status).toBe('REQUESTED')
})
