import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { cardData } from '@/modules/inventory/cards/ui/card-data'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { useDataSaver } from '@/ui/offline/data-saver'
import { pack } from '@/ui/packed-data'
import { PackedCards } from './vehicle-cards'

/** Cards side by side. The first `eager` pictures are loaded at once. A server component. */
export function VehicleGrid({
  vehicles,
  landed,
  unit,
  now,
  columns = 'four',
  eager = 0,
  swiped,
}: VehicleGridProps) {
  const saving = useDataSaver()
  return (
    <PackedCards
      cards={pack(vehicles.map((vehicle) => cardData(vehicle, now, { landed, unit })))}
      columns={columns}
      eager={eager}
      saving={saving}
      swiped={swiped}
    />
  )
}

type VehicleGridProps = {
  vehicles: VehicleCard[]
  /** What they cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  now: Date
  /** 'three' stand beside the filter panel, 'four' across the whole page. */
  columns?: 'three' | 'four'
  eager?: number
  /** On a phone they lie in one row to be swiped through. */
  swiped?: boolean
}
