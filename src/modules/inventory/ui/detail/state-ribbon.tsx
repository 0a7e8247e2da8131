import { Ribbon } from '@/ui/badge'
import type { VehicleDetail } from '../../queries/types'
import { ribbonOf } from '../words'

/** 'Sold', 'Reserved' or 'In auction' across the corner of the picture. */
export function StateRibbon({ vehicle }: { vehicle: VehicleDetail }) {
  const ribbon = ribbonOf(vehicle)
  return ribbon && <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
}
