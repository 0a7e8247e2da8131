import { useDataSaver } from '@/ui/data-saver'
import type { VehicleCard, VehicleDetail } from '../../queries/types'
import { VehicleGrid } from '../card/vehicle-grid'
import type { ReviewsData } from '../reviews/reviews-section'
import type { ShowroomContact } from './showroom-contact'
import { VehicleView } from './vehicle-view'

type PageProps = {
  vehicle: VehicleDetail
  showroom: ShowroomContact | null
  similar: VehicleCard[]
  reviews: ReviewsData
  address: string
  now: Date
}

/** Everything a buyer may know of one vehicle. On the page of a sold one those that can be bought come first. */
export function VehiclePage({ similar, now, ...rest }: PageProps) {
  const saving = useDataSaver()
  const cards = similar.length > 0 ? <VehicleGrid vehicles={similar} now={now} /> : null
  return <VehicleView {...rest} similar={cards} now={now} saving={saving} />
}
