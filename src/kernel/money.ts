import { type Issue, issue } from './issue'
import { multiply, roundDecimal, roundHalfUp, shiftPoint, toDecimal } from './numbers'

export * from './currencies'
export { AMOUNT_MAX, roundHalfUp } from './numbers'

/** An amount with its currency. `amount` counts whole minor units: cents of USD, yen of JPY. */
export type Money = { amount: number; currency: string }

/** Creating a formatter takes longer than formatting a hundred amounts; there is at most one per currency. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, decimals?: number): Intl.NumberFormat {
  const key = `${currency} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/**
 * How many decimals the currency has: 2 for USD, KES, TZS and BYN, 0 for JPY and UGX.
 * Throws RangeError for anything but a three-letter code.
 */
export const minorDigits = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2

/** Money from an exact count of minor units; throws if the count is not a safe integer. */
function moneyOf(units: bigint, currency: string): Money {
  const amount = Number(units)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${units} minor units of ${currency} are too many`)
  return { amount, currency }
}

/** Converts an amount as people write it (12.34) to money, rounding half up to the minor unit. */
export function toMoney(major: number | string, currency: string): Money {
  const decimal = toDecimal(major)
  if (!decimal) throw new RangeError(`'${major}' is not an amount of money`)
  return moneyOf(roundDecimal(decimal, minorDigits(currency)), currency)
}

/** Whether an amount as people write it is a whole number of the currency's smallest units: 12.34 USD, but not 12.345. */
export function isInUnits(major: number | string, currency: string): boolean {
  const decimal = toDecimal(major)
  if (!decimal) return false
  const digits = minorDigits(currency)
  return decimal.scale <= digits || decimal.units % 10n ** BigInt(decimal.scale - digits) === 0n
}

/** An amount as entered, in major units: the field it stands in, and what that is called in messages. */
export type EnteredAmount = { path: string; label: string; amount: number | string | null | undefined }

/** The amounts that are finer than the currency's smallest unit, such as 100.5 yen or 1.005 dollars. */
export function checkUnits(currency: string, amounts: readonly EnteredAmount[]): Issue[] {
  const digits = minorDigits(currency)
  const rule = digits === 0 ? 'must be a whole number' : `can have at most ${digits} decimals`
  return amounts
    .filter(({ amount }) => amount != null && toDecimal(amount) && !isInUnits(amount, currency))
    .map(({ label, path }) => issue(path, `${label} ${rule} in ${currency}`))
}

/** Converts money to the amount as people write it: 1234 cents are 12.34. */
export const fromMoney = (money: Money): number => Number(`${money.amount}e-${minorDigits(money.currency)}`)

/**
 * Adds amounts of one currency. Throws on mixed currencies: an exchange rate is a decision, not arithmetic.
 */
export function addMoney(first: Money, ...others: Money[]): Money {
  const units = others.reduce((sum, next) => {
    if (next.currency !== first.currency)
      throw new TypeError(`Cannot add ${next.currency} to ${first.currency}`)
    return sum + BigInt(next.amount)
  }, BigInt(first.amount))
  return moneyOf(units, first.currency)
}

/** `percent` of an amount, computed from the decimals as written and rounded half up to the minor unit. */
export function percentOf(money: Money, percent: number): Money {
  const factor = toDecimal(percent)
  if (!factor) throw new RangeError(`${percent} is not a percentage`)
  const exact = shiftPoint(multiply({ units: BigInt(money.amount), scale: 0 }, factor), 2)
  return moneyOf(roundDecimal(exact), money.currency)
}

/** Nearly all amounts are whole, and need neither of these steps. */
function formatFraction(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  const rounded = roundHalfUp(amount, digits)
  return formatOf(currency, Number.isInteger(rounded) ? 0 : digits).format(rounded)
}

/**
 * Formats an amount in US style: '$8,450', '$8,450.50', '¥1,200,000', or with a term '$8,450 FOB Yokohama'.
 * `amount` is in major units (dollars), as vehicle prices are stored. Decimals appear only when needed.
 */
export function formatMoney(amount: number, currency: string, options: { term?: string } = {}): string {
  const text = Number.isSafeInteger(amount)
    ? formatOf(currency, 0).format(amount || 0)
    : formatFraction(amount, currency)
  return options.term ? `${text} ${options.term}` : text
}

/** An amount in major units (dollars, yen) as vehicle prices are stored, with its currency. */
export type Amount = { amount: number; currency: string }

/**
 * Sums amounts by currency, in the order of the codes. Different currencies are never added up; zero totals
 * are left out.
 */
export function totalsOf(amounts: readonly Amount[]): Amount[] {
  const totals = new Map<string, number>()
  for (const { amount, currency } of amounts) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals]
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
