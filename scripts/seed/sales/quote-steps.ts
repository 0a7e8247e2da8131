import { sql } from '@payloadcms/db-postgres'
import { addQuoteNote } from '@/modules/sales/quotes/operations/add-quote-note'
import { attachVehicleToQuote } from '@/modules/sales/quotes/operations/attach-vehicle-to-quote'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import { openNegotiationRound } from '@/modules/sales/quotes/operations/open-negotiation-round'
import {
  changeOnDemandRequest,
  requestOnDemand,
} from '@/modules/sales/quotes/operations/request-or-change-on-demand-quote'
import { requestQuote } from '@/modules/sales/quotes/operations/request-quote'
import { sendOffer } from '@/modules/sales/quotes/operations/send-offer'
import { takeQuoteStep } from '@/modules/sales/quotes/operations/take-quote-step'
import { ADDRESS_TYPES } from '@/modules/sales/quotes/rules/quote-choices'
import type { AdminQuote } from '@/modules/sales/quotes/schemas/admin-quote'
import type { CustomizationRequest } from '@/modules/sales/quotes/schemas/customization'
import type { OnDemandRequest } from '@/modules/sales/quotes/schemas/on-demand-request'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { perUsd, roundTo } from './demo-rates'
import { orderOf, type Sale, type Step } from './play-story'
import { dayFromNow } from './run-as-of'
import type { StoryVehicle } from './story-vehicles'

/** The customer requests a quote. */
export const request = (ago: number): Step => ({
  ago,
  take: async (sale) => {
    const req = await sale.as(sale.by)
    const portId = await portOf(sale)
    const wish = { vehicleId: sale.vehicle.id, shipmentAddressType: ADDRESS_TYPES[0], portId }
    sale.quoteId = await requestQuote(req, wish, Number(req.user?.id))
  },
})

/** What the customer looks for; where it is found, it follows from the vehicle. */
type Wanted = OnDemandRequest | ((vehicle: StoryVehicle) => OnDemandRequest)

const wishOf = (wanted: Wanted, { vehicle }: Sale): OnDemandRequest =>
  typeof wanted === 'function' ? wanted(vehicle) : wanted

/** The customer requests a vehicle that is not in stock. */
export const requestOnDemandStory = (ago: number, wanted: Wanted): Step => ({
  ago,
  take: async (sale) => {
    sale.quoteId = await requestOnDemand(await sale.as(sale.by), wishOf(wanted, sale))
  },
})

/** The customer requests something else, because staff could not find it. */
export const modify = (ago: number, wanted: Wanted): Step => ({
  ago,
  take: async (sale) => changeOnDemandRequest(await sale.as(sale.by), sale.quoteId, wishOf(wanted, sale)),
})

/** An offer: its price as a share of the vehicle's, and everything that is not as usual. */
export type Offer = Partial<AdminQuote> & { share?: number; validDays?: number; deliveryUsd?: number }

const VALID_DAYS = 30
/** What insures a voyage, and what its sea freight comes to at most, in dollars; what is more is inland transport. */
const VOYAGE = { insurance: 110, seaFreight: 1_190 }
const DELIVERY_USD = 1_450

/** The port that vehicles go to: Mombasa, or the next one for those that stand there. */
async function portOf({ payload, vehicle }: Sale): Promise<number | undefined> {
  const name = vehicle.country === 'Kenya' ? 'Dar es Salaam' : 'Mombasa'
  const [id] = await selectValues(
    payload,
    number(sql`id`),
    sql`FROM ports WHERE name = ${name} AND active IS NOT FALSE AND use IN ('destination', 'both') LIMIT 1`,
  )
  return id
}

/** The way to the port in lines; a price that names a port includes it. */
function chargesOf({ vehicle }: Sale, deliveryUsd: number | undefined, inCurrency: (usd: number) => number) {
  const whole = deliveryUsd ?? (vehicle.priceType === 'FOB' ? DELIVERY_USD : 0)
  const insurance = Math.min(VOYAGE.insurance, whole)
  const seaFreight = Math.min(VOYAGE.seaFreight, whole - insurance)
  const parts = {
    inlandTransport: inCurrency(whole - insurance - seaFreight),
    seaFreight: inCurrency(seaFreight),
    insurance: inCurrency(insurance),
  }
  return { ...parts, deliveryCharges: Object.values(parts).reduce((sum, amount) => sum + amount, 0) }
}

async function offerOf(sale: Sale, given: Offer): Promise<AdminQuote> {
  const { currency = 'USD', deliveryUsd, share = 1, validDays = VALID_DAYS, ...rest } = given
  const { vehicle } = sale
  const inCurrency = (usd: number) => roundTo(usd * perUsd(currency), currency)
  return {
    quoteType: 'INITIAL_QUOTE',
    showroomOfficeId: vehicle.showroomId,
    validUntil: dayFromNow(validDays),
    priceType: 'CIF',
    portId: await portOf(sale),
    quotedPrice: inCurrency(vehicle.price * share),
    ...chargesOf(sale, deliveryUsd, inCurrency),
    downPaymentPercentage: 30,
    currency,
    reservedVehicle: true,
    estimateDelivery: 'FOUR_TO_SIX_WEEKS',
    paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY',
    // Some of the stories are of unusual offers.
    confirmed: { price: true, priceType: true, port: true, freightTwice: true },
    ...rest,
  }
}

/** Staff send an offer: the first one, or the answer of a round. */
export const offer = (ago: number, given: Offer = {}): Step => ({
  ago,
  take: async (sale) => sendOffer(await sale.as(sale.seller), sale.quoteId, await offerOf(sale, given)),
})

/** The customer requests changes; the counter-offer as a share of the vehicle's price. */
export const haggle = (
  ago: number,
  detailedRequirements: string,
  given: Partial<CustomizationRequest> & { share?: number } = {},
): Step => ({
  ago,
  take: async (sale) => {
    const { share, ...rest } = given
    const counterOffer = share === undefined ? null : roundTo(sale.vehicle.price * share, 'USD')
    await openNegotiationRound(await sale.as(sale.by), {
      quoteId: sale.quoteId,
      contactMethod: 'email',
      contactTime: 'any_time',
      customizationOptions: ['payment_financing'],
      responseTimeframe: '2_3_days',
      decisionTimeframe: 'within_2_weeks',
      detailedRequirements,
      counterOffer,
      ...rest,
    })
  },
})

/** The customer buys. */
export const accept = (ago: number): Step => ({
  ago,
  take: async (sale) => {
    await takeQuoteStep(await sale.as(sale.by), sale.quoteId, 'accept')
    sale.orderId = await orderOf(sale)
  },
})

/** The customer does not want it any more. */
export const cancelQuote = (ago: number, reason: string): Step => ({
  ago,
  take: async (sale) => takeQuoteStep(await sale.as(sale.by), sale.quoteId, 'cancel', { reason }),
})

/** Staff cannot find the vehicle. */
export const notAvailable = (ago: number): Step => ({
  ago,
  take: async (sale) => takeQuoteStep(await sale.as(sale.seller), sale.quoteId, 'markNotAvailable'),
})

/** Staff have found one. */
export const attach = (ago: number): Step => ({
  ago,
  take: async (sale) => attachVehicleToQuote(await sale.as(sale.seller), sale.quoteId, sale.vehicle.id),
})

/** The clock ends offers that have run out by then. */
export const runOut = (ago: number): Step => ({ ago, take: ({ payload }) => expireQuotes(payload) })

/** A line of the conversation. */
export const message = (ago: number, from: 'buyer' | 'seller', message: string, internal = false): Step => ({
  ago,
  take: async (sale) => {
    const req = await sale.as(from === 'buyer' ? sale.by : sale.seller)
    await addQuoteNote(req, sale.quoteId, { message, internal })
  },
})
