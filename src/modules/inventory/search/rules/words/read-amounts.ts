import { BASE_CURRENCY } from '@/kernel/money'
import { INT4_MAX } from '@/kernel/numbers'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { boundInMiles, type End } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf } from './currency-words'

/** What a number is about. Prices are in US dollars if nothing else is given, mileages as their reader counts, engines in cc. */
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
const UNITS = `${CURRENCY_AFTER}|kms?|kilomet(?:er|re)s?|miles?|mi|км|километр(?:а|ов)?|мил(?:ь|я|и)|ccm?|l|lit(?:er|re)s?|seats?|seaters?|passengers?`
const ONE = String.raw`(?:(${CURRENCY_BEFORE}) ?)?(${NUMBER})(?: ?(k|thousand|тыс|тысяч)(?![\p{L}\p{N}]))?(?:[ -]?(${UNITS}))?(?![\p{L}\p{N}])`

const MOST: Readonly<Record<string, 'price' | 'any' | 'before'>> = {
  ...{ under: 'price', below: 'price', 'less than': 'price', 'cheaper than': 'price', max: 'price' },
  ...{ maximum: 'price', 'at most': 'price', 'no more than': 'price', within: 'price', 'up to': 'any' },
  ...{ upto: 'any', until: 'any', till: 'any', to: 'any', '<': 'price', '<=': 'price', '≤': 'price' },
  ...{ before: 'before', 'older than': 'before' },
  ...{ до: 'any', менее: 'price', меньше: 'price', 'не более': 'price', 'не больше': 'price' },
}
const LEAST: Readonly<Record<string, 'any' | 'after'>> = {
  ...{ over: 'any', above: 'any', 'more than': 'any', 'at least': 'any', min: 'any', minimum: 'any' },
  ...{ from: 'any', since: 'any', 'starting from': 'any', 'starting at': 'any', '>': 'any', '>=': 'any' },
  ...{ '≥': 'any', after: 'after', 'newer than': 'after' },
  ...{ от: 'any', более: 'any', больше: 'any', свыше: 'any', 'не менее': 'any', 'не меньше': 'any' },
}
const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|')

const LABEL = /(price|priced|cost|budget|year|mileage|odometer|пробег|engine)(?: (?:is|of))?[ :=]+/iuy
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
  if (/^(k|mi|км|кил|мил)/.test(unit)) return 'mileage'
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

const DEAREST = 1000
/** Below this a number without a unit is hardly a price. */
const CHEAPEST = 100
const [SMALLEST_CC, LARGEST_CC] = [500, 20_000]

/** The unit that was given, else the reader's. */
const distanceOf = ({ unit }: Typed, reader: DistanceUnit): DistanceUnit =>
  unit === '' ? reader : /^[kк]/.test(unit) ? 'km' : 'mi'

const inMiles = (typed: Typed, end: End, reader: DistanceUnit): number =>
  boundInMiles((end === 'min' ? Math.ceil : Math.floor)(typed.value), distanceOf(typed, reader), end)

/** Without a unit, small numbers are litres. */
const isLitres = ({ unit, value }: Typed): boolean => (unit === '' ? value < 20 : !unit.startsWith('cc'))
const inCc = (typed: Typed): number => Math.round(isLitres(typed) ? typed.value * 1000 : typed.value)

/** A number in the unit of its measure; null if none of that measure is like this. */
function scaled(of: Measure, typed: Typed, side: End, reader: DistanceUnit): number | null {
  if (of === 'mileage') return inMiles(typed, side, reader)
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
const displayed = (of: Measure, typed: Typed, value: number, side: End): number =>
  of !== 'engine' || !isLitres(typed) ? value : side === 'min' ? value - LITRE_STEP : value + LITRE_STEP - 1

/** The currencies of both ends: one gives it for the other. Undefined for US dollars. */
function currenciesIn(of: Measure, low: Typed | null, high: Typed | null): Amount['currencies'] {
  const min = low?.currency ?? high?.currency ?? BASE_CURRENCY
  const max = high?.currency ?? low?.currency ?? BASE_CURRENCY
  const isForeign = min !== BASE_CURRENCY || max !== BASE_CURRENCY
  return of === 'price' && isForeign ? { min, max } : undefined
}

/** What the label before a number means, and what its reader counts distances in. */
type Context = { label: Measure | null; unit: DistanceUnit }

type Ends = { low?: Typed; high?: Typed }

function bounded(of: Measure, ends: Ends, { unit }: Context, end: number): Amount | null {
  const { low = null, high = null } = ends
  const min = low && scaled(of, low, 'min', unit)
  const max = high && scaled(of, high, 'max', unit)
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
function meant(typed: Typed, { label }: Context): Measure | null {
  if (typed.of) return typed.of
  if (label) return label
  if (typed.isYear) return 'year'
  return typed.value >= CHEAPEST ? 'price' : null
}

function rangeAt(text: string, from: number, context: Context): Amount | null {
  const short = at(SHORT_YEARS, text, from)
  const match = at(RANGE, text, from)
  if (match) {
    const [low, high] = [typedOf(match.slice(1, 5)), typedOf(match.slice(5, 9))]
    const of = high.of ?? low.of ?? context.label ?? (low.isYear && high.isYear ? 'year' : null)
    // '10-15k' is from ten thousand, '5000-10000' without a unit a price.
    const scale = low.of === null && high.of === 'price' && low.value < high.value / DEAREST ? DEAREST : 1
    const isPrice = of === null && Math.min(low.value, high.value) >= DEAREST
    const both = of ?? (isPrice ? 'price' : null)
    const unit = low.unit || high.unit
    if (both && both !== 'seats') {
      const ends = {
        low: { ...low, unit, value: low.value * scale },
        high: { ...high, unit: high.unit || unit },
      }
      const amount = bounded(both, ends, context, match.index + match[0].length)
      if (amount) return amount
    }
  }
  if (!short) return null
  const [min, max] = [Number(short[1]), Number(`${short[1]?.slice(0, 2)}${short[2]}`)]
  return max > min ? { of: 'year', min, max, end: short.index + short[0].length } : null
}

function boundAt(text: string, from: number, context: Context): Amount | null {
  const word = at(BOUND, text, from)
  const match = word && at(SINGLE, text, from + word[0].length)
  if (!word || !match) return null
  const comparison = (word[1] ?? '').toLowerCase()
  const typed = typedOf(match.slice(1, 5))
  const most = MOST[comparison]
  const end = match.index + match[0].length
  // 'under 2000' is a price: years are not round.
  const isRound = typed.isYear && most === 'price' && typed.value % CHEAPEST === 0
  const of = isRound && !context.label ? 'price' : meant(typed, context)
  if (!of || of === 'seats') return null
  const moved = of !== 'year' ? 0 : most === 'before' ? -1 : LEAST[comparison] === 'after' ? 1 : 0
  const shifted = { ...typed, value: typed.value + moved }
  return bounded(of, most ? { high: shifted } : { low: shifted }, context, end)
}

const UPWARDS = new Set(['newer', 'later', 'up', 'above', 'over', 'more'])

/** A number alone: '2015+', '$5000' (at most), '80,000 km' (at most), '7 seats', '1.8l', '2015'. */
function numberAt(text: string, from: number, context: Context): Amount | null {
  const match = at(SINGLE, text, from)
  if (!match) return null
  const typed = typedOf(match.slice(1, 5))
  const end = match.index + match[0].length
  const open = at(OPEN_END, text, end)
  if (open) {
    const of = meant(typed, context)
    const isUp = open[1] !== undefined || open[3] !== undefined || UPWARDS.has((open[2] ?? '').toLowerCase())
    if (!of || of === 'seats') return null
    return bounded(of, isUp ? { low: typed } : { high: typed }, context, end + open[0].length)
  }
  const of = typed.of ?? context.label ?? (typed.isYear ? 'year' : null)
  if (!of) return null
  if (of === 'price' || of === 'mileage') return bounded(of, { high: typed }, context, end)
  return bounded(of, { low: typed, high: typed }, context, end)
}

/**
 * The amount that begins at a place of a text: a bound, a range, or a number with a unit. Null if there is none, or it
 * is unknown what it is of.
 *
 * @param unit of distances for which none is given
 */
export function amountAt(text: string, from: number, unit: DistanceUnit): Amount | null {
  const labelled = at(LABEL, text, from)
  const word = (labelled?.[1] ?? '').toLowerCase()
  const label = labelled ? (LABELS[word] ?? (/^(mil|odo|проб)/.test(word) ? 'mileage' : 'price')) : null
  const start = from + (labelled?.[0].length ?? 0)
  const context = { label, unit }
  return rangeAt(text, start, context) ?? boundAt(text, start, context) ?? numberAt(text, start, context)
}

/** Where a comparison before a number ends, such as 'at least'; null if none begins here. */
export function comparisonEnd(text: string, from: number): number | null {
  const match = at(BOUND, text, from)
  return match && from + (match[1]?.length ?? 0)
}
