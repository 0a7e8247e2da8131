import { formatMoney, fromMoney, toMoney } from '@/kernel/money'
import { budgetOf, type RequestedBudget } from './offer/customer-budget'
import { optionTitle } from './option-title'
import { priceAboveBudget } from './price-above-budget'
import { daysActive } from './quote-turn'

/** One round as stored; amounts in major units of the quote's currency. */
export type NegotiationRound = {
  negotiatingRound: number
  customizationOptions: readonly string[]
  detailedRequirements: string | null
  budgetDetails: string | null
  counterOffer: number | null
  quotedPrice: number | null
  downPaymentPercentage: number | null
  createdAt: string
  answeredAt: string | null
}

/** The quote that was negotiated; amounts in major units. */
export type NegotiatedQuote = {
  createdAt: string
  currency: string
  initialQuotePrice: number | null
  initialDownPaymentPercentage: number | null
  quotedPrice: number | null
  customerRequestedPrice: number | null
  /** What was requested on demand. */
  orderOnDemandRequest?: RequestedBudget | null
}

/** What a customer requested, and the result. */
export type SummaryRound = {
  round: number
  askedAt: string
  options: string[]
  requirements: string | null
  budget: string | null
  counterOffer: string | null
  label: string
  price: string
  downPayment: string | null
  answeredAt: string | null
  /** Why there is no price yet. */
  note: string | null
}

/** The summary of a negotiation as shown to both sides. */
export type NegotiationSummary = {
  daysActive: number
  /** The latest quoted price less the customer's budget; null if one is unknown. */
  gap: string | null
  initial: { price: string; downPayment: string | null }
  rounds: SummaryRound[]
}

export const CURRENT_REVISION = 'CURRENT REVISION'
export const REVISED_QUOTE = 'REVISED QUOTE'
export const PENDING_PRICE = 'Pending...'
export const PREPARING = 'Admin preparing revised quote'
export const PENDING_INITIAL = 'Pending'

const percent = (value: number | null): string | null => (value === null ? null : `${value}%`)

/** Brings the rounds of a quote into order and into words. */
export function negotiationSummary(
  quote: NegotiatedQuote,
  rounds: readonly NegotiationRound[],
  now: Date,
): NegotiationSummary {
  const { currency } = quote
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency))
  const ordered = rounds.toSorted((a, b) => a.negotiatingRound - b.negotiatingRound)
  return {
    daysActive: daysActive(new Date(quote.createdAt), now),
    gap: gapText(quote, ordered),
    initial: {
      price:
        money(quote.initialQuotePrice ?? (rounds.length === 0 ? quote.quotedPrice : null)) ?? PENDING_INITIAL,
      downPayment: percent(quote.initialDownPaymentPercentage),
    },
    rounds: ordered.map((one, index) => ({
      round: one.negotiatingRound,
      askedAt: one.createdAt,
      options: one.customizationOptions.map(optionTitle),
      requirements: one.detailedRequirements,
      budget: one.budgetDetails,
      counterOffer: money(one.counterOffer),
      label: index === ordered.length - 1 ? CURRENT_REVISION : REVISED_QUOTE,
      price: money(one.quotedPrice) ?? PENDING_PRICE,
      downPayment: percent(one.downPaymentPercentage),
      answeredAt: one.answeredAt,
      note: one.quotedPrice === null ? PREPARING : null,
    })),
  }
}

/**
 * The customer's budget is that of the latest round that names one, or else what staff entered as requested, or
 * else that of the request on demand.
 */
function gapText(quote: NegotiatedQuote, ordered: readonly NegotiationRound[]): string | null {
  const offers = ordered.map((round) => budgetOf(round, quote.currency))
  const later = offers.findLast((offer) => offer !== null) ?? quote.customerRequestedPrice
  const money = (amount: number | null, currency: string | null) =>
    amount === null || currency === null ? null : toMoney(amount, currency)
  const { budget = null, budgetCurrency = null } = quote.orderOnDemandRequest ?? {}
  const wanted = money(later, quote.currency) ?? money(budget, budgetCurrency)
  const gap = priceAboveBudget(money(quote.quotedPrice, quote.currency), wanted)
  return gap ? formatMoney(fromMoney(gap), quote.currency) : null
}
