import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { expireReservations } from '@/modules/inventory/reservations/operations/expire-reservations'
import {
  as,
  at,
  decide,
  newVehicle,
  overdue,
  request,
  reserve,
  rowsOf,
  withReservations,
} from './reservations-kit'

withReservations()

/** A vehicle in the trash, with an earlier request that was never answered. */
async function trashed(isHeld: boolean) {
  const vehicle = await newVehicle()
  const id = await request('customer', vehicle)
  if (isHeld) await decide('admin', id, 'confirm')
  await rowsOf(sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${vehicle}`)
  return { vehicle, id }
}

const stateOf = async (id: number) => {
  const [row] = await rowsOf(sql`SELECT r.status, v.status AS vehicle FROM reservations r
    JOIN vehicles v ON v.id = r.vehicle_id WHERE r.id = ${id}`)
  return row
}

describe('a vehicle in the trash', () => {
  it('can be given up by its customer, and is free when restored', async () => {
    const { id } = await trashed(true)
    expect((await as('customer', 'PUT', `/reservations/${id}/withdraw`)).status).toBe(200)
    expect(await stateOf(id)).toEqual({ status: 'RELEASED', vehicle: 'PUBLISHED' })
  })

  it('is no longer reserved when the time is over', async () => {
    const { id } = await trashed(true)
    await overdue(id)
    expect((await as('customer', 'GET', '/reservations/mine')).body.data[0].vehicle.hasPage).toBe(false)
    expect(await expireReservations(at.payload)).toBe(1)
    const [mail] = await rowsOf(
      sql`SELECT body_text FROM mail_outbox WHERE effect_key = ${`hold:${id}:expire`}`,
    )
    expect(mail?.body_text).toContain('/dashboard/reservations')
    expect(mail?.body_text).not.toContain('/vehicles/')
    expect(await stateOf(id)).toEqual({ status: 'EXPIRED', vehicle: 'PUBLISHED' })
  })

  it('can be refused to those waiting, and neither reserved nor requested', async () => {
    const { id, vehicle } = await trashed(false)
    const { body, status } = await decide('admin', id, 'confirm')
    expect([status, body.message]).toEqual([409, 'This vehicle cannot be reserved: it is in the trash.'])
    expect((await reserve('dealer', vehicle)).status).toBe(404)
    expect((await decide('admin', id, 'reject')).body.data.status).toBe('REJECTED')
  })
})
