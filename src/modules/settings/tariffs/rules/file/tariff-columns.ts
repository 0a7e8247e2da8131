import { TARIFF_FIELDS, type TariffField } from '../tariff-line'

/** What the columns of a file are called, in the order of an export. */
export const TARIFF_COLUMNS: Readonly<Record<TariffField, string>> = {
  keyword: 'Keyword',
  fee: 'Fee',
  currency: 'Currency',
  basis: 'Fee for',
  method: 'Method',
  vehicleType: 'Vehicle type',
  originPort: 'Origin port',
  originCountry: 'Origin country',
  destinationPort: 'Destination port',
  destinationCountry: 'Destination country',
  viaPort: 'Seaport on the way',
  landFee: 'Fee by land',
  leadDays: 'Lead time (days)',
  validFrom: 'Valid from',
  validTo: 'Valid to',
}

/** What people and carriers call them besides, in plain letters. */
const OTHER_HEADINGS: Readonly<Record<string, TariffField>> = {
  name: 'keyword',
  carrier: 'keyword',
  rate: 'fee',
  price: 'fee',
  amount: 'fee',
  freight: 'fee',
  cur: 'currency',
  per: 'basis',
  basis: 'basis',
  unit: 'basis',
  mode: 'method',
  type: 'vehicleType',
  bodytype: 'vehicleType',
  origin: 'originPort',
  from: 'originPort',
  fromport: 'originPort',
  pol: 'originPort',
  portofloading: 'originPort',
  loadingport: 'originPort',
  fromcountry: 'originCountry',
  countryoforigin: 'originCountry',
  destination: 'destinationPort',
  to: 'destinationPort',
  toport: 'destinationPort',
  pod: 'destinationPort',
  portofdischarge: 'destinationPort',
  dischargeport: 'destinationPort',
  tocountry: 'destinationCountry',
  countryofdestination: 'destinationCountry',
  via: 'viaPort',
  viaport: 'viaPort',
  seaport: 'viaPort',
  offeebyland: 'landFee',
  ofthefeebyland: 'landFee',
  landfee: 'landFee',
  inlandfee: 'landFee',
  leadtime: 'leadDays',
  transittime: 'leadDays',
  days: 'leadDays',
  effective: 'validFrom',
  effectivefrom: 'validFrom',
  startdate: 'validFrom',
  expires: 'validTo',
  expiry: 'validTo',
  validuntil: 'validTo',
  enddate: 'validTo',
}

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

const NAMES: ReadonlyMap<string, TariffField> = new Map([
  ...Object.entries(OTHER_HEADINGS),
  ...TARIFF_FIELDS.map((field) => [plain(TARIFF_COLUMNS[field]), field] as const),
])

/** The fields of a file's columns; null for one that no field is called by, and for a second one of a field. */
export function fieldsOfHeader(header: readonly string[]): (TariffField | null)[] {
  const seen = new Set<TariffField>()
  return header.map((heading) => {
    const field = NAMES.get(plain(heading)) ?? null
    if (field === null || seen.has(field)) return null
    seen.add(field)
    return field
  })
}
