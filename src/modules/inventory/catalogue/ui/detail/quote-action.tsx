import { failedMark } from '@/modules/inventory/cards/ui/failed-mark'
import { landedTotalText, warningText } from '@/modules/inventory/cards/ui/landed-total-text'
import { VehicleAction, type VehicleActionProps } from '@/modules/inventory/cards/ui/vehicle-action'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { useIsOwn } from '@/modules/inventory/reservations/ui/use-is-own'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import type { LandedCostDetail } from './landed-cost/landed-cost-detail'
import { isHeld } from './vehicle-availability'

type Props = { vehicle: VehicleDetail; landed: LandedCostDetail | null; place: VehicleActionProps['place'] }

/** The first of all actions, where a module has one. Whoever a vehicle is held for may request a quote. */
export function QuoteAction({ vehicle, landed, place }: Props) {
  const isOwn = useIsOwn(vehicle.id)
  return (
    <VehicleAction
      id={vehicle.id}
      name={`${nameWithoutYear(vehicle)} ${vehicle.year}`}
      isReserved={isHeld(vehicle) && !isOwn}
      cost={landedTotalText(landed)}
      warning={warningText([failedMark(vehicle), landed?.mark])}
      place={place}
    />
  )
}
