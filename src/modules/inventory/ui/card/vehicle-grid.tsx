import { useDataSaver } from '@/ui/data-saver'
import { pack } from '@/ui/packed'
import type { VehicleCard } from '../../queries/types'
import { cardData } from './card-data'
import { PackedCards } from './vehicle-cards'

/** 'three' stand beside the filter panel, 'four' across the whole page. */
const GRIDS = { three: 'cards cards-beside', four: 'cards' }

/** Cards side by side. The first `eager` pictures are loaded at once. A server component. */
export function VehicleGrid({ vehicles, now, columns = 'four', eager = 0 }: VehicleGridProps) {
  const saving = useDataSaver()
  return (
    <PackedCards
      cards={pack(vehicles.map((vehicle) => cardData(vehicle, now)))}
      className={GRIDS[columns]}
      eager={eager}
      saving={saving}
    />
  )
}

type VehicleGridProps = { vehicles: VehicleCard[]; now: Date; columns?: keyof typeof GRIDS; eager?: number }
