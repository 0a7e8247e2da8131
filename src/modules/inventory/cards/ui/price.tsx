import type { VehicleCard } from '../queries/vehicle-card'
import type { LandedTotalData } from './landed-total-data'
import { priceData } from './price-data'
import { PriceLine } from './price-line'

/** The price of a vehicle; `large` on its own page, `brief` where only the present price has room. */
export function Price({ vehicle, there, large, brief }: PriceProps) {
  const { before, ...price } = priceData(vehicle)
  return <PriceLine price={{ ...price, before: brief ? null : before }} there={there} large={large} />
}

type PriceProps = { vehicle: VehicleCard; there?: LandedTotalData; large?: boolean; brief?: boolean }
