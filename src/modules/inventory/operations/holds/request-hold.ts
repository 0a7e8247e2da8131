import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { pageLink } from '@/modules/accounts/operations/account-links'
import { queueMail, type Receiver } from '@/server/mail/outbox'
import type { Db } from '@/server/transaction'
import { holdRequestedMail } from '../../mail/hold-events'
import { type HoldStatus, mayRequestHold } from '../../rules/hold'
import { type LockedVehicle, lockHeldVehicle } from './lock-held-vehicle'
import { onVehicle } from './on-vehicle'

/**
 * Asks for a vehicle to be held for whoever is signed in, and tells the showroom, in one transaction. Requests for
 * one vehicle follow each other; the order in which they came is the queue.
 *
 * @returns the id of the request
 * @throws AppError 404 for a vehicle that the public does not see, 409 with the reason when it cannot be requested
 */
export async function requestHold(req: PayloadRequest, vehicleId: number): Promise<number> {
  const customerId = Number(req.user?.id)
  return onVehicle(req, vehicleId, async (inner, db) => {
    const vehicle = await lockHeldVehicle(db, vehicleId)
    if (!vehicle) throw notFound('Vehicle not found')
    const answer = mayRequestHold(vehicle, customerId, await openRequest(db, vehicleId, customerId))
    if (!answer.ok) {
      const { message, reason } = answer.error
      throw reason === 'not_listed' ? notFound(message) : conflict(message)
    }
    const { rows } = await db.execute(sql`
      INSERT INTO reservations (vehicle_id, customer_id, requested_at)
      VALUES (${vehicleId}, ${customerId}, clock_timestamp()) RETURNING id`)
    const id = Number(rows[0]?.id)
    await tellShowroom(inner, db, vehicle, id, customerId)
    return id
  })
}

async function openRequest(db: Db, vehicleId: number, customerId: number): Promise<HoldStatus | null> {
  const { rows } = await db.execute(sql`
    SELECT status FROM reservations WHERE vehicle_id = ${vehicleId} AND customer_id = ${customerId}
      AND status IN ('REQUESTED', 'CONFIRMED')`)
  return rows[0] ? (rows[0].status as HoldStatus) : null
}

/** The showroom's own address, or those of the administrators where it has none. */
async function receivers(db: Db, { showroomEmail }: LockedVehicle): Promise<Receiver[]> {
  if (showroomEmail) return [{ address: showroomEmail }]
  const { rows } = await db.execute(
    sql`SELECT id, email FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 5`,
  )
  return rows.map((row) => ({ address: String(row.email), userId: Number(row.id) }))
}

async function tellShowroom(
  req: PayloadRequest,
  db: Db,
  vehicle: LockedVehicle,
  id: number,
  customerId: number,
): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) AS name,
      (SELECT count(*) FROM reservations q WHERE q.vehicle_id = ${vehicle.id} AND q.status = 'REQUESTED') AS place
    FROM users WHERE id = ${customerId}`)
  for (const to of await receivers(db, vehicle))
    await queueMail(req, holdRequestedMail, to, `hold:${id}:requested:${to.userId ?? 'showroom'}`, {
      vehicle: vehicle.name,
      sku: vehicle.sku,
      customer: String(rows[0]?.name ?? ''),
      place: String(rows[0]?.place ?? 1),
      link: pageLink('/admin/inventory/reservations'),
    })
}
