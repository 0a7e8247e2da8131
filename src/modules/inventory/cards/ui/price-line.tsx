import { ChoosePortLink } from '@/modules/inventory/destination-choice/ui/choose-port-link'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { VisuallyHidden } from '@/ui/page-parts'
import * as words from './browser-words'
import { ABOVE_CARD } from './card-looks'
import type { LandedTotalData } from './landed-total-data'
import type { PriceData } from './price-data'

type LineProps = {
  price: PriceData
  /** What it costs at the reader's port, which comes first. */
  landed?: LandedTotalData
  /** Where the parts of the total are; on their own page they need no link. */
  partsHref?: string
  look?: keyof typeof LOOKS
}

const LINE = 'flex flex-wrap items-baseline gap-x-2 text-soft tabular-nums'
const AMOUNT = 'whitespace-nowrap text-ink'
const UNDER = 'basis-full'

/** On cards, on the vehicle's own page, and in the comparison: at the head of a column, and of what it is compared with. */
const LOOKS = {
  card: {
    line: `${LINE} text-13`,
    under: `${UNDER} text-13`,
    amount: `${AMOUNT} text-20 flat:text-[1.125rem]`,
    words: 'text-16/[1.2] text-ink flat:text-[1.125rem]',
    before: 'text-faint',
  },
  page: {
    line: `${LINE} text-16`,
    under: `${UNDER} text-13`,
    amount: `${AMOUNT} text-31 tracking-[-0.025em]`,
    words: 'text-25 tracking-[-0.025em] text-ink',
    before: 'text-14 text-faint',
  },
  head: {
    line: `${LINE} text-13 max-sm:text-12`,
    under: `${UNDER} text-13 text-faint max-sm:text-12`,
    amount: `${AMOUNT} text-20 max-sm:text-[1.0625rem]`,
    words: 'text-16/[1.2] text-ink max-sm:text-[1.0625rem]',
    before: 'text-faint',
  },
  choice: {
    line: `${LINE} text-13`,
    under: `${UNDER} text-13 text-faint`,
    amount: `${AMOUNT} text-16/[1.2]`,
    words: 'text-16/[1.2] text-ink',
    before: 'text-faint',
  },
}

/**
 * The amount with the term for what it covers, or 'Price on request'. Never an amount alone. With a port the total
 * there comes first, under the way to another port, and the price is small beside it.
 */
export function PriceLine({ price, landed, partsHref, look = 'card' }: LineProps) {
  const { amount, term, before } = price
  const total = amount && landed?.total
  const looks = LOOKS[look]
  return (
    <p className={looks.line} data-price="">
      {total && (
        <small className={looks.under}>
          <ChoosePortLink className={ABOVE_CARD}>{landed.label}</ChoosePortLink>{' '}
        </small>
      )}
      {total ? (
        <b className={looks.amount}>
          {partsHref ? (
            <PlainLink href={partsHref} className={cx(ABOVE_CARD, 'not-hover:no-underline')}>
              {total}
            </PlainLink>
          ) : (
            total
          )}
        </b>
      ) : amount ? (
        <b className={looks.amount}>{amount}</b>
      ) : (
        <b className={looks.words}>{words.priceOnRequest}</b>
      )}
      {total && total !== amount ? ` ${amount} ${term}` : amount && ` ${term}`}
      {before && (
        <s className={looks.before}>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          {before}
        </s>
      )}
      {!total && landed?.missing && <small className={looks.under}>{landed.missing}</small>}
    </p>
  )
}
