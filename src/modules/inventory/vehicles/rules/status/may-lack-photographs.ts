import type { VehicleStatus } from '../vehicle-status'

/**
 * Whether the form may save a vehicle without a photograph: as a draft, if it is none that anyone sees.
 *
 * @param stored its status so far; null for a new one
 */
export const mayLackPhotographs = (stored: VehicleStatus | null): boolean =>
  stored === null || stored === 'DRAFT'
