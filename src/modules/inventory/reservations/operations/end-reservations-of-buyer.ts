import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { reservations } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { isOpenSql } from '../queries/match-reservation-states'
import { transitionReservation } from '../rules/reservation-transition'
import { IN_FORCE, WITHDRAWN_NOTE } from '../rules/reservation-workflow'
import { emitReservationStep } from './emit-reservation-step'
import type { LockedVehicle } from './lock-vehicle-to-reserve'
import { writeReservation } from './write-reservation'

const OWN = { id: reservations.id, status: reservations.status, expiresAt: reservations.expiresAt }

/**
 * Ends the open reservations of a customer who has bought the vehicle: the one in force is used for the order, a
 * request leaves the queue. The caller has locked the vehicle and sets its status afterwards. Nobody is written
 * to: the order's mail covers it.
 */
export async function endReservationsOfBuyer(
  req: PayloadRequest,
  db: Db,
  vehicle: LockedVehicle,
  customerId: number,
): Promise<void> {
  const open = await select(
    db,
    OWN,
    sql`FROM reservations WHERE vehicle_id = ${vehicle.id} AND customer_id = ${customerId}
      AND ${isOpenSql(sql`status`)}`,
  )
  for (const { expiresAt, id, status } of open) {
    const [step, actor] =
      status === IN_FORCE ? (['convert', 'vehicle'] as const) : (['withdraw', 'customer'] as const)
    const reservation = { status, expiresAt: expiresAt ? new Date(expiresAt) : null }
    const answer = transitionReservation(reservation, step, actor, { vehicle, now: new Date(), hours: 0 })
    if (!answer.ok) throw conflict(answer.error.message)
    await writeReservation(req, id, answer.value, step === 'withdraw' ? WITHDRAWN_NOTE : null, null)
    await emitReservationStep(req, {
      id,
      vehicleId: vehicle.id,
      customerId,
      step,
      status: answer.value.status,
    })
  }
}
