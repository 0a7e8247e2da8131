import { validationFailed } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { getRequestedVehicle } from '../queries/get-requested-vehicle'
import * as words from '../words'

/**
 * What an inquiry stores of the vehicle it is about: its showroom answers, and lists find it by make, model and year.
 *
 * @throws AppError 422 for one that the public cannot see
 */
export async function readInquiredVehicle(db: Db, id: number) {
  const vehicle = await getRequestedVehicle(db, id)
  if (!vehicle) throw validationFailed([{ path: 'vehicleId', message: words.vehicleNotOffered }])
  const { manufacturer, model, showroom, year } = vehicle
  const links = { vehicle: id, showroom, manufacturer, model }
  return { ...links, customManufacturer: null, customModel: null, yearFrom: year, yearTo: year }
}
