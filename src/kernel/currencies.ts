/** The currency used where none is given. */
export const DEFAULT_CURRENCY = 'USD'

/** The currency in which all others are quoted. */
export const BASE_CURRENCY = 'USD'

/** The currencies that have a rate; with the base currency, those in which fees are given and quotes are made. */
export const RATED_CURRENCIES = ['JPY', 'UGX', 'TZS', 'KES', 'BYN'] as const
export type RatedCurrency = (typeof RATED_CURRENCIES)[number]

/** What a fee may be given in, as a choice in a form. */
export const FEE_CURRENCIES = [BASE_CURRENCY, ...RATED_CURRENCIES].map((value) => ({ value, label: value }))

/** Currencies of the trade, the product's own first. */
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

const KNOWN: ReadonlySet<string> = new Set(CURRENCIES)

/** What is said of a code that is no currency of the trade. */
export const CURRENCY_UNKNOWN = `Currency must be one of ${CURRENCIES.join(', ')}`

/** Whether a code is a currency of the trade. */
export const isCurrency = (code: string): boolean => KNOWN.has(code)
