import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { QuoteCard } from '../../rules/quote-card'
import { QUOTE_LISTS, type QuoteListKind } from '../../rules/quote-hrefs'
import { quoteNumber } from '../../rules/quote-number'
import { withYear } from '../with-year'
import * as words from '../words'

/** Cards on one page. */
export const CARDS_PER_PAGE = 10

type Props = { cards: readonly QuoteCard[]; total: number; page: number; kind: QuoteListKind }

/** A customer's quotes as cards, those to be dealt with first. */
export function QuoteCards({ cards, kind, page, total }: Props) {
  const { href } = QUOTE_LISTS[kind]
  return (
    <>
      {cards.length === 0 ? (
        <NoQuotes kind={kind} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {cards.map((card) => (
            <Line key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination
          page={page}
          pages={Math.ceil(total / CARDS_PER_PAGE)}
          hrefOf={(to) => `${href}?page=${to}`}
        />
      </div>
    </>
  )
}

/** The lists of quotes beside each other. */
export function QuoteTabs({ current }: { current: QuoteListKind }) {
  return (
    <nav aria-label={words.listsOfQuotes} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
      {Object.entries(QUOTE_LISTS).map(([kind, { href, label }]) => (
        <PlainLink
          key={kind}
          href={href}
          aria-current={kind === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-14 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </PlainLink>
      ))}
    </nav>
  )
}

function NoQuotes({ kind }: { kind: QuoteListKind }) {
  const isOnDemand = kind === 'on-demand'
  return (
    <EmptyState
      title={words.nothingHere[kind]}
      actions={
        <PlainLink
          href={isOnDemand ? `${QUOTE_LISTS['on-demand'].href}/new` : LISTING}
          className={buttonStyle('primary')}
        >
          {isOnDemand ? words.requestVehicle : words.browseVehicles}
        </PlainLink>
      }
    >
      <p>{isOnDemand ? words.howToOrderOnDemand : words.howToGetQuote}</p>
    </EmptyState>
  )
}

function Line({ card }: { card: QuoteCard }) {
  const name = withYear(card.vehicleName, card.vehicleYear)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <span className="relative block h-[72px] w-[96px] shrink-0 overflow-hidden rounded-control bg-plate">
        {card.vehicleImage && (
          <img src={card.vehicleImage} alt="" width={96} height={72} className="size-full object-cover" />
        )}
        {card.isDrawn && <small className="drawn">{words.drawing}</small>}
      </span>
      <Facts card={card} name={name} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full sm:flex-col sm:items-end">
        <PriceOf card={card} />
        <span className="flex flex-wrap gap-2">
          {card.modifyHref && <Way href={card.modifyHref} label={words.modifyRequest} name={name} />}
          {card.isViewable && <Way href={card.href} label={words.viewDetails} name={name} />}
        </span>
      </div>
    </li>
  )
}

const Way = ({ href, label, name }: { href: string; label: string; name: string }) => (
  <PlainLink href={href} className={buttonStyle('secondary', '', 'slim')}>
    {label}
    <span className="sr-only">: {name}</span>
  </PlainLink>
)

function Facts({ card, name }: { card: QuoteCard; name: string }) {
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-16 font-semibold wrap-anywhere">{name}</span>
        {card.showStatus && <Badge tone={card.tone}>{card.formattedStatus}</Badge>}
      </p>
      {card.turn && <p className="text-14 font-medium">{words.turnOf(card.originalStatus, card.turn)}</p>}
      <p className="text-13 text-faint tabular-nums">
        {quoteNumber(card.quoteId, card.requestedDate)}, {words.requested}{' '}
        <ZonedMoment iso={card.requestedDate} />
        {card.receivedDate && (
          <>
            , {words.received} <ZonedMoment iso={card.receivedDate} />
          </>
        )}
      </p>
      {card.specialRequirements && (
        <p className="mt-1 line-clamp-2 text-14 wrap-anywhere text-soft">{card.specialRequirements}</p>
      )}
    </div>
  )
}

function PriceOf({ card }: { card: QuoteCard }) {
  const { vehiclePrice } = card
  return (
    <span className="grid sm:justify-items-end">
      <TotalOf card={card} />
      {vehiclePrice && (
        <span className="text-13 text-faint tabular-nums">{words.ofVehicle(vehiclePrice)}</span>
      )}
    </span>
  )
}

function TotalOf({ card: { isPriceStruck, price } }: { card: QuoteCard }) {
  if (price === null) return null
  const look = cx('text-18 font-bold tabular-nums', isPriceStruck && 'text-faint line-through')
  if (!isPriceStruck) return <span className={look}>{price}</span>
  return (
    <s className={look}>
      <span className="sr-only">{words.noLongerValid} </span>
      {price}
    </s>
  )
}
