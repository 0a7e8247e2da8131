import { BASE_CURRENCY, FEE_CURRENCIES } from '@/kernel/money'
import { type LinkedList, linkTo, type RecordField, recordList } from '@/kernel/record-list'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { COUNTRY_MAX } from '@/modules/settings/places/rules/place-limits'
import { ports } from '@/modules/settings/places/rules/port-list'

export const KEYWORD_MAX = 100
/** Above every fee there is, in any currency; beyond it is a slip of the keyboard. */
export const FEE_MAX = 100_000_000
/** A vehicle that is longer on its way than this is lost. */
export const LEAD_DAYS_MAX = 365

/** The types of vehicles belong to the stock; of that list a freight knows how to name a type. */
export const VEHICLE_TYPES: LinkedList = {
  slug: 'vehicle-types',
  singular: 'Body type',
  title: ['name'],
}

/** The countries that a lane may begin or end in, as ports have them. */
export const LANE_COUNTRIES: readonly string[] = [...COUNTRY_NAMES.values()].sort((a, b) =>
  a.localeCompare(b, 'en'),
)

const country = (label: string): RecordField => ({
  kind: 'text',
  label,
  max: COUNTRY_MAX,
  oneOf: { texts: LANE_COUNTRIES, message: 'Choose a country from the list' },
})

/** What it costs to ship a vehicle. One without a lane is stored, and used for nothing. */
export const freights = recordList({
  slug: 'freights',
  address: 'settings/freights',
  module: 'settings',
  singular: 'Freight',
  plural: 'Freights',
  card: { index: 'settings', about: 'What shipping costs, by lane' },
  fields: {
    keyword: {
      kind: 'text',
      label: 'Keyword',
      required: true,
      max: KEYWORD_MAX,
      help: 'Finds it again, such as the carrier’s name.',
    },
    fee: {
      kind: 'number',
      label: 'Fee',
      max: FEE_MAX,
      storedAsText: true,
      required: true,
      positive: true,
    },
    currency: { kind: 'choice', label: 'Currency', initial: BASE_CURRENCY, options: FEE_CURRENCIES },
    basis: {
      kind: 'choice',
      label: 'Fee for',
      column: 'For',
      initial: 'unit',
      options: [
        { value: 'unit', label: 'One vehicle' },
        { value: 'm3', label: 'One m³' },
      ],
    },
    method: {
      kind: 'choice',
      label: 'Method',
      initial: 'roro',
      options: [
        { value: 'roro', label: 'RoRo' },
        { value: 'container', label: 'Container' },
      ],
    },
    vehicleType: {
      kind: 'link',
      label: 'Vehicle type',
      to: VEHICLE_TYPES,
      help: 'Leave it empty for all types.',
    },
    originPort: { kind: 'link', label: 'Origin port', to: linkTo(ports) },
    originCountry: { ...country('Origin country'), help: 'For any port of it, in place of one.' },
    destinationPort: { kind: 'link', label: 'Destination port', to: linkTo(ports) },
    destinationCountry: { ...country('Destination country'), help: 'For any port of it, in place of one.' },
    viaPort: {
      kind: 'link',
      label: 'Seaport on the way',
      to: linkTo(ports),
      help: 'Where a vehicle for a landlocked place leaves the ship.',
    },
    landFee: {
      kind: 'number',
      label: 'Of the fee, by land',
      max: FEE_MAX,
      storedAsText: true,
      positive: true,
      help: 'From the seaport on, for what the fee is for. Buyers see both legs.',
    },
    leadDays: {
      kind: 'number',
      label: 'Lead time (days)',
      called: 'Lead time',
      max: LEAD_DAYS_MAX,
      whole: true,
      help: 'From today to arrival.',
    },
    validFrom: { kind: 'day', label: 'Valid from', help: 'Its first day; empty if it has always applied.' },
    validTo: { kind: 'day', label: 'Valid to', help: 'Its last day; empty until further notice.' },
  },
  title: ['keyword'],
  search: {
    fields: [
      'keyword',
      'originPort',
      'originCountry',
      'destinationPort',
      'destinationCountry',
      'vehicleType',
    ],
    label: 'Keyword, port or country',
  },
  filters: [
    { field: 'keyword' },
    { field: 'fee' },
    { field: 'originPort', anyChoice: 'Any origin port' },
    { field: 'originCountry', anyChoice: 'Any origin country' },
    { field: 'destinationPort', anyChoice: 'Any destination port' },
    { field: 'destinationCountry', anyChoice: 'Any destination country' },
    { field: 'method', anyChoice: 'Any method' },
    { field: 'vehicleType', anyChoice: 'Any vehicle type' },
  ],
  order: ['destinationCountry', 'destinationPort', 'originCountry', 'originPort', 'keyword'],
  lasts: { from: 'validFrom', to: 'validTo' },
  readBy: 'everybody',
  bulkDelete: true,
  opens: 'dialog',
  cachedFor: 300,
  failure: 'response',
})
