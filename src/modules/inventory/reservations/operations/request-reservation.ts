import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { onVehicle } from '@/modules/inventory/vehicles/operations/on-vehicles'
import type { Db } from '@/server/transaction'
import { isOpenSql } from '../queries/reservation-sql'
import { mayRequest } from '../rules/judge-reservation'
import { type ReservationStatus, WAITING } from '../rules/reservation-workflow'
import { lockHeldVehicle } from './lock-held-vehicle'
import { tellReservationStep } from './reservation-step'
import { tellShowroom } from './tell-showroom'

/**
 * Asks for a vehicle to be held for whoever is signed in, and tells the showroom, in one transaction. Requests for
 * one vehicle follow each other; the order in which they came is the queue.
 *
 * @returns the id of the request
 * @throws AppError 404 for a vehicle that the public does not see, 409 with the reason when it cannot be requested
 */
export async function requestReservation(req: PayloadRequest, vehicleId: number): Promise<number> {
  const customerId = Number(req.user?.id)
  return onVehicle(req, vehicleId, async (inner, db) => {
    const vehicle = await lockHeldVehicle(db, vehicleId)
    if (!vehicle) throw notFound('Vehicle not found')
    const answer = mayRequest(vehicle, customerId, await openRequest(db, vehicleId, customerId))
    if (!answer.ok) {
      const { message, reason } = answer.error
      throw reason === 'not_listed' ? notFound(message) : conflict(message)
    }
    const { rows } = await db.execute(sql`
      INSERT INTO reservations (vehicle_id, customer_id, requested_at)
      VALUES (${vehicleId}, ${customerId}, clock_timestamp()) RETURNING id`)
    const id = Number(rows[0]?.id)
    await tellShowroom(inner, db, 'requested', vehicle, { id, customerId })
    await tellReservationStep(inner, { id, vehicleId, customerId, step: 'request', status: WAITING })
    return id
  })
}

async function openRequest(db: Db, vehicleId: number, customerId: number): Promise<ReservationStatus | null> {
  const { rows } = await db.execute(sql`
    SELECT status FROM reservations WHERE vehicle_id = ${vehicleId} AND customer_id = ${customerId}
      AND ${isOpenSql(sql`status`)}`)
  return rows[0] ? (rows[0].status as ReservationStatus) : null
}
