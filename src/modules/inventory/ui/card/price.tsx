import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/layout'
import type { VehicleCard } from '../../queries/types'
import { oldPriceText, priceTerm, priceText } from '../words'

/** The amount with the term that says what it covers, or 'Price on request'. Never an amount alone. */
export function Price({ vehicle, large, brief }: PriceProps) {
  const amount = priceText(vehicle)
  const before = brief ? null : oldPriceText(vehicle)
  if (!amount) return <p className={cx('font-semibold', large ? 'text-25' : 'text-16')}>Price on request</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={cx('font-bold', large ? 'text-31 tracking-tight' : 'text-20')}>{amount}</span>
      <span className={cx('font-medium text-soft', large ? 'text-16' : 'text-13')}>{priceTerm(vehicle)}</span>
      {before && (
        <span className={cx('text-faint', large ? 'text-14' : 'text-13')}>
          <VisuallyHidden>Before: </VisuallyHidden>
          <s>{before}</s>
        </span>
      )}
    </p>
  )
}

/** `large` on the vehicle's own page; `brief` where only the present price has room. */
type PriceProps = { vehicle: VehicleCard; large?: boolean; brief?: boolean }
