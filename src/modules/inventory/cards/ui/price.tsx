import type { VehicleCard } from '../queries/vehicle-card'
import { priceData } from './price-data'
import { PriceLine } from './price-line'
import type { ThereData } from './there-data'

/** The price of a vehicle; `large` on its own page, `brief` where only the present price has room. */
export function Price({ vehicle, there, large, brief }: PriceProps) {
  const { before, ...price } = priceData(vehicle)
  return <PriceLine price={{ ...price, before: brief ? null : before }} there={there} large={large} />
}

type PriceProps = { vehicle: VehicleCard; there?: ThereData; large?: boolean; brief?: boolean }
