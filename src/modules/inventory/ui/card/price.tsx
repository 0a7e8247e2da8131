import { VisuallyHidden } from '@/ui/layout'
import type { VehicleCard } from '../../queries/types'
import { oldPriceText, priceTerm, priceText } from '../words'

/** The amount with the term that says what it covers, or 'Price on request'. Never an amount alone. */
export function Price({ vehicle, large, brief }: PriceProps) {
  const amount = priceText(vehicle)
  const before = brief ? null : oldPriceText(vehicle)
  return (
    <p className={large ? 'vehicle-price large' : 'vehicle-price'}>
      {amount ? <b>{amount}</b> : <b className="words">Price on request</b>}
      {amount && ` ${priceTerm(vehicle)}`}
      {before && (
        <s>
          <VisuallyHidden>Before: </VisuallyHidden>
          {before}
        </s>
      )}
    </p>
  )
}

/** `large` on the vehicle's own page; `brief` where only the present price has room. */
type PriceProps = { vehicle: VehicleCard; large?: boolean; brief?: boolean }
