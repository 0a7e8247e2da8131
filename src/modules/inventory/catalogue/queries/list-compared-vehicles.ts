import type { Payload } from 'payload'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { COMPARE_CAP } from '../rules/comparison-limits'
import { SIMILAR_LIMIT } from '../rules/similar-vehicles-limit'
import type { VehicleDetail } from './declare-vehicle-detail'
import { getPublicVehicle } from './get-public-vehicle'
import { listSimilarVehicles } from './list-similar-vehicles'

export type ComparedVehicles = {
  /** As far as they are public, in the order of the request. */
  vehicles: VehicleDetail[]
  /** Requested ids that are not public any more. */
  gone: number[]
  /** Vehicles to choose another from: in the place of one, or beside the only one. */
  choice: { of: VehicleDetail; isReplacing: boolean; similar: VehicleCard[] } | null
}

/**
 * The vehicles of a comparison, with similar ones where another has to be chosen.
 *
 * @param replace the id of the vehicle that is to be replaced, as in the URL
 */
export async function listComparedVehicles(
  payload: Payload,
  ids: readonly number[],
  replace: string | undefined,
): Promise<ComparedVehicles> {
  const details = await Promise.all(ids.map((id) => getPublicVehicle(payload, id)))
  const vehicles = details.filter((vehicle) => vehicle !== null)
  const replaced = vehicles.find(({ id }) => String(id) === replace)
  const of = replaced ?? (vehicles.length === 1 ? vehicles[0] : undefined)
  const near = of ? await listSimilarVehicles(payload, of.id, SIMILAR_LIMIT + COMPARE_CAP) : []
  const similar = near.filter(({ id }) => !ids.includes(id)).slice(0, SIMILAR_LIMIT)
  return {
    vehicles,
    gone: ids.filter((_, place) => details[place] === null),
    choice: of ? { of, isReplacing: replaced !== undefined, similar } : null,
  }
}
