import { recordList } from '@/kernel/record-list'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { COUNTRY_MAX, PLACE_NAME_MAX } from './place-limits'

const COUNTRIES = [...COUNTRY_NAMES.values()].sort((a, b) => a.localeCompare(b, 'en'))

/** Ports of loading and discharge. Inactive ones are visible only to the staff who manage them. */
export const ports = recordList({
  slug: 'ports',
  address: 'settings/ports',
  module: 'settings',
  singular: 'Port',
  plural: 'Ports',
  card: { index: 'settings', about: 'Ports of loading and discharge' },
  fields: {
    name: { kind: 'text', label: 'Port name', column: 'Port', required: true, max: PLACE_NAME_MAX },
    country: {
      kind: 'text',
      label: 'Country',
      required: true,
      max: COUNTRY_MAX,
      oneOf: { texts: COUNTRIES, message: 'Choose a country from the list' },
    },
    unlocode: {
      // Two letters for the country and three characters for the place, which may include the digits 2 to 9;
      // people write a space between them.
      kind: 'code',
      label: 'UN/LOCODE',
      max: 6,
      stored: 5,
      pattern: '^[A-Z]{2}[A-Z2-9]{3}$',
      message: 'UN/LOCODE must be five characters such as JPYOK',
      help: 'Five characters, such as JPYOK.',
    },
    use: {
      kind: 'choice',
      label: 'Use',
      initial: 'both',
      options: [
        { value: 'origin', label: 'Origin' },
        { value: 'destination', label: 'Destination' },
        { value: 'both', label: 'Origin and destination' },
      ],
    },
    active: { kind: 'flag', label: 'Active', initial: true },
  },
  title: ['name', 'country'],
  search: { fields: ['name', 'country', 'unlocode'], label: 'Name, country or UN/LOCODE' },
  filters: [{ field: 'name' }, { field: 'country', anyChoice: 'Any country' }],
  unique: [
    { fields: ['name', 'country'], message: 'A port with this name already exists in this country.' },
    { fields: ['unlocode'], message: 'A port with this UN/LOCODE already exists.' },
  ],
  readBy: 'everybody',
  bulkDelete: true,
  opens: 'dialog',
  cachedFor: 300,
  values: [{ path: 'countries', field: 'country', summary: 'Countries that have a port', cachedFor: 600 }],
  failure: 'status',
})
