import { cookies, headers } from 'next/headers'
import { subscribeAfterSignIn } from '@/modules/inventory/availability-alerts/operations/subscribe-after-sign-in'
import { readAwaitedVehicle } from '@/modules/inventory/availability-alerts/queries/list-availability-alerts'
import { ALERT_INTENT_COOKIE } from '@/modules/inventory/availability-alerts/rules/availability-alert'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'

/**
 * Whether the reader of a vehicle's page waits for it; null if there is nothing to wait for. Whoever pressed the
 * button as a guest, and has signed in, is subscribed here.
 */
export async function availabilityAlertOfReader(vehicleId: number): Promise<boolean | null> {
  const [payload, given, jar] = await Promise.all([runningPayload(), headers(), cookies()])
  const user = await pageUser(payload, given)
  const isAwaited = await readAwaitedVehicle(payload.db.drizzle, vehicleId, user?.id ?? null)
  if (!user || isAwaited !== false) return isAwaited
  const intent = jar.get(ALERT_INTENT_COOKIE)?.value
  return subscribeAfterSignIn({ payload, headers: given, user }, vehicleId, intent)
}
