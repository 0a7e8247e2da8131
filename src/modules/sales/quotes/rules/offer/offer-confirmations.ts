import { formatMoney, fromMoney, type Money } from '@/kernel/money'
import { type PriceType, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { type Charges, chargeLines } from './delivery-charges'

/** The questions to staff before an offer is sent. */
export const OFFER_QUESTIONS = ['price', 'priceType', 'port', 'freightTwice', 'tax'] as const
export type OfferQuestionName = (typeof OFFER_QUESTIONS)[number]
export type OfferQuestion = { name: OfferQuestionName; text: string }

type Port = { id: number; name: string } | null

/** An offer before it is sent; charges in minor units of its price's currency. */
export type OfferToConfirm = {
  price: Money
  priceType: PriceType
  port: Port
  charges: Charges & { deliveryCharges: number }
  /** Whether tax is added to the price. */
  isTaxed: boolean
}

/** What an offer is compared with; amounts in its currency, null where they are not known, or not to be seen. */
export type OfferBasis = {
  /** The terms of the vehicle's own price, with the port that it names. */
  vehicle: { priceType: PriceType | null; port: Port; asking: Money | null; cost: Money | null } | null
  /** Where the customer wants it. */
  requestedPort: Port
  /** The price that this offer replaces. */
  previous: Money | null
}

/** A price below this share of another is well below it. */
const WELL_BELOW = 0.8

const money = ({ amount, currency }: Money): string => formatMoney(fromMoney({ amount, currency }), currency)

function aboutPrice({ price }: OfferToConfirm, { previous, vehicle }: OfferBasis): string | null {
  const { asking = null, cost = null } = vehicle ?? {}
  const isLow = (other: Money | null): other is Money =>
    other !== null && other.amount > 0 && price.amount < other.amount * WELL_BELOW
  const compared = [
    ...(isLow(asking) ? [`the asking price of ${money(asking)}`] : []),
    ...(isLow(previous) ? [`the price of ${money(previous)} offered before`] : []),
  ]
  const loss = cost ? cost.amount - price.amount : 0
  const lost =
    cost && loss > 0
      ? `a loss of ${money({ ...cost, amount: loss })} against the cost of ${money(cost)}`
      : null
  if (compared.length === 0) return lost && `The price of ${money(price)} is ${lost}.`
  const below = `The price of ${money(price)} is well below ${compared.join(' and ')}`
  return lost ? `${below}: ${lost}.` : `${below}.`
}

/** An FOB price becomes a CIF total where the way to the port is charged beside it. */
function aboutPriceType({ charges, priceType }: OfferToConfirm, { vehicle }: OfferBasis): string | null {
  const own = vehicle?.priceType
  if (!own || own === priceType) return null
  const isCharged = own === 'FOB' && priceType === 'CIF' && charges.deliveryCharges > 0
  if (isCharged) return null
  const differs = `The vehicle is priced ${priceTypeLabel(own)}, this offer is ${priceTypeLabel(priceType)}`
  return own === 'FOB' && charges.deliveryCharges === 0
    ? `${differs}, and no delivery is charged.`
    : `${differs}.`
}

function aboutPort({ port }: OfferToConfirm, { requestedPort, vehicle }: OfferBasis): string | null {
  const here = port ? `this offer is to ${port.name}` : 'this offer names no port'
  if (requestedPort && port?.id !== requestedPort.id)
    return `The customer asked for ${requestedPort.name}, ${here}.`
  const named = vehicle?.priceType === 'FOB' ? null : vehicle?.port
  return named && port?.id !== named.id
    ? `The vehicle’s ${vehicle?.priceType ?? ''} price is to ${named.name}, ${here}.`
    : null
}

/** What is charged for the voyage; charges without parts may be for it. */
function voyageOf(charges: OfferToConfirm['charges']) {
  const of = (...names: string[]) =>
    chargeLines(charges)
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { amount }) => sum + amount, 0)
  const known = of('seaFreight', 'insurance')
  return { known, possible: known + of('deliveryCharges') }
}

function aboutFreight(
  { charges, port, price, priceType }: OfferToConfirm,
  { vehicle }: OfferBasis,
): string | null {
  const { known, possible } = voyageOf(charges)
  const text = (amount: number) => money({ ...price, amount })
  if (priceType === 'FOB')
    return possible > 0
      ? `With an FOB price the buyer pays the freight, and ${text(possible)} is charged for delivery.`
      : null
  if (!vehicle?.priceType || vehicle.priceType === 'FOB') return null
  const named = vehicle.port
  const charged = named === null ? known : port?.id === named.id ? possible : 0
  if (charged === 0) return null
  const to = named ? ` to ${named.name}` : ''
  return `The vehicle’s ${vehicle.priceType} price includes the voyage${to}, and ${text(charged)} is charged for it again.`
}

/** Buyers read a DDP price of a vehicle as all that they pay at the port. */
const aboutTax = ({ isTaxed, priceType }: OfferToConfirm, { vehicle }: OfferBasis): string | null =>
  isTaxed && priceType === 'DDP' && vehicle?.priceType === 'DDP'
    ? 'The vehicle’s DDP price is shown to buyers with duty and taxes paid, and tax is added to it.'
    : null

const REQUESTED: Readonly<
  Record<OfferQuestionName, (offer: OfferToConfirm, basis: OfferBasis) => string | null>
> = {
  price: aboutPrice,
  priceType: aboutPriceType,
  port: aboutPort,
  freightTwice: aboutFreight,
  tax: aboutTax,
}

/** What in an offer is unusual enough to be confirmed before it is sent, in every round. */
export const offerConfirmations = (offer: OfferToConfirm, basis: OfferBasis): OfferQuestion[] =>
  OFFER_QUESTIONS.flatMap((name) => {
    const text = REQUESTED[name](offer, basis)
    return text === null ? [] : [{ name, text }]
  })
