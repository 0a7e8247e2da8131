import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { requestReservation } from '@/modules/inventory/reservations/operations/request-reservation'
import { takeReservationStepOfStaff } from '@/modules/inventory/reservations/operations/take-reservation-step'
import { withdrawReservation } from '@/modules/inventory/reservations/operations/withdraw-reservation'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { ids } from '@/server/sql'
import { OPERATOR_SHOWROOMS } from './people'
import { requestOf } from './request-as-person'

type Requester = 'customer' | 'dealer'
/** The outcome of a request: staff answer it with a reason, or its customer withdraws it. */
type Step = { to: 'confirm' } | { to: 'reject' | 'release'; note: string } | { to: 'withdraw' }
/** Who requests a vehicle, in this order, and the outcome of each request; those without a step wait. */
type DemoReservation = readonly { by: Requester; steps?: readonly Step[] }[]

const HOLDS: readonly DemoReservation[] = [
  [{ by: 'customer', steps: [{ to: 'confirm' }] }, { by: 'dealer' }],
  [{ by: 'dealer' }, { by: 'customer' }],
  [{ by: 'dealer', steps: [{ to: 'confirm' }] }],
  [
    {
      by: 'customer',
      steps: [{ to: 'reject', note: 'It needs a new gearbox first. We write to you when it is done.' }],
    },
  ],
  [
    {
      by: 'customer',
      steps: [{ to: 'confirm' }, { to: 'release', note: 'You told us that you found another one.' }],
    },
  ],
  [{ by: 'dealer', steps: [{ to: 'withdraw' }] }],
]

/** Vehicles for sale in the demo operator's showrooms, the longest listed first. */
async function vehiclesIn(payload: Payload, showrooms: readonly number[]): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM vehicles WHERE ${isStatus(sql`status`, 'PUBLISHED')} AND deleted_at IS NULL AND showroom_id = ANY(${ids(showrooms)})
    ORDER BY published_at, id LIMIT ${HOLDS.length}`)
  return rows.map((row) => Number(row.id))
}

/**
 * A few reservations by the demo people, requested and decided like any others: confirmed, waiting and ended
 * ones.
 */
export async function seedReservations(payload: Payload, showrooms: readonly number[]): Promise<void> {
  const vehicles = await vehiclesIn(payload, showrooms.slice(0, OPERATOR_SHOWROOMS))
  for (const [place, vehicleId] of vehicles.entries()) {
    const requested: { id: number; by: Requester; steps: readonly Step[] }[] = []
    for (const { by, steps = [] } of HOLDS[place] ?? [])
      requested.push({ id: await requestReservation(await requestOf(payload, by), vehicleId), by, steps })
    // All requests are made before any is decided: a reserved vehicle cannot be requested.
    for (const { id, by, steps } of requested) for (const step of steps) await take(payload, id, by, step)
  }
}

async function take(payload: Payload, id: number, by: Requester, step: Step): Promise<void> {
  if (step.to === 'withdraw') return withdrawReservation(await requestOf(payload, by), id)
  const note = 'note' in step ? step.note : null
  await takeReservationStepOfStaff(await requestOf(payload, 'operator'), id, step.to, note)
}
