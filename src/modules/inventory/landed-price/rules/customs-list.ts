import { type RecordList, recordList } from '@/kernel/record-list'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import {
  BASE_CURRENCY,
  RATEABLE_CURRENCIES,
} from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import type { CustomsMatch } from './customs-line'

/** Lines may be imported into drafts; lists in use determine what vehicles are worth; retired ones stay. */
export const CUSTOMS_LIST_STATUSES = ['DRAFT', 'IN_USE', 'RETIRED'] as const
export type CustomsListStatus = (typeof CUSTOMS_LIST_STATUSES)[number]

const COUNTRIES = [...COUNTRY_NAMES.values()].sort((a, b) => a.localeCompare(b, 'en'))
const CURRENCIES = [...RATEABLE_CURRENCIES, BASE_CURRENCY]

/** What staff enter about a list; its lines come from a file. */
export const customsLists: RecordList = recordList({
  slug: 'customs-value-lists',
  address: 'settings/customs-values',
  module: 'settings',
  singular: 'Customs value list',
  plural: 'Customs value lists',
  card: { index: 'settings', about: 'What customs take vehicles to be worth, by country' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, max: 100 },
    country: {
      kind: 'text',
      label: 'Country',
      required: true,
      max: 100,
      oneOf: { texts: COUNTRIES, message: 'Choose a country from the list' },
      help: 'Of destination, as its ports are listed.',
    },
    currency: {
      kind: 'text',
      label: 'Currency',
      required: true,
      max: 3,
      oneOf: { texts: CURRENCIES, message: 'Currency must be an ISO code such as KES' },
      help: 'Of the values in the file.',
    },
    appliesFrom: {
      kind: 'day',
      label: 'Applies from',
      required: true,
      help: 'Once in use, it takes the place of the list before it on this day.',
    },
    sourceName: {
      kind: 'text',
      label: 'Source',
      required: true,
      max: 200,
      help: 'Who published it, and under what name.',
    },
    sourceUrl: { kind: 'web', label: 'Address of the source', max: 500, column: null },
    checkedOn: {
      kind: 'day',
      label: 'Checked on',
      required: true,
      help: 'The day on which somebody last looked whether it is still the one in force.',
    },
  },
  title: ['name'],
  search: { fields: ['name', 'sourceName'], label: 'Name or source' },
  filters: [{ field: 'country', anyChoice: 'Any country' }],
  latestBy: 'appliesFrom',
  readBy: 'staff',
  bulkDelete: false,
  opens: 'page',
  failure: 'tried',
})

/** What may still be changed once a list is in use: everything else decides what vehicles are worth. */
export const ALWAYS_CHANGEABLE: readonly string[] = ['name', 'sourceName', 'sourceUrl', 'checkedOn']

export type CustomsStep = 'use' | 'retire'

/** The step from a status: what it becomes, or why it cannot be taken. */
export function customsStep(
  step: CustomsStep,
  { lines, status }: { lines: number; status: CustomsListStatus },
): { to: CustomsListStatus } | { refused: string } {
  if (step === 'retire')
    return status === 'IN_USE' ? { to: 'RETIRED' } : { refused: 'Only a list in use can be retired' }
  if (status === 'IN_USE') return { refused: 'This list is in use already' }
  return lines > 0 ? { to: 'IN_USE' } : { refused: 'Import its lines first' }
}

/** The list in force in a country on a day, as far as people need to know it. */
export type CustomsListInForce = {
  id: number
  name: string
  currency: string
  appliesFrom: string
  sourceName: string
  sourceUrl: string | null
  checkedOn: string
}

/** What the customs of a country take a vehicle to be worth: without a list in force both are null. */
export type CustomsValueOf = { list: CustomsListInForce; match: CustomsMatch } | { list: null; match: null }
