import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { reservations } from '@/modules/inventory/tables.gen'
import { runInTurnOnVehicle } from '@/modules/inventory/vehicles/operations/run-in-turn-on-vehicles'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { isOpenSql } from '../queries/match-reservation-states'
import { mayRequest } from '../rules/reservation-transition'
import { type ReservationStatus, WAITING } from '../rules/reservation-workflow'
import { emitReservationStep } from './emit-reservation-step'
import { lockVehicleToReserve } from './lock-vehicle-to-reserve'
import { notifyShowroomOfReservation } from './notify-showroom-of-reservation'

/**
 * Requests a vehicle for the signed-in customer and notifies the showroom, in one transaction. Requests for
 * one vehicle are processed one at a time; their order is the queue.
 *
 * @returns the id of the request
 * @throws AppError 404 for a vehicle that is not public, 409 with the reason if it cannot be requested
 */
export async function requestReservation(req: PayloadRequest, vehicleId: number): Promise<number> {
  const customerId = Number(req.user?.id)
  return runInTurnOnVehicle(req, vehicleId, async (inner, db) => {
    const vehicle = await lockVehicleToReserve(db, vehicleId)
    if (!vehicle) throw notFound('Vehicle not found')
    const answer = mayRequest(vehicle, customerId, await openRequest(db, vehicleId, customerId))
    if (!answer.ok) {
      const { message, reason } = answer.error
      throw reason === 'not_listed' ? notFound(message) : conflict(message)
    }
    const requestedAt = new Date().toISOString()
    const data = { vehicle: vehicleId, customer: customerId, status: WAITING, requestedAt } as const
    const common = { collection: 'reservations', req: inner, overrideAccess: true, depth: 0 } as const
    const { id } = await req.payload.create({ ...common, data })
    await notifyShowroomOfReservation(inner, db, 'requested', vehicle, { id, customerId })
    await emitReservationStep(inner, { id, vehicleId, customerId, step: 'request', status: WAITING })
    return id
  })
}

async function openRequest(db: Db, vehicleId: number, customerId: number): Promise<ReservationStatus | null> {
  const [open] = await select(
    db,
    { status: reservations.status },
    sql`FROM reservations WHERE vehicle_id = ${vehicleId} AND customer_id = ${customerId}
      AND ${isOpenSql(sql`status`)}`,
  )
  return open?.status ?? null
}
