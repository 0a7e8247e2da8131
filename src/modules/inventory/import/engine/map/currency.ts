import { quoted } from '@/kernel/files/written-number'
import { err, ok, type Result } from '@/kernel/result'

/** Currencies offered for a map on the screen: the product's own first, then those of the trade. */
export const CURRENCIES = [
  'USD',
  'JPY',
  'UGX',
  'TZS',
  'KES',
  'BYN',
  'EUR',
  'GBP',
  'AED',
  'ZAR',
  'ZMW',
  'CNY',
  'KRW',
  'THB',
  'SGD',
  'INR',
  'PKR',
  'BDT',
  'LKR',
  'AUD',
  'NZD',
  'CAD',
  'RUB',
] as const

const SHILLINGS = ['KES', 'UGX', 'TZS']
const DOLLARS = ['USD', 'AUD', 'CAD', 'NZD', 'SGD']
const RUPEES = ['INR', 'PKR', 'LKR']

/**
 * Symbols and words that name a currency, in lower case without dots; the likeliest first if several share
 * one.
 */
const MARKS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...Object.fromEntries(CURRENCIES.map((code) => [code.toLowerCase(), [code]])),
    us: ['USD'],
    us$: ['USD'],
    $: DOLLARS,
    dollar: DOLLARS,
    dollars: DOLLARS,
    au$: ['AUD'],
    a$: ['AUD'],
    ca$: ['CAD'],
    c$: ['CAD'],
    nz$: ['NZD'],
    s$: ['SGD'],
    '¥': ['JPY', 'CNY'],
    '￥': ['JPY', 'CNY'],
    yen: ['JPY'],
    円: ['JPY'],
    元: ['CNY'],
    rmb: ['CNY'],
    yuan: ['CNY'],
    '€': ['EUR'],
    euro: ['EUR'],
    euros: ['EUR'],
    '£': ['GBP'],
    pound: ['GBP'],
    pounds: ['GBP'],
    dhs: ['AED'],
    dirham: ['AED'],
    dirhams: ['AED'],
    ksh: ['KES'],
    kshs: ['KES'],
    ush: ['UGX'],
    ushs: ['UGX'],
    tsh: ['TZS'],
    tshs: ['TZS'],
    sh: SHILLINGS,
    shs: SHILLINGS,
    '/=': SHILLINGS,
    shilling: SHILLINGS,
    shillings: SHILLINGS,
    rand: ['ZAR'],
    kwacha: ['ZMW'],
    won: ['KRW'],
    '₩': ['KRW'],
    baht: ['THB'],
    '฿': ['THB'],
    '₹': ['INR'],
    rs: RUPEES,
    rupee: RUPEES,
    rupees: RUPEES,
    '₽': ['RUB'],
    ruble: ['RUB', 'BYN'],
    rubles: ['RUB', 'BYN'],
    br: ['BYN'],
  }),
)

const TOKENS = /\p{L}{0,2}\$|[¥￥€£₩฿₹₽円元]|\/=|\p{L}+/gu

const both = (one: readonly string[] | null, other: readonly string[]): readonly string[] =>
  one ? one.filter((code) => other.includes(code)) : other

/**
 * The currencies that the text next to a number may mean: null if there is none, undefined if it is unknown.
 */
function currenciesOf(beside: string): readonly string[] | null | undefined {
  const bare = beside.toLowerCase().replaceAll(/[\s.:]/g, '')
  if (bare === '') return null
  const tokens = beside.toLowerCase().match(TOKENS) ?? []
  if (tokens.join('') !== bare) return MARKS.get(bare)
  let found: readonly string[] | null = null
  for (const token of tokens) {
    const codes = MARKS.get(token)
    if (!codes) return MARKS.get(bare)
    found = both(found, codes)
  }
  return found
}

/** Splits off the text next to a number, with the currencies it may mean; null if there is none. */
export type AmountText = {
  number: string
  currencies: readonly string[] | null
  /** Counted in ten thousands, as Japanese prices often are: '62万円'. */
  isMyriads?: boolean
}

const AMOUNT = /^([^\d+-]*)([+-]?\d(?:[\d\s.,'’]*\d)?[.,]?)([^\d]*)$/u

/** 'JPY 450,000', '¥450,000' and '450,000 yen' are numbers with a currency; unknown text is left in place. */
export function splitAmount(text: string): AmountText {
  const whole = { number: text, currencies: null }
  const [, before = '', number = '', after = ''] = AMOUNT.exec(text.trim()) ?? []
  if (number === '' || /^[\s.,]*[.,]\s*$/.test(before)) return whole
  const isMyriads = after.trim().startsWith('万')
  const [first, second] = [currenciesOf(before), currenciesOf(after.replace(/^\s*万/, ''))]
  if (first === undefined || second === undefined) return whole
  return {
    number,
    currencies: second === null ? first : both(first, second),
    ...(isMyriads && { isMyriads }),
  }
}

/**
 * Words of a header that name a currency; symbols shorter than three letters too often mean something else.
 */
const inHeader = (token: string): boolean => !/^[a-z]{1,2}$/.test(token)

/** The currencies that a column's header may mean, 'FOB JPY' or 'Price (US$)'; null if it names none. */
export function headerCurrencies(header: string): readonly string[] | null {
  const tokens =
    header
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(TOKENS) ?? []
  let found: readonly string[] | null = null
  for (const token of tokens.filter(inHeader))
    found = MARKS.has(token) ? both(found, MARKS.get(token)!) : found
  return found && found.length > 0 ? found : null
}

/**
 * The currency named by a cell: its code, its symbol, or the symbol next to an amount.
 *
 * @returns the three-letter code, or why it cannot be determined
 */
export function readCurrency(text: string): Result<string, string> {
  const word = text.trim()
  const named = currenciesOf(word) ?? splitAmount(word).currencies
  if (named && named.length === 1) return ok(named[0] as string)
  if (named && named.length > 1)
    return err(`${quoted(word)} may mean ${named.join(', ')}: say in the map which`)
  return /^[a-z]{3}$/i.test(word) ? ok(word.toUpperCase()) : err(`${quoted(word)} names no currency`)
}
