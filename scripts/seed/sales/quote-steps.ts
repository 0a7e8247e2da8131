import { addQuoteNote } from '@/modules/sales/quotes/operations/add-quote-note'
import { attachVehicle } from '@/modules/sales/quotes/operations/attach-vehicle'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import { negotiate } from '@/modules/sales/quotes/operations/negotiate'
import { modifyRequest, requestOnDemand } from '@/modules/sales/quotes/operations/request-on-demand'
import { requestQuote } from '@/modules/sales/quotes/operations/request-quote'
import { saveOffer } from '@/modules/sales/quotes/operations/save-offer'
import { takeQuoteStep } from '@/modules/sales/quotes/operations/take-quote-step'
import { ADDRESS_TYPES } from '@/modules/sales/quotes/rules/quote-choices'
import type { AdminQuote } from '@/modules/sales/quotes/schemas/admin-quote'
import type { CustomizationRequest } from '@/modules/sales/quotes/schemas/customization'
import type { OnDemandRequest } from '@/modules/sales/quotes/schemas/on-demand-request'
import { dayFromNow } from './as-of'
import { perUsd, roundTo } from './rates'
import { orderOf, type Sale, type Step } from './sale'
import type { StoryVehicle } from './vehicles'

/** The customer asks for a quote. */
export const ask = (ago: number): Step => ({
  ago,
  take: async (sale) => {
    const req = await sale.as(sale.by)
    const wish = { vehicleId: sale.vehicle.id, shipmentAddressType: ADDRESS_TYPES[0] }
    sale.quoteId = await requestQuote(req, wish, Number(req.user?.id))
  },
})

/** What the customer looks for; where it is found, it follows from the vehicle. */
type Wanted = OnDemandRequest | ((vehicle: StoryVehicle) => OnDemandRequest)

const wishOf = (wanted: Wanted, { vehicle }: Sale): OnDemandRequest =>
  typeof wanted === 'function' ? wanted(vehicle) : wanted

/** The customer asks for a vehicle that is not in stock. */
export const askOnDemand = (ago: number, wanted: Wanted): Step => ({
  ago,
  take: async (sale) => {
    sale.quoteId = await requestOnDemand(await sale.as(sale.by), wishOf(wanted, sale))
  },
})

/** The customer asks for something else, because staff could not find it. */
export const modify = (ago: number, wanted: Wanted): Step => ({
  ago,
  take: async (sale) => modifyRequest(await sale.as(sale.by), sale.quoteId, wishOf(wanted, sale)),
})

/** An offer: its price as a share of the vehicle's, and everything that is not as usual. */
export type Offer = Partial<AdminQuote> & { share?: number; validDays?: number; deliveryUsd?: number }

const VALID_DAYS = 30
const DELIVERY_USD = 1_450

function offerOf({ vehicle }: Sale, given: Offer): AdminQuote {
  const { currency = 'USD', deliveryUsd = DELIVERY_USD, share = 1, validDays = VALID_DAYS, ...rest } = given
  const inCurrency = (usd: number) => roundTo(usd * perUsd(currency), currency)
  return {
    quoteType: 'INITIAL_QUOTE',
    showroomOfficeId: vehicle.showroomId,
    validUntil: dayFromNow(validDays),
    priceType: 'CIF',
    quotedPrice: inCurrency(vehicle.price * share),
    deliveryCharges: inCurrency(deliveryUsd),
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
  take: async (sale) => saveOffer(await sale.as(sale.seller), sale.quoteId, offerOf(sale, given)),
})

/** The customer asks for changes; the counter-offer as a share of the vehicle's price. */
export const haggle = (
  ago: number,
  detailedRequirements: string,
  given: Partial<CustomizationRequest> & { share?: number } = {},
): Step => ({
  ago,
  take: async (sale) => {
    const { share, ...rest } = given
    const counterOffer = share === undefined ? null : roundTo(sale.vehicle.price * share, 'USD')
    await negotiate(await sale.as(sale.by), {
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
  take: async (sale) => attachVehicle(await sale.as(sale.seller), sale.quoteId, sale.vehicle.id),
})

/** The clock ends offers that have run out by then. */
export const runOut = (ago: number): Step => ({ ago, take: ({ payload }) => expireQuotes(payload) })

/** A line of the conversation. */
export const say = (ago: number, from: 'buyer' | 'seller', message: string, internal = false): Step => ({
  ago,
  take: async (sale) => {
    const req = await sale.as(from === 'buyer' ? sale.by : sale.seller)
    await addQuoteNote(req, sale.quoteId, { message, internal })
  },
})
