import { ribbonOf } from '@/modules/inventory/cards/ui/words'
import { Ribbon } from '@/ui/ribbon'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'

/** 'Sold', 'Reserved' or 'In auction' across the corner of the picture. */
export function StateRibbon({ vehicle }: { vehicle: VehicleDetail }) {
  const ribbon = ribbonOf(vehicle)
  return ribbon && <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
}
