import { VisuallyHidden } from '@/ui/layout'
import type { PriceData } from './card-data'

/** The amount with the term that says what it covers, or 'Price on request'. Never an amount alone. */
export function PriceLine({ price: { amount, term, before }, large }: { price: PriceData; large?: boolean }) {
  return (
    <p className={large ? 'vehicle-price large' : 'vehicle-price'}>
      {amount ? <b>{amount}</b> : <b className="words">Price on request</b>}
      {amount && ` ${term}`}
      {before && (
        <s>
          <VisuallyHidden>Before: </VisuallyHidden>
          {before}
        </s>
      )}
    </p>
  )
}
