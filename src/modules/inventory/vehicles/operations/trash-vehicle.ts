import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import type { Consent } from '../rules/claims'
import { trashVehicles } from './trash-vehicles'

/**
 * Puts a vehicle into the trash, from where staff can take it back, whatever state its data is in. Its
 * chassis and office file number are free again meanwhile.
 *
 * @param consent what is agreed about the claims on it
 * @throws AppError 404 when there is none that the caller may see, 409 while nobody has agreed to what becomes of
 *   the claims on it
 */
export async function trashVehicle(req: PayloadRequest, id: number, consent: Consent): Promise<void> {
  const { changed } = await trashVehicles(req, [id], { consent })
  if (changed.length === 0) throw notFound('Vehicle not found')
}
