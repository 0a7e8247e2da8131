import type { LandedCards } from '@/modules/inventory/cards/queries/landed-cards'
import type { VehicleCard } from '@/modules/inventory/cards/queries/vehicle-card'
import { rowData } from '@/modules/inventory/cards/ui/card-data'
import { useDataSaver } from '@/ui/offline/data-saver'
import { pack } from '@/ui/packed'
import { VehicleRows } from './vehicle-rows'

/** The list view: one row for each vehicle, one column for each fact, so that figures can be run down and compared. */
export function VehicleTable({ vehicles, landed, now }: TableProps) {
  const saving = useDataSaver()
  return <VehicleRows rows={pack(vehicles.map((vehicle) => rowData(vehicle, now, saving, landed)))} />
}

type TableProps = {
  vehicles: VehicleCard[]
  /** What they cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  now: Date
}
