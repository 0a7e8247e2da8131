import { BASE_CURRENCY, RATED_CURRENCIES } from '@/kernel/money'
import { toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'
import { lineProblem, textLength } from '@/kernel/text/text'
import { FEE_MAX, KEYWORD_MAX, LEAD_DAYS_MAX } from '../freight-list'
import type { TariffLine } from '../tariff-line'
import type { FreightBasis, FreightMethod } from '../tariffs-and-freights'
import { readWrittenDay } from './read-written-day'

const CURRENCIES: readonly string[] = [BASE_CURRENCY, ...RATED_CURRENCIES]

const BASES: Readonly<Record<string, FreightBasis>> = {
  '': 'unit',
  unit: 'unit',
  vehicle: 'unit',
  car: 'unit',
  m3: 'm3',
  cbm: 'm3',
  cubicmetre: 'm3',
  cubicmeter: 'm3',
}

const METHODS: Readonly<Record<string, FreightMethod>> = {
  '': 'roro',
  roro: 'roro',
  container: 'container',
  fcl: 'container',
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('³', '3')
    .replace(/[^a-z0-9]/g, '')

/** An amount as people write it: 1250, 1250.5, 1,250.50. Never 1.250,50, which could be something else. */
const AMOUNT = /^(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,6})?$/

const feeIn = (text: string): Result<string, string> =>
  text === '' ? err('The fee is missing') : amountIn('The fee', text)

const landFeeIn = (text: string): Result<string | null, string> =>
  text === '' ? ok(null) : amountIn('The fee by land', text)

function amountIn(name: string, text: string): Result<string, string> {
  const fee = text.replaceAll(',', '')
  const decimal = AMOUNT.test(text) ? toDecimal(fee) : null
  if (!decimal || decimal.units <= 0n) return err('This is not an amount such as 1250.50')
  return Number(fee) <= FEE_MAX ? ok(fee) : err(`${name} must be ${FEE_MAX.toLocaleString('en-US')} or less`)
}

function keywordIn(text: string): Result<string, string> {
  const problem = lineProblem(text)
  if (problem !== null) return err(`The keyword ${problem}`)
  return textLength(text) <= KEYWORD_MAX
    ? ok(text)
    : err(`The keyword must be ${KEYWORD_MAX} characters or less`)
}

function leadDaysIn(text: string): Result<number | null, string> {
  if (text === '') return ok(null)
  const [, digits = ''] = /^(\d{1,4})(?:\s*days?)?$/i.exec(text) ?? []
  const days = digits === '' ? Number.NaN : Number(digits)
  return days <= LEAD_DAYS_MAX ? ok(days) : err(`This is not a number of days up to ${LEAD_DAYS_MAX}`)
}

function dayIn(text: string): Result<string | null, string> {
  if (text === '') return ok(null)
  const day = readWrittenDay(text)
  return day ? ok(day) : err('This is not a date such as 2027-01-31')
}

function currencyIn(text: string): Result<string, string> {
  const code = text.toUpperCase() || BASE_CURRENCY
  return CURRENCIES.includes(code) ? ok(code) : err(`The currency must be one of ${CURRENCIES.join(', ')}`)
}

const basisIn = (text: string): Result<FreightBasis, string> => {
  const basis = BASES[letters(text).replace(/^(per|one|1)/, '')]
  return basis ? ok(basis) : err('Write “One vehicle” or “One m³”')
}

const methodIn = (text: string): Result<FreightMethod, string> => {
  const method = METHODS[letters(text)]
  return method ? ok(method) : err('Write “RoRo” or “Container”')
}

/** The fields that mean the same whatever ports, countries and types there are. */
type PlainField = Exclude<
  keyof TariffLine,
  'vehicleType' | 'viaPort' | `${'origin' | 'destination'}${'Port' | 'Country'}`
>

/** Reads trimmed cells: the value, or what is wrong with it. An empty cell has the field's usual value, if it has one. */
export const CELLS: { readonly [F in PlainField]: (text: string) => Result<TariffLine[F], string> } = {
  keyword: keywordIn,
  fee: feeIn,
  currency: currencyIn,
  basis: basisIn,
  method: methodIn,
  landFee: landFeeIn,
  leadDays: leadDaysIn,
  validFrom: dayIn,
  validTo: dayIn,
}
