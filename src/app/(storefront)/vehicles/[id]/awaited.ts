import { cookies, headers } from 'next/headers'
import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { subscribeToAvailability } from '@/modules/inventory/availability-alerts/operations/subscribe-to-availability'
import { getAlertVehicle, isAwaiting } from '@/modules/inventory/availability-alerts/queries/list-alerts'
import {
  ALERT_INTENT_COOKIE,
  mayAwait,
  readAlertVehicle,
} from '@/modules/inventory/availability-alerts/rules/availability-alert'
import { runningPayload } from '@/server/running-payload'
import { pageUser } from '@/server/signed-in-user'

/**
 * Whether the reader of a vehicle's page waits for it; null if there is nothing to wait for. Whoever pressed the
 * button as a guest, and has signed in, waits from now on.
 */
export async function isAwaited(vehicleId: number): Promise<boolean | null> {
  const [payload, given, jar] = await Promise.all([runningPayload(), headers(), cookies()])
  const [db, user] = [payload.db.drizzle, await pageUser(payload, given)]
  const vehicle = await getAlertVehicle(db, vehicleId, user?.id ?? 0)
  if (!vehicle || !mayAwait(vehicle).ok) return null
  if (!user) return false
  if (await isAwaiting(db, vehicleId, user.id)) return true
  if (readAlertVehicle(jar.get(ALERT_INTENT_COOKIE)?.value) !== vehicleId) return false
  const req = await createLocalReq({ req: { headers: given }, user }, payload)
  return subscribeToAvailability(req, vehicleId).then(() => true, ignoreRefusal)
}

/** It was freed or sold a moment ago. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
