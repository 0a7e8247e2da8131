import { VisuallyHidden } from '@/ui/layout'
import * as words from './browser-words'
import type { PriceData } from './card-data'

/** The amount with the term that says what it covers, or 'Price on request'. Never an amount alone. */
export function PriceLine({ price: { amount, term, before }, large }: { price: PriceData; large?: boolean }) {
  return (
    <p className={large ? 'vehicle-price large' : 'vehicle-price'}>
      {amount ? <b>{amount}</b> : <b className="words">{words.priceOnRequest}</b>}
      {amount && ` ${term}`}
      {before && (
        <s>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          {before}
        </s>
      )}
    </p>
  )
}
