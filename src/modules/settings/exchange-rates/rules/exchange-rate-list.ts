import { BASE_CURRENCY, ISO_CURRENCIES, RATED_CURRENCIES } from '@/kernel/money'
import { recordList } from '@/kernel/record-list'

export { BASE_CURRENCY, RATED_CURRENCIES, type RatedCurrency } from '@/kernel/money'

/** The currencies that may have a rate, those of quotes first. */
export const RATEABLE_CURRENCIES: readonly string[] = [
  ...new Set([...RATED_CURRENCIES, ...ISO_CURRENCIES.filter((code) => code !== BASE_CURRENCY)]),
]

/** Above every rate there is; a rate beyond it is a slip of the keyboard. */
export const RATE_MAX = 1_000_000
export const RATE_SOURCE_MAX = 100

/** Exchange rates by day, as entered or imported by staff. A rate holds until there is a later one. */
export const exchangeRates = recordList({
  slug: 'exchange-rates',
  address: 'settings/exchange-rates',
  module: 'settings',
  singular: 'Exchange rate',
  plural: 'Exchange rates',
  card: { index: 'settings', about: 'What the US dollar buys, by day' },
  fields: {
    day: {
      kind: 'day',
      label: 'Day',
      required: true,
      startsToday: true,
      help: 'The first day on which the rate applies.',
    },
    currency: {
      kind: 'text',
      label: 'Currency',
      required: true,
      max: 3,
      oneOf: {
        texts: RATEABLE_CURRENCIES,
        message: 'Currency must be an ISO code other than USD, such as EUR',
      },
    },
    perUsd: {
      kind: 'number',
      label: 'Units for one US dollar',
      called: 'Rate',
      column: 'For 1 USD',
      max: RATE_MAX,
      storedAsText: true,
      required: true,
      positive: true,
      help: 'Such as 129.35 for KES.',
    },
    source: { kind: 'text', label: 'Source', max: RATE_SOURCE_MAX, help: 'Such as Central Bank of Kenya.' },
  },
  title: ['currency', 'day'],
  search: { fields: ['day', 'currency', 'source'], label: 'Day, currency or source' },
  filters: [{ field: 'currency', anyChoice: 'Any currency' }, { field: 'day' }],
  order: ['currency'],
  latestBy: 'day',
  unique: [
    { fields: ['day', 'currency'], message: 'There is a rate for this currency on this day already.' },
  ],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  failure: 'tried',
})
