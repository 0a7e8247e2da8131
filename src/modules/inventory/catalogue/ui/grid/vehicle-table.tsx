import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { rowData } from '@/modules/inventory/cards/ui/row-data'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { useDataSaver } from '@/ui/offline/data-saver'
import { pack } from '@/ui/packed-data'
import { VehicleRows } from './vehicle-rows'

/** The list view: one row for each vehicle, one column for each fact, so that figures can be run down and compared. */
export function VehicleTable({ vehicles, landed, unit, now }: TableProps) {
  const saving = useDataSaver()
  const reader = { landed, unit }
  return <VehicleRows rows={pack(vehicles.map((vehicle) => rowData(vehicle, now, saving, reader)))} />
}

type TableProps = {
  vehicles: VehicleCard[]
  /** What they cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  now: Date
}
