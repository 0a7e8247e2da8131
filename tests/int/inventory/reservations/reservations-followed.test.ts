import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { expireReservations } from '@/modules/inventory/reservations/operations/expire-reservations'
import { followingHooks } from '../../follow-hooks'
import {
  as,
  at,
  decide,
  newVehicle,
  overdue,
  request,
  rowsOf,
  statusOf,
  withReservations,
} from './reservations-kit'

withReservations()

const withdraw = (id: number) => as('customer', 'PUT', `/reservations/${id}/withdraw`)

it('hooks of plugins run at every step, whoever takes it, and the log has one entry for each', async () => {
  const [first, second, third] = [await newVehicle(), await newVehicle(), await newVehicle()]
  const reported = await followingHooks(at.payload, 'reservations', async () => {
    const rejected = await request('customer', first)
    await decide('operator', rejected, 'reject', 'Sold in the yard')
    const released = await request('customer', first)
    await decide('admin', released, 'confirm')
    await decide('admin', released, 'release', 'Changed their mind')
    await withdraw(await request('customer', first))
    const expired = await request('customer', second)
    await decide('admin', expired, 'confirm')
    await overdue(expired)
    await expireReservations(at.payload)
    const claimed = await request('customer', third)
    await as('admin', 'PATCH', `/vehicles/${third}`, { status: 'ARCHIVED', affectedReservations: [claimed] })
  })
  expect(reported.map(({ did, doc }) => [did, doc.status])).toEqual([
    ['create', 'REQUESTED'],
    ['update', 'REJECTED'],
    ['create', 'REQUESTED'],
    ['update', 'CONFIRMED'],
    ['update', 'RELEASED'],
    ['create', 'REQUESTED'],
    ['update', 'RELEASED'],
    ['create', 'REQUESTED'],
    ['update', 'CONFIRMED'],
    ['update', 'EXPIRED'],
    ['create', 'REQUESTED'],
    ['update', 'REJECTED'],
  ])
  const ids = new Set(reported.map(({ id }) => Number(id)))
  const entries = await rowsOf(sql`SELECT action, actor_kind FROM audit_log WHERE table_name = 'reservations'
    AND record_id = ANY(${sql.param([...ids].map(String))}::text[]) AND detail IS DISTINCT FROM 'expires at' ORDER BY id`)
  expect(entries.map(({ action }) => action)).toEqual(reported.map(({ did }) => did))
  expect(entries.filter(({ actor_kind }) => actor_kind === 'job')).toHaveLength(1)
})

it("what a plugin's hook refuses is rolled back entirely: the step, the vehicle, the e-mail", async () => {
  const vehicle = await newVehicle()
  const id = await request('customer', vehicle)
  const { hooks } = at.payload.collections.reservations.config
  const before = hooks.afterChange
  hooks.afterChange = [
    () => {
      throw new Error('Not today')
    },
  ]
  expect((await decide('admin', id, 'confirm')).status).toBe(500)
  hooks.afterChange = before
  const [row] = await rowsOf(sql`SELECT status, confirmed_at FROM reservations WHERE id = ${id}`)
  expect(row).toEqual({ status: 'REQUESTED', confirmed_at: null })
  expect(await statusOf(vehicle)).toMatchObject({ status: 'PUBLISHED' })
  expect(await rowsOf(sql`SELECT 1 FROM mail_outbox WHERE effect_key = ${`hold:${id}:confirm`}`)).toEqual([])
})

it('code that writes the collection itself can only follow the steps', async () => {
  const vehicle = await newVehicle()
  const id = await request('customer', vehicle)
  const common = { collection: 'reservations', overrideAccess: true, depth: 0 } as const
  const bought = { status: 'CONVERTED' } as const
  await expect(at.payload.update({ ...common, id, data: bought })).rejects.toThrow(
    'A reservation cannot change like this',
  )
  const customer = at.people.dealer.id
  const data = { vehicle, customer, requestedAt: new Date().toISOString(), ...bought }
  await expect(at.payload.create({ ...common, data })).rejects.toThrow(
    'A reservation cannot change like this',
  )
  await at.payload.update({ ...common, id, data: { note: 'Called back' } })
})
