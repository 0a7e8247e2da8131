import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { BASE_CURRENCY, FEE_CURRENCIES } from '@/kernel/money'
import { linkTo, type RecordField, recordList } from '@/kernel/record-list'
import {
  ADDRESS_MAX,
  COUNTRY_MAX,
  EMAIL_MAX,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  OPENING_HOURS_MAX,
  PERCENT_MAX,
  PHONE_MAX,
  PLACE_NAME_MAX,
  TRANSPORT_FEE_MAX,
} from './place-limits'
import { ports } from './port-list'

/** A tax in percent, shown to staff who may read Settings or Sales. */
const tax = (called: string): RecordField => ({
  kind: 'number',
  label: `${called} (%)`,
  called,
  max: PERCENT_MAX,
  storedAsText: true,
  seenBy: ['settings', 'sales'],
  help: 'Added to DDP prices.',
})

/** A coordinate in degrees, with which a showroom is on the map of the page that lists them. */
const degrees = (label: string, max: number, help: string): RecordField => ({
  kind: 'number',
  label,
  column: null,
  min: -max,
  max,
  help,
})

/** Where vehicles are stored and shown. Staff deal with the showrooms they are assigned to. */
export const showroomOffices = recordList({
  slug: 'showroom-offices',
  address: 'settings/showroom-office',
  module: 'settings',
  singular: 'Showroom office',
  plural: 'Showroom offices',
  card: { index: 'settings', about: 'Where vehicles are kept and shown' },
  fields: {
    showroomName: {
      kind: 'text',
      label: 'Showroom name',
      column: 'Showroom',
      required: true,
      max: PLACE_NAME_MAX,
    },
    companyName: { kind: 'text', label: 'Company name', column: 'Company', max: PLACE_NAME_MAX },
    city: { kind: 'text', label: 'City', required: true, max: PLACE_NAME_MAX },
    country: { kind: 'text', label: 'Country', required: true, max: COUNTRY_MAX },
    address: { kind: 'area', label: 'Address', column: null, max: ADDRESS_MAX, wide: true },
    latitude: degrees('Latitude', LATITUDE_MAX, 'In degrees, such as 35.4635; negative in the south.'),
    longitude: degrees('Longitude', LONGITUDE_MAX, 'In degrees, such as 139.6815; negative in the west.'),
    phone: { kind: 'text', label: 'Phone', max: PHONE_MAX },
    email: { kind: 'email', label: 'E-mail', column: null, max: EMAIL_MAX },
    companyVat: tax('VAT'),
    companyWht: tax('Withholding tax'),
    openingHours: {
      kind: 'text',
      label: 'Opening hours',
      column: null,
      max: OPENING_HOURS_MAX,
      wide: true,
      help: 'Such as Mon–Fri 9:00–18:00, Sat 9:00–13:00.',
    },
    port: {
      kind: 'link',
      label: 'Port of loading',
      to: linkTo(ports),
      help: 'Where its vehicles are shipped from.',
    },
    transportFee: {
      kind: 'number',
      label: 'Transport to the port',
      column: null,
      max: TRANSPORT_FEE_MAX,
      storedAsText: true,
      help: 'For one vehicle; 0 if the showroom is at its port. Added to FOB prices.',
    },
    transportCurrency: {
      kind: 'choice',
      label: 'Currency of transport',
      column: null,
      initial: BASE_CURRENCY,
      options: FEE_CURRENCIES,
    },
  },
  title: ['showroomName', 'city'],
  search: {
    fields: ['showroomName', 'companyName', 'city', 'country'],
    label: 'Showroom, company, city or country',
  },
  filters: [{ field: 'companyName' }, { field: 'showroomName' }, { field: 'city' }],
  order: ['showroomName'],
  readBy: 'everybody',
  nativelyReadBy: 'inventory',
  showroom: 'id',
  bulkDelete: false,
  opens: 'page',
  // Forms load the whole list.
  maxLimit: WHOLE_LIST_LIMIT,
  cachedFor: 300,
  values: [
    { path: 'cities', field: 'city', summary: 'Cities that have a showroom' },
    { path: 'showroom-names', field: 'showroomName', summary: 'Names of the showrooms' },
  ],
  failure: 'tried',
})
