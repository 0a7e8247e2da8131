import { formatMoney, fromMoney } from '@/kernel/money'
import { waitedText } from '@/kernel/time/time-in-words'
import type { QuoteRow } from '../queries/select-quote'
import { type QuoteTone, quoteBadge } from '../rules/lists/quote-badge'
import { requestedBudget } from '../rules/offer/customer-budget'
import { offerSum } from '../rules/offer/offer-sum'
import { isExpired } from '../rules/offer-validity'
import type { OrderEnd } from '../rules/order/order-end'
import { quoteNumber } from '../rules/quote-number'
import type { QuoteStatus } from '../rules/quote-statuses'
import { quoteTurn, type Turn } from '../rules/quote-turn'
import { budgetText } from '../rules/vehicle/wanted-mileage-and-budget'
import * as words from './words'

/** A quote as a line of the lists. */
export type QuoteListRow = {
  id: number
  number: string
  status: QuoteStatus
  badge: { label: string; tone: QuoteTone }
  isVehicleGone: boolean
  /** Its order, and how that has come to nothing. */
  orderId: number | null
  orderEnd: OrderEnd | null
  turn: Turn | null
  /** How long it has been their turn. */
  waited: string | null
  vehicle: { id: number; name: string; sku: string } | null
  vehicleName: string
  customer: string
  email: string
  /** The total with what it covers; null without a price. */
  price: string | null
  /** Without a price: what the customer wants to pay, or what the vehicle is offered for. */
  requested: string | null
  /** The bare price of the vehicle, where it is not the total. */
  vehiclePrice: string | null
  showroom: string | null
  requestedAt: string
  isOrderOnDemand: boolean
}

/** '$9,000' that the customer would pay, or the vehicle's own price; null where neither is known. */
function requestedView(row: QuoteRow): string | null {
  const { currency, customerRequestedPrice: amount, vehicleCurrency, vehiclePrice, vehiclePriceType } = row
  if (amount !== null) return words.asked(formatMoney(fromMoney({ amount, currency }), currency))
  const budget = budgetText(requestedBudget(row))
  if (budget) return words.asked(budget)
  if (vehiclePrice === null || vehiclePrice <= 0 || vehicleCurrency === null) return null
  return words.ofVehicle(formatMoney(vehiclePrice, vehicleCurrency, { term: vehiclePriceType ?? undefined }))
}

/**
 * A quote as a line of the lists.
 * @param today the day in the company's time zone
 */
export function quoteListRow(row: QuoteRow, today: string, now: Date): QuoteListRow {
  const { sku, vehicleId, vehicleName, waitingSince } = row
  const status = isExpired(row, today) ? 'EXPIRED' : row.status
  const turn = quoteTurn({ ...row, status })
  const sum = offerSum(row)
  return {
    id: row.id,
    number: quoteNumber(row.id, row.createdAt),
    status,
    badge: quoteBadge({ ...row, isExpired: status === 'EXPIRED' }),
    isVehicleGone: row.isVehicleGone,
    orderId: row.orderId,
    orderEnd: row.orderEnd,
    turn,
    waited: turn && waitingSince ? waitedText(new Date(waitingSince), now) : null,
    vehicle: vehicleId !== null && sku !== null ? { id: vehicleId, name: vehicleName, sku } : null,
    vehicleName,
    customer: row.name,
    email: row.email,
    price: sum?.total ?? null,
    requested: sum ? null : requestedView(row),
    vehiclePrice: sum?.vehicle ?? null,
    showroom: row.showroomName,
    requestedAt: row.requestedAt,
    isOrderOnDemand: row.isOrderOnDemand,
  }
}
