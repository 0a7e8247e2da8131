import { useDataSaver } from '@/ui/data-saver'
import { pack } from '@/ui/packed'
import type { VehicleCard } from '../../queries/types'
import { rowData } from './card-data'
import { VehicleRows } from './vehicle-rows'

/** The list view: one row for each vehicle, one column for each fact, so that figures can be run down and compared. */
export function VehicleTable({ vehicles, now }: { vehicles: VehicleCard[]; now: Date }) {
  const saving = useDataSaver()
  return <VehicleRows rows={pack(vehicles.map((vehicle) => rowData(vehicle, now, saving)))} />
}
