import { PortLink } from '@/modules/inventory/destination-choice/ui/port-link'
import { VisuallyHidden } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import * as words from './browser-words'
import type { LandedTotalData } from './landed-total-data'
import type { PriceData } from './price-data'

type LineProps = {
  price: PriceData
  /** What it costs at the reader's port, which comes first. */
  landed?: LandedTotalData
  /** Where the parts of the total are; on their own page they need no link. */
  partsHref?: string
  large?: boolean
}

/**
 * The amount with the term for what it covers, or 'Price on request'. Never an amount alone. With a port the total
 * there comes first, under the way to another port, and the price is small beside it.
 */
export function PriceLine({ price, landed, partsHref, large }: LineProps) {
  const { amount, term, before } = price
  const total = amount && landed?.total
  return (
    <p className={large ? 'vehicle-price large' : 'vehicle-price'}>
      {total && (
        <small>
          <PortLink className="above-card">{landed.label}</PortLink>{' '}
        </small>
      )}
      {total ? (
        <b>
          {partsHref ? (
            <PlainLink href={partsHref} className="above-card">
              {total}
            </PlainLink>
          ) : (
            total
          )}
        </b>
      ) : amount ? (
        <b>{amount}</b>
      ) : (
        <b className="words">{words.priceOnRequest}</b>
      )}
      {total && total !== amount ? ` ${amount} ${term}` : amount && ` ${term}`}
      {before && (
        <s>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          {before}
        </s>
      )}
      {!total && landed?.missing && <small>{landed.missing}</small>}
    </p>
  )
}
