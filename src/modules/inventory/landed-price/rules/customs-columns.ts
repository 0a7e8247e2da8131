import { nameKey } from './compare-customs-names'

/** What a column of a customs value list can hold. */
export const CUSTOMS_FIELDS = [
  'make',
  'model',
  'modelCode',
  'body',
  'drive',
  'cc',
  'fuel',
  'transmission',
  'year',
  'yearTo',
  'value',
] as const
export type CustomsField = (typeof CUSTOMS_FIELDS)[number]

/** Without these no line can be read. */
export const NEEDED_FIELDS = ['make', 'model', 'value'] as const satisfies readonly CustomsField[]

/** Which column, counted from 0, fills which field. */
export type CustomsColumns = Partial<Record<CustomsField, number>>

/** Headings in use, as `nameKey` writes them. */
const HEADINGS: Readonly<Record<CustomsField, readonly string[]>> = {
  make: ['make', 'makes', 'manufacturer', 'brand', 'vehiclemake'],
  model: ['model', 'models', 'modelname', 'vehiclemodel'],
  modelCode: ['modelnumber', 'modelno', 'modelcode', 'code', 'chassiscode', 'frametype'],
  body: ['bodytype', 'body', 'bodystyle', 'vehicletype', 'type'],
  drive: ['driveconfiguration', 'drive', 'drivetrain', 'drivetype', 'wheeldrive'],
  cc: [
    'enginecapacity',
    'enginesize',
    'engine',
    'enginecc',
    'cc',
    'capacity',
    'enginerating',
    'horsepowercckw',
  ],
  fuel: ['fuel', 'fueltype'],
  transmission: ['transmission', 'gearbox', 'transmissiontype'],
  year: ['year', 'yearfrom', 'fromyear', 'yom', 'modelyear', 'yearofmanufacture', 'yearofmake'],
  yearTo: ['yearto', 'toyear'],
  value: ['crsp', 'customsvalue', 'value', 'retailprice', 'currentretailsellingprice', 'price', ''],
}

/** What headings contain of units and currencies: 'Engine capacity (cc)', 'CRSP (KES.)'. */
const UNITS = /(cc|ksh|kshs|kes|ugx|ushs|tzs|tshs|usd|byn|jpy)$/

function fieldOf(heading: string): CustomsField | null {
  const key = nameKey(heading)
  if (key === '') return null
  const named = (name: string) => CUSTOMS_FIELDS.find((field) => HEADINGS[field].includes(name))
  return named(key) ?? named(key.replace(UNITS, '')) ?? null
}

/** Which fields the headings of a row name; the first column of each counts. */
export function suggestColumns(header: readonly string[]): CustomsColumns {
  const columns: CustomsColumns = {}
  for (const [index, heading] of header.entries()) {
    const field = fieldOf(heading)
    if (field && columns[field] === undefined) columns[field] = index
  }
  return columns
}

/** Titles and notes may stand above the headings, but not more of them. */
export const HEADER_ROWS = 20

/**
 * The row with the headings, counted from 0: among the first, the one that names most fields; null if none names
 * two. Rows of plain data name none.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  let [best, column] = [1, -1]
  for (const [index, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const named = Object.keys(suggestColumns(cells)).length
    if (named > best) [best, column] = [named, index]
  }
  return column < 0 ? null : column
}
