import type { ReactNode } from 'react'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { type Definition, DefinitionGrid } from '@/ui/definition-grid'
import { Notice } from '@/ui/form/notice'
import { PlainLink } from '@/ui/link'
import { Card, Section } from '@/ui/page-parts'
import { quoteBadge } from '../../rules/lists/quote-badge'
import { hasOrder } from '../../rules/order/order-end'
import { hidesPrice } from '../../rules/quote-card'
import { ownQuoteHref, QUOTE_LISTS } from '../../rules/quote-hrefs'
import { isOfferOpen } from '../../rules/quote-turn'
import { isRenegotiated, NOT_AVAILABLE_REASON, type QuoteCustomerStep } from '../../rules/quote-workflow'
import type { OwnQuote } from '../own-quote-card'
import { routeOf } from '../route-of-quote'
import { withYear } from '../with-year'
import * as words from '../words'
import { RequestedFacts, RequestFacts } from './request-facts'

/** The figures of an offer, formatted; the taxes are null where none apply. */
export type OfferTexts = {
  subtotal: string
  /** What is charged for delivery, each line with its name; nothing where nothing is. */
  charges: readonly { label: string; amount: string }[]
  withholdingTax: string | null
  vat: string | null
  total: string
  /** What the total covers: 'CIF Mombasa'. */
  covers: string
  /** What the total leaves to the buyer; null where it leaves nothing. */
  notIncluded: string | null
  /** The one sum that is paid first, and what that consists of: 'Down payment with delivery'. */
  firstPayment: string
  firstPaymentOf: string
  /** '30% of $10,713 + inspection $250'; null where no share of the price is paid first. */
  firstPaymentSum: string | null
}

type Props = {
  quote: OwnQuote
  /** Null while there is no offer. */
  offer: OfferTexts | null
  /** What the customer can do about it now, from `offeredSteps`, and the buttons for it. */
  steps: readonly QuoteCustomerStep[]
  actions: ReactNode
  /** 'Total to Mombasa $10,963', from which the offer starts; null if nobody knows. */
  startingTotal: string | null
  /** The conversation. */
  children: ReactNode
}

/** A quote as its customer sees it: how it stands, what is offered, and what can be done. */
export function QuoteDetails({ actions, children, offer, quote, startingTotal, steps }: Props) {
  const { orderId, reason } = quote
  return (
    <>
      <Heading quote={quote} steps={steps} />
      {reason && quote.endedAt && reason !== NOT_AVAILABLE_REASON && (
        <Notice tone="amber">
          {words.whyEnded}: {reason}
        </Notice>
      )}
      <Offer quote={quote} offer={offer} />
      <p className="mt-4 mb-8 flex flex-wrap items-center gap-2">
        {actions}
        <ReviseRequest quote={quote} />
        {orderId !== null && (
          <PlainLink href={`/dashboard/orders/${orderId}`} className={buttonStyle('primary')}>
            {words.seeOrder}
          </PlainLink>
        )}
        {quote.quotedAt && (
          <a
            href={`/api/v1/quotes/${quote.id}/proforma`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle()}
          >
            {proformaLabel(quote)}
          </a>
        )}
        {quote.negotiatingRound > 0 && (
          <PlainLink href={ownQuoteHref(routeOf(quote), 'negotiation-summary')} className={buttonStyle()}>
            {words.negotiationSummary}
          </PlainLink>
        )}
      </p>
      <Request quote={quote} offer={offer} startingTotal={startingTotal} />
      {children}
    </>
  )
}

/** What was requested: the vehicle on demand, or of one in stock where it goes, until the offer shows it. */
function Request({ offer, quote, startingTotal }: Pick<Props, 'offer' | 'quote' | 'startingTotal'>) {
  const { orderOnDemandRequest: wish, port, shipmentAddress, status } = quote
  if (wish) return <RequestFacts wish={wish} port={port} consignee={offer ? null : shipmentAddress} />
  return !offer && status === 'AWAITING_RESPONSE' ? (
    <RequestedFacts quote={quote} total={startingTotal} />
  ) : null
}

/** Its proforma, with what prevents its payment. */
function proformaLabel(quote: OwnQuote): string {
  if (!isOfferOpen(quote) && !hasOrder(quote)) return words.proformaEnded
  return isRenegotiated(quote) ? words.proformaRenegotiated : words.proforma
}

/** Which vehicle it is about, how it stands and whose turn it is, with the way back to the list. */
function Heading({ quote, steps }: Pick<Props, 'quote' | 'steps'>) {
  const { isExpired, isOrderOnDemandRequest: isOnDemand, status, vehicle } = quote
  const badge = quoteBadge(quote)
  return (
    <>
      <p>
        <PlainLink
          href={QUOTE_LISTS[isOnDemand ? 'on-demand' : 'all'].href}
          className="inline-flex min-h-11 items-center text-14 text-link underline underline-offset-3"
        >
          {isOnDemand ? words.backToOnDemand : words.backToQuotes}
        </PlainLink>
      </p>
      <header className="mb-6 flex flex-wrap items-start gap-x-5 gap-y-3">
        <QuotePicture quote={quote} />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-25 wrap-anywhere">{withYear(quote.vehicleName, vehicle?.year)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft tabular-nums">
            <Badge tone={badge.tone}>{badge.label}</Badge>
            {quote.quoteNumber}
            {vehicle && <span>{vehicle.sku}</span>}
            <HeadingLinks quote={quote} />
          </p>
          {quote.turn && !isExpired && (
            <p className="mt-2 text-16 font-medium">{words.nextStep(status, quote.turn, steps)}</p>
          )}
          {quote.isVehicleGone && !isExpired && (
            <p className="mt-2 text-16 font-medium">{words.vehicleGone}</p>
          )}
          {quote.orderEnd && <p className="mt-2 text-16 font-medium">{words.ORDER_ENDED[quote.orderEnd]}</p>}
          {isExpired && <p className="mt-2 text-16 font-medium">{words.hasExpired}</p>}
        </div>
      </header>
    </>
  )
}

/** To the vehicle's page, and to a question about the quote. */
function HeadingLinks({ quote: { id, vehicle } }: Pick<Props, 'quote'>) {
  const look = 'py-1 text-link underline underline-offset-3'
  return (
    <>
      {vehicle?.hasPage && (
        <PlainLink href={`/vehicles/${vehicle.id}`} className={look}>
          {words.seeVehicle}
        </PlainLink>
      )}
      <PlainLink href={questionHref('quote', id)} className={look}>
        {words.askAboutQuote}
      </PlainLink>
    </>
  )
}

/** After a quote has come to nothing: the way to the next one. */
function ReviseRequest({ quote }: { quote: OwnQuote }) {
  const { isOrderOnDemandRequest, isVehicleGone, orderEnd, status, vehicle } = quote
  if (isVehicleGone)
    return (
      <PlainLink
        href={vehicle?.hasPage ? `/vehicles/${vehicle.id}#similar` : LISTING}
        className={buttonStyle('primary')}
      >
        {vehicle?.hasPage ? words.similarVehicles : words.browseVehicles}
      </PlainLink>
    )
  if (status !== 'CANCELLED' && status !== 'EXPIRED' && orderEnd === null) return null
  const href = isOrderOnDemandRequest
    ? `${QUOTE_LISTS['on-demand'].href}/new`
    : vehicle?.hasPage
      ? `/vehicles/${vehicle.id}`
      : LISTING
  const isSame = !isOrderOnDemandRequest && vehicle?.hasPage
  return (
    <PlainLink href={href} className={buttonStyle('primary')}>
      {isSame ? words.reviseRequest : isOrderOnDemandRequest ? words.requestVehicle : words.browseVehicles}
    </PlainLink>
  )
}

const QuotePicture = ({ quote: { vehicle } }: { quote: OwnQuote }) => (
  <span className="relative block h-[90px] w-[120px] shrink-0 overflow-hidden rounded-control bg-plate">
    {vehicle?.picture && (
      <img src={vehicle.picture} alt="" width={120} height={90} className="size-full object-cover" />
    )}
    {vehicle?.isDrawn && <small className="drawn">{words.drawing}</small>}
  </span>
)

/** Why there is no price; nothing where there will be none. */
function withoutPrice({ endedAt, isVehicleGone, status }: OwnQuote): string | null {
  if (status === 'NOT_AVAILABLE') return words.notFound
  return endedAt || isVehicleGone ? null : words.noPriceYet
}

type OfferProps = { quote: OwnQuote; offer: OfferTexts | null }

/** What is offered, or why there is nothing yet. */
function Offer({ offer, quote }: OfferProps) {
  if (!offer || hidesPrice(quote.status, quote.isOrderOnDemandRequest))
    return <p className="max-w-text text-16 text-soft">{withoutPrice(quote)}</p>
  return (
    <Section id="offer" title={words.offer}>
      <Card className="p-5">
        <dl
          className={cx(
            'text-16 tabular-nums',
            !isOfferOpen(quote) && !hasOrder(quote) && 'text-faint line-through',
          )}
        >
          <PriceLine term={words.vehiclePrice} value={offer.subtotal} />
          {offer.charges.map(({ amount, label }) => (
            <PriceLine key={label} term={label} value={amount} />
          ))}
          {offer.withholdingTax && quote.withholdingTaxPercentage ? (
            <PriceLine
              term={words.withholdingTax(quote.withholdingTaxPercentage)}
              value={offer.withholdingTax}
            />
          ) : null}
          {offer.vat && quote.vatPercentage ? (
            <PriceLine term={words.vat(quote.vatPercentage)} value={offer.vat} />
          ) : null}
          <PriceLine term={words.totalOf(offer.covers)} value={offer.total} isTotal />
        </dl>
        {offer.notIncluded && <p className="mb-4 text-13 text-soft">{offer.notIncluded}</p>}
        <DefinitionGrid items={termsOf(quote, offer)} />
        {quote.additionalInformation && (
          <p className="mt-4 text-14 whitespace-pre-line wrap-anywhere text-soft">
            <strong className="block font-semibold text-ink">{words.additionalInformation}</strong>
            {quote.additionalInformation}
          </p>
        )}
      </Card>
    </Section>
  )
}

function PriceLine({ isTotal, term, value }: { term: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-6 py-1.5',
        isTotal && 'mt-1 border-t border-line pt-3 text-20 font-bold',
      )}
    >
      <dt className={isTotal ? undefined : 'text-soft'}>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The terms of an offer, as far as there are any. */
function termsOf(quote: OwnQuote, offer: OfferTexts): Definition[] {
  const { customTimeline, estimateDelivery, installmentFrequency, paymentTerms } = quote
  const estimate = estimateDelivery && words.ESTIMATE_WORDS[estimateDelivery]
  const installments =
    paymentTerms === 'PAYMENT_IN_INSTALLMENTS' && quote.numberOfInstallments && installmentFrequency
      ? words.installments(quote.numberOfInstallments, words.FREQUENCY_WORDS[installmentFrequency])
      : null
  const all: (readonly [string, string | null])[] = [
    [words.priceType, quote.priceType && priceTypeLabel(quote.priceType)],
    ...(isOfferOpen(quote)
      ? [
          [words.validUntil, quote.validUntil && dayText(quote.validUntil)] as const,
          [offer.firstPaymentOf, words.firstPayment(offer.firstPayment, offer.firstPaymentSum)] as const,
          [words.paymentTerms, installments ?? (paymentTerms && words.PAYMENT_WORDS[paymentTerms])] as const,
        ]
      : []),
    [words.estimate, customTimeline || estimate],
    [words.portOfDestination, quote.port?.name ?? null],
    [words.consignee, quote.shipmentAddress],
    [words.quotedBy, quote.showroomName],
  ]
  return all.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}

/** A day as people write it; it is a day of the company's calendar, whatever the reader's zone. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  )
