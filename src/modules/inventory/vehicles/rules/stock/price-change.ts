import { DEFAULT_CURRENCY, formatMoney, RATED_CURRENCIES } from '@/kernel/money'
import { AMOUNT_MAX, add, type Decimal, multiply, roundHalfUp, shiftPoint, toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'
import { sellingPrice } from '../derived/selling-price'

/** What is done to the prices of many vehicles. */
export const PRICE_VERBS = ['set', 'raise', 'lower'] as const
export type PriceVerb = (typeof PRICE_VERBS)[number]

/** What new prices are rounded to, in whole units of their currency. */
export const PRICE_ROUNDINGS = [1, 5, 10, 50, 100, 500, 1000, 10_000] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** Currencies that prices are changed in by an amount. */
export const PRICE_CURRENCIES = [DEFAULT_CURRENCY, ...RATED_CURRENCIES] as const
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number]

/** Prices are raised by at most this many per cent, and lowered by less than all. */
export const RAISE_MAX = 500
export const LOWER_MAX = 99

/**
 * A change of prices: to an amount, or by an amount or per cent. Amounts are whole units of `currency`, and vehicles that
 * are priced in another are left alone; per cent are for any currency.
 */
export type PriceChange = {
  verb: PriceVerb
  roundTo: PriceRounding
} & ({ unit: 'amount'; amount: number; currency: PriceCurrency } | { unit: 'percent'; percent: number })

type Priced = { price: number; currency: string; costValue: number | null; markup: number | null }

/** A new price, and the markup that gives it where the price follows from a cost. */
type Repriced = { price: number; markup: number | null }

/** Why a price is left alone. */
export type PriceRefusal = {
  reason: 'no_price' | 'other_currency' | 'nothing_left' | 'too_high'
  message: string
}

const refuse = (reason: PriceRefusal['reason'], message: string) => err({ reason, message })

/** The price before rounding: exact, so that 10% of 995 is 99.5 and not nearly that. */
function changed(price: number, change: PriceChange): Decimal {
  const before = toDecimal(price)!
  if (change.unit === 'amount') {
    if (change.verb === 'set') return toDecimal(change.amount)!
    return add(before, toDecimal(change.verb === 'raise' ? change.amount : -change.amount)!)
  }
  const by = toDecimal(change.verb === 'raise' ? change.percent : -change.percent)!
  return shiftPoint(multiply(before, add({ units: 100n, scale: 0 }, by)), 2)
}

/** The nearest multiple of a whole number, half up. */
function toNearest({ scale, units }: Decimal, step: number): number {
  const divisor = BigInt(step) * 10n ** BigInt(scale)
  return units <= 0n ? 0 : Number((2n * units + divisor) / (2n * divisor)) * step
}

/** Decimals of a markup, few first: the first that give the price are stored. */
const MARKUP_DECIMALS = [1, 2, 4, 6, 8, 10] as const

/** The markup that gives a price from the vehicle's cost; null where the price does not follow from one. */
function markupFor({ costValue, markup }: Priced, price: number): number | null {
  if (costValue === null || costValue <= 0 || markup === null) return markup
  const ratio = (price / costValue - 1) * 100
  const given = MARKUP_DECIMALS.map((places) => roundHalfUp(ratio, places))
  return given.find((one) => sellingPrice({ costValue, markup: one }) === price) ?? null
}

/**
 * The price of a vehicle after a change, in its own currency: rounded half up to the nearest multiple of `roundTo`. Where
 * the price follows from cost and markup the cost stays, and the markup becomes the one that gives the new price.
 */
export function changedPrice(vehicle: Priced, change: PriceChange): Result<Repriced, PriceRefusal> {
  const { currency, price: before } = vehicle
  if (change.unit === 'amount' && change.currency !== currency)
    return refuse('other_currency', `Its price is in ${currency}, not in ${change.currency}`)
  if (before <= 0 && change.verb !== 'set') return refuse('no_price', 'It has no price')
  const price = toNearest(changed(before, change), change.roundTo)
  if (price <= 0) return refuse('nothing_left', 'Nothing would be left of its price')
  if (price > AMOUNT_MAX)
    return refuse('too_high', `Price must be at most ${formatMoney(AMOUNT_MAX, currency)}`)
  return ok({ price, markup: markupFor(vehicle, price) })
}
