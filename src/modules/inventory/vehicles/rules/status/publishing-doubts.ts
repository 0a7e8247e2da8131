import { endsAtPort } from '../ends-at-port'
import type { VehicleDraft } from '../vehicle-draft-type'
import type { VehicleStatus } from '../vehicle-status'
import { isPubliclyListed } from './public-statuses'

/** What a vehicle may lack when it becomes public, but hardly ever should: a price, one that earns something, a port, a photograph. */
export type PublishingDoubt = 'price' | 'margin' | 'port' | 'photograph'

type Offered = Pick<VehicleDraft, 'status' | 'price' | 'costValue' | 'priceType' | 'namedPort'> & {
  /** The form refuses those without one anyway. */
  lacksPhotograph?: boolean
}

/** No figure at all counts as none that would be earned. */
function doubtOfPrice({ costValue, price }: Offered): PublishingDoubt[] {
  if (!price) return ['price']
  return costValue && price <= costValue ? ['margin'] : []
}

/** Whether a vehicle that buyers see had a price until now, and has none. */
export const losesPrice = (
  vehicle: Pick<Offered, 'status' | 'price'>,
  before: { status: VehicleStatus; price: number } | null,
): boolean =>
  before !== null &&
  before.price > 0 &&
  !vehicle.price &&
  vehicle.status != null &&
  isPubliclyListed(vehicle.status) &&
  isPubliclyListed(before.status)

/**
 * What to confirm before a vehicle becomes public; nothing if it does not, or was before.
 *
 * @param before its status so far; null for a new one
 */
export function publishingDoubts(vehicle: Offered, before: VehicleStatus | null): PublishingDoubt[] {
  const becomesPublic = vehicle.status != null && isPubliclyListed(vehicle.status)
  if (!becomesPublic || (before !== null && isPubliclyListed(before))) return []
  const lacksPort = endsAtPort(vehicle.priceType) && !vehicle.namedPort
  return [
    ...doubtOfPrice(vehicle),
    ...(lacksPort ? ['port' as const] : []),
    ...(vehicle.lacksPhotograph ? ['photograph' as const] : []),
  ]
}
