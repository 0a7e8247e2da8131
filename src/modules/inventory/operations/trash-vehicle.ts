import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { trashVehicles } from './trash-vehicles'

/**
 * Puts a vehicle into the trash, from where staff can take it back, whatever state its data is in. Its
 * chassis and office file number are free again meanwhile.
 *
 * @throws AppError 404 when there is none that the caller may see
 */
export async function trashVehicle(req: PayloadRequest, id: number): Promise<void> {
  const { changed } = await trashVehicles(req, [id])
  if (changed.length === 0) throw notFound('Vehicle not found')
}
