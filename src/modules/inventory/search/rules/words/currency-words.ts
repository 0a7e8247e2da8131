/** What people write for a currency before or after an amount, and the words that only follow one. */
const WRITTEN: Readonly<Record<string, { marks: readonly string[]; words?: readonly string[] }>> = {
  USD: { marks: ['us$', 'usd', '$'], words: ['us dollars', 'us dollar', 'dollars', 'dollar', 'bucks'] },
  GBP: { marks: ['£', 'gbp'], words: ['pounds', 'pound', 'quid'] },
  EUR: { marks: ['€', 'eur'], words: ['euros', 'euro'] },
  JPY: { marks: ['¥', 'jpy'], words: ['yen', '円'] },
  KES: { marks: ['kes', 'kshs', 'ksh'] },
  TZS: { marks: ['tzs', 'tshs', 'tsh'] },
  UGX: { marks: ['ugx', 'ushs', 'ush'] },
  BYN: { marks: ['byn'] },
  RUB: { marks: ['₽', 'rub'], words: ['rubles', 'roubles'] },
  INR: { marks: ['₹', 'inr'], words: ['rupees'] },
  ZAR: { marks: ['zar'], words: ['rand'] },
  AED: { marks: ['aed'], words: ['dirhams'] },
}

const codeOf = new Map(
  Object.entries(WRITTEN).flatMap(([code, { marks, words = [] }]) =>
    [...marks, ...words].map((written) => [written, code] as const),
  ),
)

const anyOf = (texts: readonly string[]): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replaceAll('$', String.raw`\$`))
    .join('|')

/** Whatever stands before an amount, for a pattern: not 'euro', since 'euro 5' is how clean an engine is. */
export const CURRENCY_BEFORE = anyOf(Object.values(WRITTEN).flatMap(({ marks }) => marks))

const EURO = 'euro'

/** Whatever stands after one: '5000 euro', but not '2015 euro 6'. */
export const CURRENCY_AFTER = String.raw`${anyOf([...codeOf.keys()].filter((text) => text !== EURO))}|${EURO}(?! ?\d)`

/** A sign of a currency, which is no letter. */
export const CURRENCY_SIGN = /[$£€¥₽₹]/

/** The currency that is written so; null if it is none. */
export const currencyOf = (written: string): string | null => codeOf.get(written.toLowerCase()) ?? null
