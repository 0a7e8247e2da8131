import { toCardinal } from 'n2words/en-GB'
import { type Money, minorDigits } from '@/kernel/money'
import { sentence } from '@/kernel/text/text'

type Names = { one: string; many: string }
const names = (one: string, many = `${one}s`): Names => ({ one, many })

const CENTS = names('Cent')
const SHILLINGS = { unit: names('Shilling'), part: CENTS }

/** The currencies of quotes by name, with their hundredth part where one is in use. */
const CURRENCY_NAMES = new Map<string, { unit: Names; part?: Names }>([
  ['USD', { unit: names('Dollar'), part: CENTS }],
  ['JPY', { unit: names('Yen', 'Yen') }],
  ['UGX', SHILLINGS],
  ['TZS', SHILLINGS],
  ['KES', SHILLINGS],
  ['BYN', { unit: names('Ruble'), part: names('Kopeck') }],
])

const counted = (count: bigint, { one, many }: Names): string =>
  `${toCardinal(count)} ${count === 1n ? one : many}`

/**
 * An amount as it is written out on an invoice: 'Eight thousand four hundred and fifty Dollars and five
 * Cents', 'One Yen'. Throws RangeError for a currency in which no quotes are given, and for less than nothing.
 */
export function amountInWords(money: Money): string {
  const currencyNames = CURRENCY_NAMES.get(money.currency)
  if (!currencyNames || money.amount < 0)
    throw new RangeError(`No words for ${money.amount} of ${money.currency}`)
  const perUnit = 10n ** BigInt(minorDigits(money.currency))
  const amount = BigInt(money.amount)
  const [whole, rest] = [amount / perUnit, amount % perUnit]
  const parts = currencyNames.part && rest > 0n ? [counted(rest, currencyNames.part)] : []
  const units = whole > 0n || parts.length === 0 ? [counted(whole, currencyNames.unit)] : []
  return sentence([...units, ...parts].join(' and '))
}
