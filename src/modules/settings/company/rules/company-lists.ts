import { type RecordField, recordList } from '@/kernel/record-list'
import { COUNTRY_MAX } from '@/modules/settings/places/rules/place-limits'

/** How long lists of companies and of their countries may be cached, in seconds; staff never cache. */
const CACHE_SECONDS = { list: 300, countries: 600 }
const COMPANY_NAME = { min: 2, max: 100 }
const SERVICE_AREA_MAX = 200

const companyName: RecordField = {
  kind: 'text',
  label: 'Company name',
  required: true,
  ...COMPANY_NAME,
  tooLong: `Company name must be no more than ${COMPANY_NAME.max} characters`,
}

/** The names under which the company trades, each in its country. */
export const companyNames = recordList({
  slug: 'company-names',
  address: 'settings/company-name',
  module: 'settings',
  singular: 'Company name',
  plural: 'Company names',
  card: { index: 'settings', about: 'The company’s names, by country' },
  fields: {
    companyName,
    country: { kind: 'text', label: 'Country', max: COUNTRY_MAX },
  },
  title: ['companyName', 'country'],
  search: { fields: ['companyName', 'country'], label: 'Company name or country' },
  filters: [{ field: 'companyName' }, { field: 'country', anyChoice: 'Any country' }],
  unique: [
    {
      fields: ['companyName', 'country'],
      message: 'A company with this name already exists in this country.',
    },
  ],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  cachedFor: CACHE_SECONDS.list,
  values: [
    {
      path: 'countries',
      field: 'country',
      summary: 'Countries that have a company name',
      cachedFor: CACHE_SECONDS.countries,
    },
  ],
  failure: 'tried',
})

/** Who inspects vehicles before they are shipped, and where. */
export const inspectionCompanies = recordList({
  slug: 'inspection-companies',
  address: 'settings/inspection',
  module: 'settings',
  singular: 'Inspection company',
  plural: 'Inspection companies',
  card: { index: 'settings', about: 'Inspection companies and the areas they serve' },
  fields: {
    companyName,
    serviceArea: {
      kind: 'text',
      label: 'Service area',
      max: SERVICE_AREA_MAX,
      help: 'Such as Kenya, Tanzania and Uganda.',
    },
  },
  title: ['companyName'],
  search: { fields: ['companyName', 'serviceArea'], label: 'Company name or service area' },
  filters: [{ field: 'companyName' }, { field: 'serviceArea' }],
  unique: [{ fields: ['companyName'], message: 'An inspection company with this name already exists.' }],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  failure: 'tried',
})
