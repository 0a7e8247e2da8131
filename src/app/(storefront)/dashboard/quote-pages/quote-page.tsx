import { formatMoney, fromMoney, type Money, toMoney } from '@/kernel/money'
import { DEFAULT_PRICE_TYPE } from '@/modules/inventory/vehicles/rules/price-type'
import { getStartingTotal } from '@/modules/sales/quotes/queries/get-starting-total'
import { listQuoteNotes } from '@/modules/sales/quotes/queries/list-quote-notes'
import { chargesInUnits } from '@/modules/sales/quotes/rules/offer/charges-in-units'
import { CHARGE_LABELS, chargeLines } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { firstPaymentSum } from '@/modules/sales/quotes/rules/offer/first-payment-parts'
import { hasTaxes } from '@/modules/sales/quotes/rules/offer/invoice-totals'
import { coverageOf, offerSum } from '@/modules/sales/quotes/rules/offer/offer-sum'
import { firstPaymentText, notIncludedText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { offerTotals } from '@/modules/sales/quotes/rules/offer/offer-totals'
import { offeredSteps } from '@/modules/sales/quotes/rules/offered-steps'
import { QuoteActions } from '@/modules/sales/quotes/ui/detail/quote-actions'
import { type OfferTexts, QuoteDetails } from '@/modules/sales/quotes/ui/detail/quote-details'
import { Conversation } from '@/modules/sales/quotes/ui/notes/conversation'
import type { OwnQuote } from '@/modules/sales/quotes/ui/own-quote-card'
import { routeOf } from '@/modules/sales/quotes/ui/route-of-quote'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import * as words from '../../words'
import { ownQuoteAt, type QuoteRoute } from './own-quote-at'

export const quoteHead = () =>
  pageMetadata({
    title: words.quote,
    description: words.yourQuotes,
    path: '/dashboard/quotes',
    isIndexed: false,
  })

/** A quote with its offer, what can be done about it, and the conversation. */
export async function QuotePage(route: QuoteRoute) {
  const quotePage = await ownQuoteAt(route)
  if (!quotePage) return <NotFoundPage />
  const { person, quote, settings } = quotePage
  const { payload } = person.req
  const notes = await listQuoteNotes(payload, quote.id, false)
  const offer = offerOf(quote)
  const costs = offer && costsOf(offer, settings.reservationDays)
  const maxRounds = settings.maxNegotiationRounds
  const steps = offeredSteps({ ...quote, isOnDemand: quote.isOrderOnDemandRequest, maxRounds })
  const shown = { ...routeOf(quote), updatedAt: quote.updatedAt }
  return (
    <QuoteDetails
      quote={quote}
      offer={offer}
      steps={steps}
      startingTotal={
        offer ? null : await getStartingTotal(payload, quote.vehicle?.id ?? null, quote.port?.id ?? null)
      }
      actions={<QuoteActions quote={shown} steps={steps} costs={costs} />}
    >
      <Conversation quoteId={quote.id} notes={notes} />
    </QuoteDetails>
  )
}

/** What the question before acceptance shows: one sum where everything is paid at once. */
function costsOf({ covers, firstPayment, total }: OfferTexts, days: number) {
  const all = `${total} ${covers}`
  return { total: all, first: firstPayment === total ? all : firstPayment, days }
}

/** The figures of an offer as the proforma has them; null without a price. */
function offerOf(quote: OwnQuote): OfferTexts | null {
  const { currency } = quote
  const minor = (amount: number | null) => (amount === null ? null : toMoney(amount, currency).amount)
  const stored = {
    ...quote,
    quotedPrice: minor(quote.quotedPrice),
    deliveryCharges: minor(quote.deliveryCharges),
    ...chargesInUnits(quote, currency),
    port: quote.port?.name ?? null,
  }
  const totals = quote.priceType && offerTotals(stored)
  const sum = offerSum(stored)
  if (!totals || !sum) return null
  const { downPaymentDue, subtotal, total, vat, withholdingTax } = totals
  const isTaxed = hasTaxes({ ...quote, priceType: quote.priceType ?? DEFAULT_PRICE_TYPE })
  const lines = chargeLines(stored)
  const given = { downPaymentPercentage: quote.downPaymentPercentage ?? 0 }
  return {
    subtotal: text(subtotal),
    charges: lines.map(({ amount, name }) => ({
      label: CHARGE_LABELS[name],
      amount: text({ amount, currency }),
    })),
    withholdingTax: isTaxed ? text(withholdingTax) : null,
    vat: isTaxed ? text(vat) : null,
    total: text(total),
    covers: sum.covers,
    notIncluded: notIncludedText(coverageOf(stored)),
    firstPaymentOf: firstPaymentText(totals),
    firstPaymentSum: firstPaymentSum({ ...given, totals, charges: lines }, text),
    firstPayment: text(downPaymentDue.amount > 0 ? downPaymentDue : total),
  }
}

const text = (money: Money): string => formatMoney(fromMoney(money), money.currency)
