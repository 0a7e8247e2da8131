import { normalForm } from '@/kernel/text/normal-form'

/** What stands after a multiplier of East Asia: a distance or money, a bracket, or nothing. */
const COUNTED_AFTER = String.raw`(?=\s*(?:公里|千米|キロ|km|mi|円|元|日元|美元|ドル|yen|jpy|usd|cny|rmb|[)\]】]|$))`
/** The same in other scripts, where words are apart. */
const UNIT_AFTER = String.raw`(?=\s*(?:km|kms|mi|miles?|км|usd|us\$|jpy|yen|eur|gbp|kes|tzs|ugx|byn|rub|руб|[$€£¥])(?![\p{L}\p{N}]))`

/** What a heading says that its numbers are counted in, the larger first. */
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`百[万萬]${COUNTED_AFTER}`, 'iu'), 1_000_000],
  [new RegExp(`[万萬]${COUNTED_AFTER}`, 'iu'), 10_000],
  [new RegExp(`千(?!米)${COUNTED_AFTER}`, 'iu'), 1000],
  [/(?<!\p{L})(?:млн|mln|mio|millions?)(?:\.|(?!\p{L}))/iu, 1_000_000],
  [/(?<!\p{L})(?:lakhs?|lacs?)(?!\p{L})/iu, 100_000],
  [/(?<!\p{L})(?:тыс(?:яч[аи]?)?|tsd|thousands?)(?:\.|(?!\p{L}))/iu, 1000],
  [/(?<![\p{L}\p{N}])т\.?(?=\s*км(?!\p{L}))/iu, 1000],
  [/(?<![\p{N}.,])['’‘`´]?000(?:['’]?s(?!\p{L}))?(?!\p{N})/iu, 1000],
  [/(?<!\p{L})[x×*]\s*1[,. ]?000(?!\p{N})/iu, 1000],
  [new RegExp(String.raw`(?<![\p{N}.,])1[,. ]?000${UNIT_AFTER}`, 'iu'), 1000],
  [new RegExp(String.raw`(?<![\p{L}\p{N}])[kt]${UNIT_AFTER}`, 'iu'), 1000],
]

/** What a column's heading multiplies its numbers by, and the heading without that. */
type HeaderMultiplier = { times: number; rest: string }

const known = new Map<string, HeaderMultiplier>()

/**
 * What multiplies the numbers of a column by its heading: those of '里程(万公里)' are tens of thousands, those of
 * "Mileage ('000 km)" and 'Пробег, тыс. км' thousands. 1 if nothing does.
 */
export function headerMultiplier(header: string): HeaderMultiplier {
  const before = known.get(header)
  if (before) return before
  const text = normalForm(header, 'NFKC')
  const found = MULTIPLIERS.find(([word]) => word.test(text))
  const result = found ? { times: found[1], rest: text.replace(found[0], ' ') } : { times: 1, rest: header }
  if (known.size < MOST_KNOWN) known.set(header, result)
  return result
}

/** Headings of more files than are open at once. */
const MOST_KNOWN = 10_000
