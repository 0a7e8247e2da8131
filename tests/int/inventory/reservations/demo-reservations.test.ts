import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import {
  listOwnReservations,
  listReservations,
} from '@/modules/inventory/reservations/queries/list-reservations'
import { reservationsQuery } from '@/modules/inventory/reservations/schemas/reservations'
import { seedPeople } from '../../../../scripts/seed/people'
import { requestOf } from '../../../../scripts/seed/request-as-person'
import { seedReservations } from '../../../../scripts/seed/reservations'
import { at, newVehicle, rowsOf, withReservations } from './reservations-kit'

withReservations()

test('a first start has reservations that are confirmed, waiting and ended, for operator and customers', async () => {
  const { catalogue, payload } = at
  for (let n = 0; n < 8; n += 1) await newVehicle({ status: 'PUBLISHED' })
  const before = await rowsOf(
    sql`SELECT count(*)::int AS n FROM vehicles WHERE status IN ('PUBLISHED', 'RESERVED')`,
  )
  const showrooms = [catalogue.mombasa]
  await seedPeople(payload, showrooms)
  await seedReservations(payload, showrooms)

  const db = payload.db.drizzle
  const all = await listReservations(db, { ...reservationsQuery.parse({}), limit: 50 }, showrooms, true)
  const states = all.rows.map(({ customer, status, queuePlace }) => [customer?.name, status, queuePlace])
  expect(states).toEqual(
    expect.arrayContaining([
      ['David Okello', 'CONFIRMED', null],
      ['Fatuma Hassan', 'REQUESTED', 1],
      ['David Okello', 'REQUESTED', 2],
      ['David Okello', 'REJECTED', null],
      ['David Okello', 'RELEASED', null],
      ['Fatuma Hassan', 'RELEASED', null],
    ]),
  )
  // Decided by the demo operator, with a reason where one is required.
  for (const { decidedBy, note, status } of all.rows.filter(({ status: one }) => one === 'REJECTED'))
    expect({ decidedBy, note: note !== null, status }).toEqual({
      decidedBy: 'Aisha Khalid',
      note: true,
      status: 'REJECTED',
    })
  const held = all.rows.filter(({ status }) => status === 'CONFIRMED').map(({ vehicle }) => vehicle.status)
  expect(held).toEqual(['RESERVED', 'RESERVED'])
  const customer = Number((await requestOf(payload, 'customer')).user?.id)
  const own = await listOwnReservations(db, customer, { open: true, page: 1, limit: 50 })
  expect(own.rows.map(({ status }) => status)).toEqual(['CONFIRMED', 'REQUESTED'])
  // No vehicle leaves the lists because of it.
  expect(
    await rowsOf(sql`SELECT count(*)::int AS n FROM vehicles WHERE status IN ('PUBLISHED', 'RESERVED')`),
  ).toEqual(before)
})
