/** The currency used where none is given. */
export const DEFAULT_CURRENCY = 'USD'

/** The currency in which all others are quoted. */
export const BASE_CURRENCY = 'USD'

/** With the base currency, the currencies in which fees are given and quotes are made. */
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

/** The message for a code that is no currency of the trade. */
export const CURRENCY_UNKNOWN = `Currency must be one of ${CURRENCIES.join(', ')}`

/** Whether a code is a currency of the trade. */
export const isCurrency = (code: string): boolean => KNOWN.has(code)

/** Every currency that is legal tender somewhere, by ISO 4217: what costs, prices and duties may be in. */
export const ISO_CURRENCIES: readonly string[] = `
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
  CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ
  GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
  LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN
  PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
  TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG
`
  .trim()
  .split(/\s+/)
