import { BASE_CURRENCY } from '@/kernel/money'
import { INT4_MAX } from '@/kernel/numbers'
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf } from './currencies'

/** What a number is about. Prices are in US dollars if nothing else is said, mileages in miles, engines in cc. */
type Measure = 'price' | 'mileage' | 'year' | 'engine' | 'seats'

/** A bound that was typed, inclusive. */
export type Amount = {
  of: Measure
  min?: number
  max?: number
  /** Of a price in others than US dollars: each end has its own, or that of the other end. */
  currencies?: { min: string; max: string }
  /** Where it ends in the text. */
  end: number
}

const NUMBER = String.raw`\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const UNITS = `${CURRENCY_AFTER}|kms?|kilomet(?:er|re)s?|miles?|mi|ccm?|l|lit(?:er|re)s?|seats?|seaters?|passengers?`
const ONE = String.raw`(?:(${CURRENCY_BEFORE}) ?)?(${NUMBER})(?: ?(k|thousand)(?![\p{L}\p{N}]))?(?:[ -]?(${UNITS}))?(?![\p{L}\p{N}])`

const MOST: Readonly<Record<string, 'price' | 'any' | 'before'>> = {
  ...{ under: 'price', below: 'price', 'less than': 'price', 'cheaper than': 'price', max: 'price' },
  ...{ maximum: 'price', 'at most': 'price', 'no more than': 'price', within: 'price', 'up to': 'any' },
  ...{ upto: 'any', until: 'any', till: 'any', to: 'any', '<': 'price', '<=': 'price', '≤': 'price' },
  ...{ before: 'before', 'older than': 'before' },
}
const LEAST: Readonly<Record<string, 'any' | 'after'>> = {
  ...{ over: 'any', above: 'any', 'more than': 'any', 'at least': 'any', min: 'any', minimum: 'any' },
  ...{ from: 'any', since: 'any', 'starting from': 'any', 'starting at': 'any', '>': 'any', '>=': 'any' },
  ...{ '≥': 'any', after: 'after', 'newer than': 'after' },
}
const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|')

const LABEL = /(price|priced|cost|budget|year|mileage|odometer|engine)(?: (?:is|of))?[ :=]+/iuy
const BOUND = new RegExp(
  `(${byLength([...Object.keys(MOST), ...Object.keys(LEAST)])}) ?(?=(?:(?:${CURRENCY_BEFORE}) ?)?\\d)`,
  'iuy',
)
const RANGE = new RegExp(`(?:between |from )?${ONE}(?: ?[-–—~] ?| to | and | until | till )${ONE}`, 'iuy')
const SINGLE = new RegExp(ONE, 'iuy')
const OPEN_END =
  /(?: ?(\+)| (?:and|or) (newer|later|up|above|over|more|older|below|under|less|earlier)| (onwards?|up)| (max|maximum))(?![\p{L}\p{N}])/iuy
/** A year in short after a year: '2012-15'. */
const SHORT_YEARS = /(?:between |from )?((?:19|20)\d\d) ?[-–—/] ?(\d\d)(?![\p{L}\p{N}])/iuy

const LABELS: Readonly<Record<string, Measure>> = { year: 'year', engine: 'engine' }

type Typed = {
  value: number
  /** As it is meant by its unit; null if it has none. */
  of: Measure | null
  unit: string
  /** As it is written; null if it is not. */
  currency: string | null
  isYear: boolean
}

const at = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function measureOf(unit: string): Measure | null {
  if (unit === '') return null
  if (currencyOf(unit)) return 'price'
  if (/^(k|mi)/.test(unit)) return 'mileage'
  if (/^(cc|l)/.test(unit)) return 'engine'
  return 'seats'
}

const isYearNumber = (text: string): boolean => /^(19|20)\d\d$/.test(text)

/** Groups of three digits are thousands, anything else after a point is a fraction. */
const numberOf = (text: string): number =>
  /^\d{1,3}(?:[ ,.]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : Number(text.replace(',', '.'))

function typedOf([currency = '', number = '', thousand, unit = '']: readonly (string | undefined)[]): Typed {
  const lower = unit.toLowerCase()
  const of = currency ? 'price' : (measureOf(lower) ?? (thousand ? 'price' : null))
  return {
    value: numberOf(number) * (thousand ? 1000 : 1),
    of,
    unit: lower,
    currency: currencyOf(currency || lower),
    isYear: of === null && isYearNumber(number),
  }
}

const KM_PER_MILE = 1.609344
const DEAREST = 1000
/** Below this a number without a unit is hardly a price. */
const CHEAPEST = 100
const [SMALLEST_CC, LARGEST_CC] = [500, 20_000]

const inMiles = ({ unit, value }: Typed, round: (n: number) => number): number =>
  unit.startsWith('k') ? round(value / KM_PER_MILE) : round(value)

/** Without a unit, small numbers are litres. */
const isLitres = ({ unit, value }: Typed): boolean => (unit === '' ? value < 20 : !unit.startsWith('cc'))
const inCc = (typed: Typed): number => Math.round(isLitres(typed) ? typed.value * 1000 : typed.value)

/** A number in the unit of its measure; null if none of that measure is like this. */
function scaled(of: Measure, typed: Typed, side: 'min' | 'max'): number | null {
  if (of === 'mileage') return inMiles(typed, side === 'min' ? Math.ceil : Math.floor)
  if (of === 'price') return Math.round(typed.value)
  if (of === 'engine') {
    const cc = inCc(typed)
    return cc < SMALLEST_CC || cc > LARGEST_CC ? null : cc
  }
  if (of === 'seats') return Number.isInteger(typed.value) && typed.value < CHEAPEST ? typed.value : null
  return typed.isYear ? typed.value : null
}

const LITRE_STEP = 50

/** An engine of 2.0 litres is one that is shown so: 1950 to 2049 cc. */
const displayed = (of: Measure, typed: Typed, value: number, side: 'min' | 'max'): number =>
  of !== 'engine' || !isLitres(typed) ? value : side === 'min' ? value - LITRE_STEP : value + LITRE_STEP - 1

/** The currencies of both ends: one says it for the other. Undefined for US dollars. */
function currenciesIn(of: Measure, low: Typed | null, high: Typed | null): Amount['currencies'] {
  const min = low?.currency ?? high?.currency ?? BASE_CURRENCY
  const max = high?.currency ?? low?.currency ?? BASE_CURRENCY
  const isForeign = min !== BASE_CURRENCY || max !== BASE_CURRENCY
  return of === 'price' && isForeign ? { min, max } : undefined
}

function bounded(of: Measure, low: Typed | null, high: Typed | null, end: number): Amount | null {
  const min = low && scaled(of, low, 'min')
  const max = high && scaled(of, high, 'max')
  if ((low && min === null) || (high && max === null)) return null
  if ((min ?? 0) > INT4_MAX || (max ?? 0) > INT4_MAX) return null
  const currencies = currenciesIn(of, low, high)
  // Which of two currencies is more is a matter of rates.
  const isOne = currencies?.min === currencies?.max
  if (isOne && min !== null && max !== null && min > max) return null
  return {
    of,
    ...(low && min !== null && { min: displayed(of, low, min, 'min') }),
    ...(high && max !== null && { max: displayed(of, high, max, 'max') }),
    ...(currencies && { currencies }),
    end,
  }
}

/** A bound without a unit is a year if it looks like one, else a price if it is large enough. */
function meant(typed: Typed, label: Measure | null): Measure | null {
  if (typed.of) return typed.of
  if (label) return label
  if (typed.isYear) return 'year'
  return typed.value >= CHEAPEST ? 'price' : null
}

function rangeAt(text: string, from: number, label: Measure | null): Amount | null {
  const short = at(SHORT_YEARS, text, from)
  const found = at(RANGE, text, from)
  if (found) {
    const [low, high] = [typedOf(found.slice(1, 5)), typedOf(found.slice(5, 9))]
    const of = high.of ?? low.of ?? label ?? (low.isYear && high.isYear ? 'year' : null)
    // '10-15k' is from ten thousand, '5000-10000' without a unit a price.
    const scale = low.of === null && high.of === 'price' && low.value < high.value / DEAREST ? DEAREST : 1
    const isPrice = of === null && Math.min(low.value, high.value) >= DEAREST
    const both = of ?? (isPrice ? 'price' : null)
    const unit = low.unit || high.unit
    if (both && both !== 'seats') {
      const amount = bounded(
        both,
        { ...low, unit, value: low.value * scale },
        { ...high, unit: high.unit || unit },
        found.index + found[0].length,
      )
      if (amount) return amount
    }
  }
  if (!short) return null
  const [min, max] = [Number(short[1]), Number(`${short[1]?.slice(0, 2)}${short[2]}`)]
  return max > min ? { of: 'year', min, max, end: short.index + short[0].length } : null
}

function boundAt(text: string, from: number, label: Measure | null): Amount | null {
  const word = at(BOUND, text, from)
  const found = word && at(SINGLE, text, from + word[0].length)
  if (!word || !found) return null
  const comparison = (word[1] ?? '').toLowerCase()
  const typed = typedOf(found.slice(1, 5))
  const most = MOST[comparison]
  const end = found.index + found[0].length
  // 'under 2000' is a price: years are not round.
  const isRound = typed.isYear && most === 'price' && typed.value % CHEAPEST === 0
  const of = isRound && !label ? 'price' : meant(typed, label)
  if (!of || of === 'seats') return null
  const moved = of !== 'year' ? 0 : most === 'before' ? -1 : LEAST[comparison] === 'after' ? 1 : 0
  const shifted = { ...typed, value: typed.value + moved }
  return most ? bounded(of, null, shifted, end) : bounded(of, shifted, null, end)
}

const UPWARDS = new Set(['newer', 'later', 'up', 'above', 'over', 'more'])

/** A number alone: '2015+', '$5000' (at most), '80,000 km' (at most), '7 seats', '1.8l', '2015'. */
function numberAt(text: string, from: number, label: Measure | null): Amount | null {
  const found = at(SINGLE, text, from)
  if (!found) return null
  const typed = typedOf(found.slice(1, 5))
  const end = found.index + found[0].length
  const open = at(OPEN_END, text, end)
  if (open) {
    const of = meant(typed, label)
    const isUp = open[1] !== undefined || open[3] !== undefined || UPWARDS.has((open[2] ?? '').toLowerCase())
    if (!of || of === 'seats') return null
    return isUp
      ? bounded(of, typed, null, end + open[0].length)
      : bounded(of, null, typed, end + open[0].length)
  }
  const of = typed.of ?? label ?? (typed.isYear ? 'year' : null)
  if (!of) return null
  if (of === 'price' || of === 'mileage') return bounded(of, null, typed, end)
  return bounded(of, typed, typed, end)
}

/**
 * The amount that begins at a place of a text: a bound, a range, or a number with a unit. Null if there is none, or it
 * does not say of what it is.
 */
export function amountAt(text: string, from: number): Amount | null {
  const labelled = at(LABEL, text, from)
  const word = (labelled?.[1] ?? '').toLowerCase()
  const label = labelled ? (LABELS[word] ?? (/^(mil|odo)/.test(word) ? 'mileage' : 'price')) : null
  const start = from + (labelled?.[0].length ?? 0)
  return rangeAt(text, start, label) ?? boundAt(text, start, label) ?? numberAt(text, start, label)
}

/** Where a comparison before a number ends, such as 'at least'; null if none begins here. */
export function comparisonEnd(text: string, from: number): number | null {
  const found = at(BOUND, text, from)
  return found && from + (found[1]?.length ?? 0)
}
