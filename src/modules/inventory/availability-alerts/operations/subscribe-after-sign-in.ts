import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { AppError } from '@/kernel/errors'
import { readAlertVehicle } from '../rules/availability-alert'
import { subscribeToAvailability } from './subscribe-to-availability'

type Reader = { payload: Payload; headers: Headers; user: TypedUser }

/**
 * Subscribes somebody who pressed the button of a vehicle as a guest and has signed in.
 *
 * @param intent the cookie in which that is noted
 * @returns whether they wait for the vehicle now; null if it was freed or sold a moment ago
 */
export async function subscribeAfterSignIn(
  { headers, payload, user }: Reader,
  vehicleId: number,
  intent: string | undefined,
): Promise<boolean | null> {
  if (readAlertVehicle(intent) !== vehicleId) return false
  const req = await createLocalReq({ req: { headers }, user }, payload)
  try {
    await subscribeToAvailability(req, vehicleId)
    return true
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
