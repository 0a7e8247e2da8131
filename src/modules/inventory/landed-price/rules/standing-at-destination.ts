import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { Tariffs } from '@/modules/settings/tariffs/rules/tariffs-and-freights'

/** How a vehicle stands that is in the buyer's country already: a price with duty paid means that it was cleared. */
export const STANDINGS = ['dutyPaid', 'dutyNotPaid'] as const
export type Standing = (typeof STANDINGS)[number]

const countryOf = ({ ports }: Pick<Tariffs, 'ports'>, portId: number | null): string | undefined =>
  portId === null ? undefined : ports.get(portId)?.country.trim().toLowerCase()

/** The showrooms in the country of a port, in the order of their ids: their vehicles need no voyage. */
export function showroomsAtDestination(
  tariffs: Pick<Tariffs, 'origins' | 'ports'>,
  portId: number,
): number[] {
  const country = countryOf(tariffs, portId)
  if (!country) return []
  return [...tariffs.origins]
    .flatMap(([id, origin]) => (origin.country.toLowerCase() === country ? [id] : []))
    .sort((a, b) => a - b)
}

/** What its standing depends on of a vehicle. */
type PlacedVehicle = { namedPortId: number | null; priceType: PriceType; showroomId: number | null }

/** How a vehicle stands in the country of a port; null for one that is elsewhere. */
export function standingOf(
  tariffs: Pick<Tariffs, 'origins' | 'ports'>,
  { namedPortId, priceType, showroomId }: PlacedVehicle,
  portId: number,
): Standing | null {
  const country = countryOf(tariffs, portId)
  const origin = showroomId === null ? undefined : tariffs.origins.get(showroomId)
  if (!country || origin?.country.toLowerCase() !== country) return null
  const isCleared =
    priceType === 'DDP' && (namedPortId === null || countryOf(tariffs, namedPortId) === country)
  return isCleared ? 'dutyPaid' : 'dutyNotPaid'
}
