import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type AppError, conflict, notFound, unauthenticated } from '@/kernel/errors'
import { runInTurnOnVehicle } from '@/modules/inventory/vehicles/operations/run-in-turn-on-vehicles'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { getAlertVehicle } from '../queries/list-availability-alerts'
import { type AlertRefusal, mayAwait } from '../rules/availability-alert'
import * as words from '../words'

const REFUSALS: Record<AlertRefusal, () => AppError> = {
  free: () => conflict(words.itIsFree),
  own: () => conflict(words.itIsReservedForYou),
  gone: () => notFound(words.vehicleNotFound),
}

/**
 * Subscribes the caller to a vehicle's availability. Subscribing again changes nothing while they wait; after they
 * were notified it is a new alert. The vehicle is locked, so that it does not become free unnoticed meanwhile.
 *
 * @throws AppError 401 without a user, 404 for a vehicle that nobody can wait for, 409 for one that is free or theirs
 */
export async function subscribeToAvailability(req: PayloadRequest, vehicleId: number): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind === 'guest') throw unauthenticated()
  await runInTurnOnVehicle(req, vehicleId, async (_, db) => {
    await db.execute(sql`SELECT id FROM vehicles WHERE id = ${vehicleId} FOR SHARE`)
    const vehicle = await getAlertVehicle(db, vehicleId, actor.id)
    if (!vehicle) throw REFUSALS.gone()
    const answer = mayAwait(vehicle)
    if (!answer.ok) throw REFUSALS[answer.error]()
    await db.execute(sql`
      INSERT INTO vehicle_free_notices AS n (user_id, vehicle_id) VALUES (${actor.id}, ${vehicleId})
      ON CONFLICT (user_id, vehicle_id) DO UPDATE SET asked_at = now(), told_at = NULL WHERE n.told_at IS NOT NULL`)
  })
}

/** Unsubscribes the caller; notices already sent stay on record. Repeating it changes nothing. */
export async function unsubscribeFromAvailability(req: PayloadRequest, vehicleId: number): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind === 'guest') throw unauthenticated()
  const db = await dbOf(req)
  await db.execute(sql`
    DELETE FROM vehicle_free_notices
    WHERE user_id = ${actor.id} AND vehicle_id = ${vehicleId} AND told_at IS NULL`)
}
