import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Consent } from '../rules/vehicle-claims'
import { MISSING } from './list-bulk-candidates'
import { trashVehicles } from './trash-or-restore-vehicles'

/**
 * Moves a vehicle to the trash, from where staff can restore it, even if its data is invalid. Meanwhile other
 * vehicles may use its chassis and office file numbers.
 *
 * @param consent the consent about its claims
 * @throws AppError 404 if there is none visible to the caller, 409 without consent to the effects on its
 * claims, or while another user is editing it
 */
export async function trashVehicle(req: PayloadRequest, id: number, consent: Consent): Promise<void> {
  const { changed, refused } = await trashVehicles(req, [id], { consent })
  if (changed.length > 0) return
  const [refusal] = refused
  throw refusal && refusal.message !== MISSING ? conflict(refusal.message) : notFound(MISSING)
}
