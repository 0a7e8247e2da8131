import type { PayloadRequest } from 'payload'
import { saveVehicle } from './save-vehicle'

/**
 * Sets a vehicle's features.
 *
 * @throws what saveVehicle throws; 422 names each feature that does not exist
 */
export const setVehicleFeatures = (req: PayloadRequest, id: number, features: number[]): Promise<number> =>
  saveVehicle(req, { features }, id)
