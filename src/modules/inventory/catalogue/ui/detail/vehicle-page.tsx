import type { VehicleCard } from '@/modules/inventory/cards/queries/vehicle-card'
import type { PublicReview } from '@/modules/inventory/reviews/queries/reviews'
import { useDataSaver } from '@/ui/offline/data-saver'
import { pack } from '@/ui/packed'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { VehicleGrid } from '../grid/vehicle-grid'
import type { ShowroomContact } from './showroom-contact'
import { VehicleView } from './vehicle-view'

type PageProps = {
  vehicle: VehicleDetail
  showroom: ShowroomContact | null
  similar: VehicleCard[]
  /** The reviews to begin with. */
  reviews: PublicReview[]
  address: string
  /** The name of the site, for paper. */
  site: string
  now: Date
}

/** Everything a buyer may know of one vehicle. On the page of a sold one those that can be bought come first. */
export function VehiclePage({ vehicle, showroom, reviews, similar, now, address, site }: PageProps) {
  const saving = useDataSaver()
  const cards = similar.length > 0 ? <VehicleGrid vehicles={similar} now={now} /> : null
  return (
    <VehicleView
      facts={pack({ vehicle, showroom, reviews })}
      similar={cards}
      address={address}
      now={now}
      site={site}
      saving={saving}
    />
  )
}
