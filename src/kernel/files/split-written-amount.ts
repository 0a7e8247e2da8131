import { CURRENCIES } from '../currencies'

const SHILLINGS = ['KES', 'UGX', 'TZS']
const DOLLARS = ['USD', 'AUD', 'CAD', 'NZD', 'SGD']
const RUPEES = ['INR', 'PKR', 'LKR']

/**
 * Symbols and words that name a currency, in lower case without dots; the likeliest first if several share
 * one.
 */
export const MARKS: ReadonlyMap<string, readonly string[]> = new Map(
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
    // What a yen sign of Shift-JIS and EUC-JP is elsewhere.
    '\\': ['JPY'],
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

/** Symbols and words next to a number. */
export const TOKENS = /\p{L}{0,2}\$|[¥￥€£₩฿₹₽円元]|\/=|\p{L}+/gu

/** The currencies that two marks have in common. */
export const both = (one: readonly string[] | null, other: readonly string[]): readonly string[] =>
  one ? one.filter((code) => other.includes(code)) : other

/**
 * The currencies that the text next to a number may mean: null if there is none, undefined if it is unknown.
 */
export function currenciesOf(beside: string): readonly string[] | null | undefined {
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
