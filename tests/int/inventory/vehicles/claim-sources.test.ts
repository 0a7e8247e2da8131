import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimSource, vehicleClaims } from '@/modules/inventory/vehicles/operations/declare-claims'
import { setVehicleStatus } from '@/modules/inventory/vehicles/operations/set-vehicle-status'
import type { Consent } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import { callNatively } from '../../api/actors'
import {
  as,
  at,
  decide,
  newVehicle,
  request,
  rowsOf,
  withReservations,
} from '../reservations/reservations-kit'

withReservations()

/** Vehicles with a claim that no reservation made, and how often its source was queried. */
const promised = new Set<number>()
let requestLines: (readonly number[])[] = []

/**
 * A promise ends with any change of status; its end is recorded on the vehicle, in the caller's transaction.
 */
const promises: ClaimSource = {
  field: 'affectedPromises',
  plural: 'promises',
  open: async (_, vehicleIds) => {
    requestLines.push(vehicleIds)
    const own = vehicleIds.filter((id) => promised.has(id))
    return new Map(own.map((id) => [id, [{ id: 7, customer: 'Jane Doe' }]]))
  },
  effects: (claims, { from, to }) => (from === to ? [] : claims.map((claim) => ({ claim, ends: 'break' }))),
  effectText: ({ claim }) => `The promise to ${claim.customer} is broken.`,
  leftAlone: () => 'Promised to Jane Doe',
  end: async (_, db, vehicles, note) => {
    for (const { vehicle } of vehicles)
      await db.execute(sql`UPDATE vehicles SET description = ${note} WHERE id = ${vehicle.id}`)
  },
  notice: () => ({ title: 'Promises', href: '/promises', sentences: [] }),
}

let takeAway: () => void
beforeEach(() => {
  takeAway = vehicleClaims.register('promises', promises)
  requestLines = []
})
afterEach(() => takeAway())

/** A vehicle that is reserved for a customer and promised to another. */
async function claimed() {
  const vehicle = await newVehicle()
  const hold = await request('customer', vehicle)
  await decide('admin', hold, 'confirm')
  promised.add(vehicle)
  requestLines = []
  return { vehicle, hold }
}

const stateOf = async (vehicle: number, hold: number) => {
  const [row] = await rowsOf(sql`SELECT v.status, v.description, r.status AS hold FROM vehicles v
    JOIN reservations r ON r.vehicle_id = v.id WHERE v.id = ${vehicle} AND r.id = ${hold}`)
  return row
}

async function adminRequest(): Promise<PayloadRequest> {
  const { id } = at.people.admin
  const user = await at.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user }, at.payload)
}

const archive = async (ids: number[], agreed: Consent['agreed'], leavesAffected = false) => {
  const consent = { agreed, note: 'It was damaged in the yard.' }
  return setVehicleStatus(await adminRequest(), ids, {
    status: 'ARCHIVED',
    bulk: { consent, leavesAffected },
  })
}

describe('a second source of claims', () => {
  it('is queried along with reservations, and a refusal names both', async () => {
    const { hold, vehicle } = await claimed()
    const { body, status } = await as('admin', 'PATCH', `/vehicles/${vehicle}`, {
      status: 'ARCHIVED',
      affectedReservations: [hold],
    })
    const subject = 'open reservations and promises of this vehicle'
    expect([status, body.message]).toEqual([409, `This affects ${subject}`])
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      `affectedReservations.${hold}`,
      'affectedPromises.7',
    ])
    expect(body.errors[1].message).toBe('The promise to Jane Doe is broken.')
    expect(await stateOf(vehicle, hold)).toMatchObject({ status: 'RESERVED', hold: 'CONFIRMED' })
  })

  it('ends its claims with consent, with the reservations and for the same reason', async () => {
    const { hold, vehicle } = await claimed()
    const agreed = { affectedReservations: [hold], affectedPromises: [7] }
    expect((await archive([vehicle], agreed)).changed).toEqual([vehicle])
    expect(await stateOf(vehicle, hold)).toEqual({
      status: 'ARCHIVED',
      description: 'It was damaged in the yard.',
      hold: 'RELEASED',
    })
  })

  it('is queried once for all vehicles, and can skip some', async () => {
    const { hold, vehicle } = await claimed()
    const free = await newVehicle()
    requestLines = []
    const { changed, refused } = await archive([vehicle, free], { affectedReservations: [hold] }, true)
    expect(requestLines).toEqual([[vehicle, free]])
    expect(changed).toEqual([free])
    expect(refused).toMatchObject([
      { id: vehicle, message: 'Reserved for customer Test; Promised to Jane Doe' },
    ])
    expect(await stateOf(vehicle, hold)).toMatchObject({ status: 'RESERVED', hold: 'CONFIRMED' })
  })

  it('guards the native interface as well', async () => {
    const vehicle = await newVehicle()
    promised.add(vehicle)
    const answer = await callNatively('PATCH', `vehicles/${vehicle}`, at.tokens.admin, { status: 'DRAFT' })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(await answer.json())).toContain('This affects promises of the vehicle')
  })

  it('is no longer queried once it is removed', async () => {
    const { hold, vehicle } = await claimed()
    takeAway()
    const body = { status: 'ARCHIVED', affectedReservations: [hold] }
    expect((await as('admin', 'PATCH', `/vehicles/${vehicle}`, body)).status).toBe(200)
    expect(requestLines).toEqual([])
  })
})
