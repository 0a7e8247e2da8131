import { arrivalOf } from '@/modules/inventory/cards/queries/get-landed-cards'
import {
  type LandedTotalData,
  landedTotalData,
  standingMark,
} from '@/modules/inventory/cards/ui/landed-total-data'
import { DESTINATIONS } from '@/modules/inventory/destination-choice/rules/deliver-to'
import type { VehicleDetail } from '../../../queries/declare-vehicle-detail'
import type { LandedDetail } from '../../../queries/get-landed-detail'
import { type Breakdown, breakdownOf } from './breakdown-data'
import { type EligibilityNote, eligibilityNote } from './eligibility-note'

/** What a vehicle's page shows of it at the reader's port, formatted. */
export type LandedCostDetail = LandedTotalData & {
  breakdown: Breakdown
  /** Null for a country whose rules nobody has entered. */
  import: EligibilityNote | null
  /** The page of the country; null for one without. */
  countryHref: string | null
  /** The port; the reader's own if they have chosen it. */
  port: { id: number; name: string; country: string }
}

/** By what they were written from, which is the same object as long as nothing has changed. */
const written = new WeakMap<LandedDetail, LandedCostDetail | null>()

/** Null without a port, and for a vehicle that is sold. */
export function landedCostDetail(
  vehicle: VehicleDetail,
  detail: LandedDetail | null,
): LandedCostDetail | null {
  if (!detail || vehicle.status === 'SOLD') return null
  const known = written.get(detail)
  const shown = known === undefined ? write(vehicle, detail) : known
  written.set(detail, shown)
  return shown
}

function write(vehicle: VehicleDetail, detail: LandedDetail): LandedCostDetail | null {
  const { city, place, price, eligibility } = detail
  const total = landedTotalData(
    { place, of: new Map([[vehicle.id, { price, eligibility, city }]]) },
    vehicle.id,
  )
  if (!total) return null
  return {
    ...total,
    breakdown: breakdownOf(detail),
    import: importOf(detail),
    countryHref: place.destination && `${DESTINATIONS}/${place.destination.slug}`,
    port: place.port,
  }
}

/** One that is in the country already is not imported any more. */
function importOf({ city, eligibility, imported, place, price }: LandedDetail): EligibilityNote | null {
  const { country } = place.port
  if (price.standing)
    return { state: 'yes', text: standingMark(price.standing, city || country).text, clauses: [] }
  if (!eligibility) return null
  const expected = price.leadDays === null ? null : { paidOn: price.paidOn, arrival: arrivalOf(price) }
  return eligibilityNote(eligibility, imported, country, expected)
}
