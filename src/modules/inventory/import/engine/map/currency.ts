import { err, ok, type Result } from '@/kernel/result'
import { quoted } from './read-value'

/** Currencies that a map can be given on the screen: the product's own first, then those of the trade. */
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

/** Signs and words that name a currency, small and without dots; the likeliest first where several share one. */
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

/** The currencies that what stands beside a number can mean: null when nothing does, undefined when it is not known. */
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

/** A number with what stands beside it taken off, and the currencies that this can mean; null where nothing does. */
export type AmountText = { number: string; currencies: readonly string[] | null }

const AMOUNT = /^([^\d+-]*)([+-]?\d(?:[\d\s.,'’]*\d)?[.,]?)([^\d]*)$/u

/** 'JPY 450,000', '¥450,000' and '450,000 yen' are numbers with a currency; what is not known stays where it is. */
export function splitAmount(text: string): AmountText {
  const whole = { number: text, currencies: null }
  const [, before = '', number = '', after = ''] = AMOUNT.exec(text.trim()) ?? []
  if (number === '' || /^[\s.,]*[.,]\s*$/.test(before)) return whole
  const [first, second] = [currenciesOf(before), currenciesOf(after)]
  if (first === undefined || second === undefined) return whole
  return { number, currencies: second === null ? first : both(first, second) }
}

/** Words of a header that name a currency; signs of less than three letters are too often something else. */
const inHeader = (token: string): boolean => !/^[a-z]{1,2}$/.test(token)

/** The currencies that the header of a column can mean, 'FOB JPY' or 'Price (US$)'; null when it names none. */
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
 * The currency that a cell names: its code, its sign, or the sign beside an amount.
 *
 * @returns the code of three letters, or why it cannot be told
 */
export function readCurrency(text: string): Result<string, string> {
  const word = text.trim()
  const named = currenciesOf(word) ?? splitAmount(word).currencies
  if (named && named.length === 1) return ok(named[0] as string)
  if (named && named.length > 1)
    return err(`${quoted(word)} may mean ${named.join(', ')}: say in the map which`)
  return /^[a-z]{3}$/i.test(word) ? ok(word.toUpperCase()) : err(`${quoted(word)} names no currency`)
}
