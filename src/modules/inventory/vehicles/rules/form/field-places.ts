import type { VehicleField } from '../vehicle-fields'
import { isAddedKey } from './added-fields-in-form'

/** The tabs of the vehicle form, in their order. */
export const FORM_TABS = [
  { key: 'basic', label: 'Basic Information' },
  { key: 'specifications', label: 'Vehicle Specifications' },
  { key: 'features', label: 'Features' },
  { key: 'measurements', label: 'Measurements' },
  { key: 'pricing', label: 'Pricing' },
] as const
export type FormTab = (typeof FORM_TABS)[number]['key']

/** The position of every field, in reading order. */
const PLACES: readonly (readonly [FormTab | null, readonly (VehicleField | 'images')[]])[] = [
  [null, ['chassis', 'name', 'description', 'showroom', 'featured']],
  [
    'basic',
    [
      'manufacturer',
      'model',
      'modelCode',
      'year',
      'firstRegistered',
      'vehicleType',
      'officeFileNo',
      'color',
      'mileage',
      'licensePlate',
      'tags',
    ],
  ],
  [
    'specifications',
    [
      'fuelType',
      'transmission',
      'drivetrain',
      'subBodyType',
      'grade',
      'conditionGrade',
      'seats',
      'doors',
      'engineSizeCc',
      'engineSize',
      'engineNumber',
      'steeringType',
      'steeringPosition',
      'steeringAssistType',
      'steeringControlType',
    ],
  ],
  ['features', ['features']],
  ['measurements', ['length', 'width', 'height', 'm3Cbm', 'carryingCapKg', 'weightKg', 'grossWeightKg']],
  [
    'pricing',
    ['costValue', 'markup', 'price', 'priceType', 'namedPort', 'oldPrice', 'currency', 'showPrice'],
  ],
  [null, ['offer', 'others', 'images', 'auctionSheetUrl', 'brochureUrl', 'status']],
]

const ORDER: readonly string[] = PLACES.flatMap(([, fields]) => fields)

/** Modules' fields are below the tabs. */
const placeOf = (field: string): number =>
  isAddedKey(field) ? ORDER.indexOf('others') - 0.5 : ORDER.indexOf(field)

/** Fields in reading order. */
export const inReadingOrder = (fields: readonly string[]): string[] =>
  [...fields].sort((a, b) => placeOf(a) - placeOf(b))

/** Fields without a control of their own, and where their errors can be fixed. */
const MENDED_AT: Readonly<Partial<Record<string, VehicleField>>> = {
  engineSize: 'engineSizeCc',
  m3Cbm: 'length',
  price: 'costValue',
  // Both papers share one position.
  brochureUrl: 'auctionSheetUrl',
}

/** The fields of a tab, in their order. */
export const fieldsOfTab = (tab: FormTab): VehicleField[] =>
  PLACES.flatMap(([place, fields]) => (place === tab ? fields : [])).filter((field) => field !== 'images')

/** The tab of a field; null for those above and below the tabs. */
export const tabOfField = (field: string): FormTab | null =>
  PLACES.find(([, fields]) => fields.some((one) => one === field))?.[0] ?? null

/** The number of these invalid fields per tab; tabs without any are left out. */
export function faultsByTab(fields: readonly string[]): Partial<Record<FormTab, number>> {
  const counts: Partial<Record<FormTab, number>> = {}
  for (const field of fields) {
    const tab = tabOfField(field)
    if (tab) counts[tab] = (counts[tab] ?? 0) + 1
  }
  return counts
}

/**
 * The control to focus when these fields are invalid: the first in reading order; null if none has a
 * position.
 */
export function firstFault(fields: readonly string[]): { field: string; tab: FormTab | null } | null {
  const [first] = inReadingOrder(
    fields
      .map((field) => MENDED_AT[field] ?? field)
      .filter((field) => ORDER.includes(field) || isAddedKey(field)),
  )
  return first === undefined ? null : { field: first, tab: tabOfField(first) }
}
