import { formatMoney } from '@/kernel/money'
import { cardHref } from './card-href'
import { type QuoteTone, quoteBadge } from './lists/quote-badge'
import { isExpired } from './offer-validity'
import type { OrderEnd } from './order/order-end'
import { ownQuoteHref } from './quote-hrefs'
import type { QuoteStatus } from './quote-statuses'
import { quoteTurn, type Turn } from './quote-turn'

/** A quote as its card needs it; amounts in major units, moments in ISO. */
export type QuoteOfCard = {
  id: number
  orderId: number | null
  orderEnd: OrderEnd | null
  status: QuoteStatus
  isRoundAnswered: boolean
  isVehicleGone: boolean
  isOrderOnDemand: boolean
  vehicleName: string | null
  vehicleYear: number | null
  vehicleImage: string | null
  /** Whether that is a drawing, not a photograph of the vehicle. */
  isDrawn: boolean
  requestedAt: string
  quotedAt: string | null
  specialRequirements: string | null
  quotedPrice: number | null
  /** With everything that is paid beside it, and what that covers: 'CIF Mombasa'. */
  total: number | null
  covers: string | null
  currency: string
  validUntil: string | null
}

/** A card of the customer's lists: of a quote, or of the order that it has become. */
export type QuoteCard = {
  id: number
  quoteId: number
  orderId: number | null
  vehicleName: string
  vehicleYear: number | null
  vehicleImage: string | null
  /** Whether that is a drawing, not a photograph of the vehicle. */
  isDrawn: boolean
  requestedDate: string
  receivedDate: string | null
  specialRequirements: string | null
  status: QuoteStatus
  originalStatus: QuoteStatus
  formattedStatus: string
  tone: QuoteTone
  showStatus: boolean
  /** The total with what it covers, as text; null if it is hidden or not known yet. */
  price: string | null
  /** The bare price of the vehicle, where it is not the total. */
  vehiclePrice: string | null
  isPriceStruck: boolean
  isExpired: boolean
  isViewable: boolean
  isOrder: boolean
  isOrderOnDemandRequest: boolean
  /** Who has to do something next. */
  turn: Turn | null
  href: string
  /** Where the request can be changed; null if it cannot. */
  modifyHref: string | null
}

const UNNAMED = 'Vehicle'

/** Whether a card hides its price: an on-demand request that has not been answered, or could not be met. */
export const hidesPrice = (status: QuoteStatus, isOrderOnDemand: boolean): boolean =>
  isOrderOnDemand && (status === 'AWAITING_RESPONSE' || status === 'NOT_AVAILABLE')

/**
 * The card of a quote. One whose validity is over counts as expired, even before the job has marked
 * it.
 *
 * @param today the day in the company's time zone, YYYY-MM-DD
 */
export function quoteCard(quote: QuoteOfCard, today: string): QuoteCard {
  const { id, isOrderOnDemand, orderId, quotedPrice, status } = quote
  const isOver = isExpired(quote, today)
  const shown = isOver ? 'EXPIRED' : status
  const badge = quoteBadge({ ...quote, isExpired: isOver })
  const total = hidesPrice(status, isOrderOnDemand) ? null : quote.total
  const money = (amount: number, term?: string) => formatMoney(amount, quote.currency, { term })
  return {
    id: orderId ?? id,
    quoteId: id,
    orderId,
    vehicleName: quote.vehicleName || UNNAMED,
    vehicleYear: quote.vehicleYear,
    vehicleImage: quote.vehicleImage,
    isDrawn: quote.isDrawn,
    requestedDate: quote.requestedAt,
    receivedDate: quote.quotedAt,
    specialRequirements: quote.specialRequirements,
    status: shown,
    originalStatus: status,
    formattedStatus: badge.label,
    tone: badge.tone,
    showStatus: orderId === null,
    price: total === null ? null : money(total, quote.covers ?? undefined),
    vehiclePrice: total === null || quotedPrice === null || total === quotedPrice ? null : money(quotedPrice),
    isPriceStruck: total !== null && (isOver || quote.isVehicleGone || quote.orderEnd !== null),
    isExpired: isOver,
    // A quote that was cancelled before there was any offer has nothing more to show.
    isViewable: status !== 'CANCELLED' || quotedPrice !== null || isOrderOnDemand,
    isOrder: orderId !== null,
    isOrderOnDemandRequest: isOrderOnDemand,
    turn: isOver ? null : quoteTurn(quote),
    href: cardHref(quote),
    modifyHref: isOrderOnDemand && status === 'NOT_AVAILABLE' ? ownQuoteHref(quote, 'modify') : null,
  }
}
