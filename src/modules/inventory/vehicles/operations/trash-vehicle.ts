import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import type { Consent } from '../rules/vehicle-claims'
import { trashVehicles } from './trash-or-restore-vehicles'

/**
 * Moves a vehicle to the trash, from where staff can restore it, even if its data is invalid. Meanwhile other
 * vehicles may use its chassis and office file numbers.
 *
 * @param consent the consent about its claims
 * @throws AppError 404 if there is none visible to the caller, 409 without consent to the effects on its
 * claims
 */
export async function trashVehicle(req: PayloadRequest, id: number, consent: Consent): Promise<void> {
  const { changed } = await trashVehicles(req, [id], { consent })
  if (changed.length === 0) throw notFound('Vehicle not found')
}
