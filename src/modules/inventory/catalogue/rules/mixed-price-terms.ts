import { endsAtPort } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { PRICE_TYPES, type PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

type Offer = {
  status: VehicleStatus
  /** Null if the price is on request. */
  price: number | null
  priceType: PriceType
  /** The port for which a CIF or DDP price holds. */
  namedPort: { id: number } | null
}

/** What a price covers: freight to another port is something else. */
const covered = ({ namedPort, priceType }: Offer): string =>
  endsAtPort(priceType) ? `${priceType} ${namedPort?.id ?? ''}` : priceType

/**
 * The terms of prices that do not all cover the same, so that the amounts do not show which vehicle costs less; none if
 * they do. Vehicles that are sold or have no price do not count.
 */
export function mixedPriceTerms(offers: readonly Offer[]): PriceType[] {
  const priced = offers.filter(({ price, status }) => price !== null && status !== 'SOLD')
  if (new Set(priced.map(covered)).size < 2) return []
  return PRICE_TYPES.filter((code) => priced.some(({ priceType }) => priceType === code))
}
