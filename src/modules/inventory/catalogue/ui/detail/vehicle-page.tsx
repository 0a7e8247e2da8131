import { availabilityAlert } from '@/modules/inventory/availability-alerts/ui/availability-alert'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { vehicleTitle } from '@/modules/inventory/cards/ui/words'
import type { PublicReview } from '@/modules/inventory/reviews/queries/list-reviews'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { useDataSaver } from '@/ui/offline/data-saver'
import { pack } from '@/ui/packed-data'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import type { LandedDetail } from '../../queries/get-landed-detail'
import { VehicleGrid } from '../grid/vehicle-grid'
import { landedCostDetail } from './landed-cost/landed-cost-detail'
import type { ShowroomContact } from './showroom-contact-hrefs'
import { VehicleView } from './vehicle-view'

type PageProps = {
  vehicle: VehicleDetail
  /** What it costs at the reader's port; null for a reader who has chosen none. */
  detail: LandedDetail | null
  showroom: ShowroomContact | null
  /** Those like a sold one, and what they cost there. */
  similar: { vehicles: VehicleCard[]; landed: LandedCards | null }
  /** Whether the reader waits for it; null if there is nothing to wait for. */
  isAwaited: boolean | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  /** The reviews to begin with. */
  reviews: PublicReview[]
  address: string
  /** The name of the site, for paper. */
  site: string
  now: Date
}

/** Everything a buyer may know of one vehicle. On the page of a sold one those that can be bought come first. */
export function VehiclePage({
  vehicle,
  detail,
  isAwaited,
  showroom,
  reviews,
  similar,
  unit,
  now,
  address,
  site,
}: PageProps) {
  const saving = useDataSaver()
  const cards = similar.vehicles.length > 0 ? <VehicleGrid {...similar} unit={unit} now={now} /> : null
  return (
    <VehicleView
      facts={pack({ vehicle, showroom, reviews, landed: landedCostDetail(vehicle, detail), unit })}
      similar={cards}
      notice={
        isAwaited === null
          ? null
          : availabilityAlert({ id: vehicle.id, name: vehicleTitle(vehicle), isAwaited })
      }
      port={detail?.place.port.id ?? null}
      address={address}
      now={now}
      site={site}
      saving={saving}
    />
  )
}
