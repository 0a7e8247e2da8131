import { BASE_CURRENCY, FEE_CURRENCIES } from '@/kernel/money'
import { recordList } from '@/kernel/record-list'
import { FEE_MAX, KEYWORD_MAX } from './freight-list'

const COVERAGE_MAX = 200

/** What it costs to insure a shipment. At most one of them is used in landed prices. */
export const insuranceRates = recordList({
  slug: 'insurance-rates',
  address: 'settings/insurance-rates',
  module: 'settings',
  singular: 'Insurance rate',
  plural: 'Insurance rates',
  card: { index: 'settings', about: 'What insuring a shipment costs' },
  fields: {
    coverage: {
      kind: 'text',
      label: 'Coverage',
      required: true,
      max: COVERAGE_MAX,
      orNumber: true,
      help: 'Such as All risks, or the amount that is covered.',
    },
    fee: { kind: 'number', label: 'Fee', positive: true, max: FEE_MAX, storedAsText: true, required: true },
    feeKind: {
      kind: 'choice',
      label: 'Fee kind',
      initial: 'percent',
      options: [
        { value: 'percent', label: 'Percent of CIF × 110 %' },
        { value: 'flat', label: 'Flat' },
      ],
    },
    minimum: {
      kind: 'number',
      label: 'Minimum',
      max: FEE_MAX,
      storedAsText: true,
      help: 'The least that is charged where the fee is a percentage.',
    },
    currency: {
      kind: 'choice',
      label: 'Currency',
      initial: BASE_CURRENCY,
      options: FEE_CURRENCIES,
      help: 'Of a flat fee and of the minimum.',
    },
    keyword: { kind: 'text', label: 'Keyword', max: KEYWORD_MAX },
    usedInPrices: {
      kind: 'flag',
      label: 'Used in landed prices',
      column: 'In landed prices',
      initial: false,
    },
  },
  title: ['coverage'],
  search: { fields: ['coverage', 'keyword'], label: 'Coverage or keyword' },
  filters: [{ field: 'keyword' }, { field: 'coverage' }, { field: 'fee' }],
  readBy: 'everybody',
  bulkDelete: false,
  opens: 'dialog',
  cachedFor: 300,
  failure: 'tried',
})
