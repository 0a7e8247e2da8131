import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { type Money, toMoney } from '@/kernel/money'
import { seesCost } from '@/kernel/permissions'
import { getVehicleCost } from '@/modules/inventory/vehicles/queries/get-vehicle-cost'
import { convertMoney } from '@/modules/settings/exchange-rates/rules/convert-money'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { DestinationPort } from '@/modules/settings/places/queries/read-public-places'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { getQuote } from '../queries/get-quote'
import type { QuoteRow } from '../queries/select-quote'
import { chargesInUnits } from '../rules/offer/charges-in-units'
import { type OfferBasis, offerConfirmations } from '../rules/offer/offer-confirmations'
import type { AdminQuote } from '../schemas/admin-quote'
import * as words from '../words'

/** An offer's currency, with the rates by which others come into it. */
type Into = { currency: string; rates: RatesSnapshot }

/** In the offer's currency; null for nothing, and where there is no rate. */
function amountIn(amount: number | null, from: string | null, { currency, rates }: Into): Money | null {
  if (amount === null || amount <= 0 || from === null) return null
  const converted = convertMoney(toMoney(amount, from), currency, rates)
  return converted.ok ? converted.value : null
}

/** The quote, with what was read before its row was locked. */
type Quoted = { db: Db; quoteId: number; rates: RatesSnapshot; ports: readonly DestinationPort[] }

type PortNamed = (id: number | null) => OfferBasis['requestedPort']

/** The quote as it is now, in the offer's currency. */
const basisOf = (row: QuoteRow, into: Into, cost: number | null, portNamed: PortNamed): OfferBasis => ({
  vehicle:
    row.vehicleId === null
      ? null
      : {
          priceType: row.vehiclePriceType,
          port: portNamed(row.vehiclePortId),
          asking: amountIn(row.vehiclePrice, row.vehicleCurrency, into),
          cost: amountIn(cost, row.vehicleCurrency, into),
        },
  requestedPort: portNamed(row.portId),
  previous:
    row.quotedPrice !== null && row.currency === into.currency
      ? { amount: row.quotedPrice, currency: row.currency }
      : null,
})

/**
 * Confirms an unusual offer, unless that was confirmed with it.
 *
 * @param portId the port of the offer; undefined if the quote's own stays
 * @throws AppError 409 with each question under `confirmed.` and its name
 */
export async function confirmOffer(
  req: PayloadRequest,
  { db, ports, quoteId, rates }: Quoted,
  offer: AdminQuote,
  portId: number | null | undefined,
): Promise<void> {
  const { confirmed, currency } = offer
  const row = await getQuote(db, quoteId)
  if (!row) return
  const portNamed: PortNamed = (id) => {
    const name = id === row.portId ? row.port : ports.find((port) => port.id === id)?.name
    return id === null ? null : { id, name: name ?? words.anotherPort }
  }
  const mayKnow = seesCost(await actorOf(req))
  const cost = mayKnow && row.vehicleId !== null ? await getVehicleCost(db, row.vehicleId) : null
  const whole = toMoney(offer.deliveryCharges, currency).amount
  const terms = {
    price: toMoney(offer.quotedPrice, currency),
    priceType: offer.priceType,
    port: portNamed(portId === undefined ? row.portId : portId),
    isTaxed: offer.isTaxApplied === true,
    charges: { ...chargesInUnits(offer, currency), deliveryCharges: whole },
  }
  const questions = offerConfirmations(terms, basisOf(row, { currency, rates }, cost, portNamed))
  const open = questions.filter(({ name }) => confirmed?.[name] !== true)
  if (open.length === 0) return
  throw conflict(
    words.unusualOffer,
    open.map(({ name, text }) => issue(`confirmed.${name}`, text)),
  )
}
