import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { amidChange } from '../../amid-change'
import { callNatively } from '../../api/actors'
import {
  as,
  at,
  decide,
  mailsAbout,
  newVehicle,
  PUBLISHED,
  RESERVED,
  request,
  rowsOf,
  statusOf,
  withReservations,
} from './reservations-kit'

withReservations()

/** A vehicle that is reserved for the customer and that the dealer waits for. */
async function held() {
  const vehicle = await newVehicle()
  const hold = await request('customer', vehicle)
  const waiting = await request('dealer', vehicle)
  await decide('admin', hold, 'confirm')
  return { vehicle, hold, waiting }
}

const states = async (...ids: number[]) => {
  const rows = await rowsOf(sql`SELECT id, status FROM reservations WHERE id = ANY(${sql.param(ids)}::int[])`)
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const save = (vehicle: number, body: object) => as('admin', 'PATCH', `/vehicles/${vehicle}`, body)
const newsOf = async (id: number) => (await mailsAbout(id)).map((mail) => mail.event_key)

describe('a change of a vehicle with open reservations', () => {
  it('is refused with the effect on each, and changes nothing', async () => {
    const { hold, vehicle, waiting } = await held()
    const { body, status } = await save(vehicle, { status: 'ARCHIVED', mileage: 4 })
    expect([status, body.message]).toEqual([409, 'This affects open reservations of this vehicle'])
    expect(body.errors).toEqual([
      {
        path: `affectedReservations.${hold}`,
        message: expect.stringMatching(
          /^customer Test’s reservation until .* UTC will end\. The customer is notified by e-mail\.$/,
        ),
      },
      {
        path: `affectedReservations.${waiting}`,
        message: 'dealer Test’s request will be rejected. The customer is notified by e-mail.',
      },
    ])
    expect(await statusOf(vehicle)).toEqual({ status: 'RESERVED', searched: RESERVED })
    expect(await states(hold, waiting)).toEqual(['CONFIRMED', 'REQUESTED'])
  })

  it('names the customers only to staff who deal with them', async () => {
    const { vehicle } = await held()
    const own = JSON.stringify({ sales: { read: false }, support: { read: false } })
    await rowsOf(sql`UPDATE users SET permissions = ${own}::jsonb WHERE id = ${at.people.supervisor.id}`)
    const { body } = await as('supervisor', 'PATCH', `/vehicles/${vehicle}`, { status: 'ARCHIVED' })
    await rowsOf(sql`UPDATE users SET permissions = NULL WHERE id = ${at.people.supervisor.id}`)
    expect(body.errors[1].message).toBe(
      'A customer’s request will be rejected. The customer is notified by e-mail.',
    )
    expect(JSON.stringify(body)).not.toContain('dealer Test')
  })

  it('with consent does what it announced: reservations, vehicle, search, mails and log together', async () => {
    const { hold, vehicle, waiting } = await held()
    const answer = await save(vehicle, {
      status: 'ARCHIVED',
      affectedReservations: [hold, waiting],
      reservationNote: 'It was damaged in the yard.',
    })
    expect(answer.status).toBe(200)
    expect((await statusOf(vehicle))?.status).toBe('ARCHIVED')
    const rows =
      await rowsOf(sql`SELECT status, note, decided_by_id FROM reservations WHERE vehicle_id = ${vehicle}
      ORDER BY id`)
    const [note, by] = ['It was damaged in the yard.', at.people.admin.id]
    expect(rows).toEqual([
      { status: 'RELEASED', note, decided_by_id: by },
      { status: 'REJECTED', note, decided_by_id: by },
    ])
    expect(await newsOf(hold)).toEqual(['hold-requested', 'hold-confirmed', 'hold-released'])
    expect(await newsOf(waiting)).toEqual(['hold-requested', 'hold-rejected'])
    const [mail] = (await mailsAbout(waiting)).slice(-1)
    expect(mail?.body_text).toContain(note)
    expect(mail?.body_text).not.toContain(`/vehicles/${vehicle}`)
    const log = await rowsOf(sql`SELECT record_id FROM audit_log WHERE table_name = 'reservations'
      AND actor_id = ${by} AND record_id IN (${String(hold)}, ${String(waiting)}) AND action = 'update'`)
    expect(new Set(log.map((row) => row.record_id))).toEqual(new Set([String(hold), String(waiting)]))
  })

  it('with consent for one reservation is refused for one made since', async () => {
    const { hold, vehicle, waiting } = await held()
    expect((await save(vehicle, { status: 'SOLD', affectedReservations: [hold] })).status).toBe(409)
    expect(await states(hold, waiting)).toEqual(['CONFIRMED', 'REQUESTED'])
  })

  it('waits for a request in progress, and requires consent to it', async () => {
    const vehicle = await newVehicle()
    const insert = 'INSERT INTO reservations (vehicle_id, customer_id) VALUES ($1, $2)'
    const answer = await amidChange(
      ['SELECT id FROM vehicles WHERE id = $1 FOR UPDATE', [vehicle]],
      () => save(vehicle, { status: 'ARCHIVED' }),
      [[insert, [vehicle, at.people.customer.id]]],
    )
    expect(answer.status).toBe(409)
    expect((await statusOf(vehicle))?.status).toBe('PUBLISHED')
  })

  it('to published ends the reservation and the queue, so that what the page offers is available', async () => {
    const { hold, vehicle, waiting } = await held()
    expect((await save(vehicle, { status: 'PUBLISHED' })).status).toBe(409)
    await save(vehicle, { status: 'PUBLISHED', affectedReservations: [hold] })
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
    expect(await states(hold, waiting)).toEqual(['RELEASED', 'REQUESTED'])
    expect((await decide('admin', waiting, 'confirm')).status).toBe(200)
  })

  it('to sold requires who has bought it: the holder keeps the reservation as bought and gets no refusal', async () => {
    const { hold, vehicle, waiting } = await held()
    const named = { status: 'SOLD', affectedReservations: [hold, waiting] }
    const unsaid = await save(vehicle, named)
    expect(unsaid.status).toBe(409)
    expect(unsaid.body.errors.at(-1)).toEqual({
      path: 'soldToHolder',
      message: 'Has customer Test bought the vehicle?',
    })
    expect((await save(vehicle, { ...named, soldToHolder: true })).status).toBe(200)
    expect(await states(hold, waiting)).toEqual(['CONVERTED', 'REJECTED'])
    expect(await newsOf(hold)).toEqual(['hold-requested', 'hold-confirmed'])
    const other = await held()
    await save(other.vehicle, {
      status: 'SOLD',
      affectedReservations: [other.hold, other.waiting],
      soldToHolder: false,
    })
    expect(await states(other.hold, other.waiting)).toEqual(['RELEASED', 'REJECTED'])
    expect((await mailsAbout(other.hold)).at(-1)?.body_text).toContain('The vehicle has been sold.')
  })

  it('to another showroom takes them along with consent', async () => {
    const { hold, vehicle, waiting } = await held()
    const moved = { showroom_id: at.catalogue.tokyo }
    const answer = await save(vehicle, moved)
    expect(answer.status).toBe(409)
    expect(answer.body.errors[1].message).toBe(
      'dealer Test’s request moves to the new showroom with the vehicle.',
    )
    expect((await save(vehicle, { ...moved, affectedReservations: [hold, waiting] })).status).toBe(200)
    expect(await states(hold, waiting)).toEqual(['CONFIRMED', 'REQUESTED'])
    expect((await statusOf(vehicle))?.status).toBe('RESERVED')
  })

  it('of anything else requires nothing', async () => {
    const { hold, vehicle, waiting } = await held()
    expect((await save(vehicle, { mileage: 61_000, status: 'RESERVED' })).status).toBe(200)
    expect(await states(hold, waiting)).toEqual(['CONFIRMED', 'REQUESTED'])
  })
})

describe('several vehicles at once', () => {
  const bulk = (what: string, body: object) => as('admin', 'POST', `/vehicles/bulk/${what}`, body)

  it('require consent together, each with its reservations, and none is changed meanwhile', async () => {
    const [one, free] = [await held(), await newVehicle({ status: 'DRAFT' })]
    const two = await held()
    const ids = [one.vehicle, free, two.vehicle]
    const { body, status } = await bulk('status', { ids, status: 'PUBLISHED' })
    expect([status, body.message]).toEqual([409, 'This affects open reservations of 2 vehicles'])
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      `vehicles.${one.vehicle}.affectedReservations.${one.hold}`,
      `vehicles.${two.vehicle}.affectedReservations.${two.hold}`,
    ])
    expect((await statusOf(free))?.status).toBe('DRAFT')
    const agreed = { ids, status: 'PUBLISHED', affectedReservations: [one.hold, two.hold] }
    const done = await bulk('status', agreed)
    expect(done.body.data.changed).toEqual(ids)
    // A mail to a customer cannot be undone.
    expect(done.body.data.before).toEqual([{ id: free, status: 'DRAFT' }])
    expect(await states(one.hold, two.hold)).toEqual(['RELEASED', 'RELEASED'])
  })

  it('may skip those that are reserved, and names them', async () => {
    const [{ hold, vehicle }, free] = [await held(), await newVehicle({ status: 'DRAFT' })]
    const { body } = await bulk('status', { ids: [vehicle, free], status: 'PUBLISHED', leaveAffected: true })
    expect(body.data.changed).toEqual([free])
    expect(body.data.refused).toMatchObject([{ id: vehicle, message: 'Reserved for customer Test' }])
    expect(await states(hold)).toEqual(['CONFIRMED'])
  })

  it('go to the trash only with consent about their reservations, and come back free', async () => {
    const { hold, vehicle, waiting } = await held()
    expect((await bulk('trash', { ids: [vehicle] })).status).toBe(409)
    const done = await bulk('trash', { ids: [vehicle], affectedReservations: [hold, waiting] })
    expect(done.body.data).toEqual({ changed: [vehicle], refused: [] })
    expect(await states(hold, waiting)).toEqual(['RELEASED', 'REJECTED'])
    await bulk('restore', { ids: [vehicle] })
    expect(await statusOf(vehicle)).toEqual({ status: 'PUBLISHED', searched: PUBLISHED })
  })

  it('alone goes to the trash by its own call in the same way', async () => {
    const { hold, vehicle, waiting } = await held()
    expect((await as('admin', 'DELETE', `/vehicles/${vehicle}`)).status).toBe(409)
    expect((await as('admin', 'DELETE', `/vehicles/${vehicle}?affectedReservations=x`)).status).toBe(422)
    const agreed = `/vehicles/${vehicle}?affectedReservations=${hold},${waiting}`
    expect((await as('admin', 'DELETE', agreed)).status).toBe(200)
    expect(await states(hold, waiting)).toEqual(['RELEASED', 'REJECTED'])
  })
})

describe('no way around the question', () => {
  const natively = (method: string, path: string, body?: object) =>
    callNatively(method, path, at.tokens.admin, body)
  let one: Awaited<ReturnType<typeof held>>
  beforeAll(async () => {
    one = await held()
  })

  it.each([
    ['a status', 'PATCH', { status: 'PUBLISHED' }],
    ['the trash', 'PATCH', { deletedAt: new Date().toISOString() }],
    ['deleting for good', 'DELETE', undefined],
  ])('exists in the native interface: %s', async (_, method, body) => {
    const answer = await natively(method, `vehicles/${one.vehicle}`, body)
    expect(answer.status).toBe(409)
    expect(await states(one.hold, one.waiting)).toEqual(['CONFIRMED', 'REQUESTED'])
    expect(await statusOf(one.vehicle)).toEqual({ status: 'RESERVED', searched: RESERVED })
  })

  it('exists in the bulk edit of the native interface', async () => {
    const where = `where[id][in][0]=${one.vehicle}`
    const answer = await natively('PATCH', `vehicles?${where}`, { status: 'DRAFT' })
    expect(JSON.stringify(await answer.json())).toContain('open reservations')
    expect((await statusOf(one.vehicle))?.status).toBe('RESERVED')
  })

  it('exists in SQL of whatever kind', async () => {
    const write = rowsOf(sql`UPDATE vehicles SET status = 'PUBLISHED' WHERE id = ${one.vehicle}`)
    await expect(write).rejects.toMatchObject({ cause: { code: '23R01' } })
  })
})
