import type { VehicleCard } from '../queries/declare-vehicle-card'
import type { LandedTotalData } from './landed-total-data'
import { priceData } from './price-data'
import { PriceLine } from './price-line'

/** The price of a vehicle; `large` on its own page, `brief` where only the present price has room. */
export function Price({ vehicle, landed, large, brief }: PriceProps) {
  const { before, ...price } = priceData(vehicle)
  return (
    <PriceLine
      price={{ ...price, before: brief ? null : before }}
      landed={landed}
      look={large ? 'page' : 'card'}
    />
  )
}

type PriceProps = { vehicle: VehicleCard; landed?: LandedTotalData; large?: boolean; brief?: boolean }
