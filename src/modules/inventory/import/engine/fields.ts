import type { VehicleValues } from '@/modules/inventory/vehicles/rules/vehicle-draft'
import type { Dimension } from './map/units'

/** What a field of a vehicle takes: its own value, one name of a list, or several. */
export type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'link' | 'list'

export type FieldSpec = {
  kind: FieldKind
  /** What a message calls it. */
  label: string
  /** Numbers that a file may give in another unit. */
  dimension?: Dimension
  /** Numbers that have no fraction, so that three digits behind a sign are thousands. */
  isWhole?: boolean
  /** Amounts of money, and the currency that they are in. */
  money?: 'amount' | 'currency'
}

const field =
  <Kind extends FieldKind>(kind: Kind) =>
  (label: string, more: Omit<FieldSpec, 'kind' | 'label'> = {}) => ({ ...more, kind, label })
const WHOLE = { isWhole: true } as const
const AMOUNT = { isWhole: true, money: 'amount' } as const
const [text, number, flag] = [field('text'), field('number'), field('flag')]
const [choice, link, list] = [field('choice'), field('link'), field('list')]

/**
 * Every field of a vehicle that a map may fill. Stock number, litres, volume and the dates follow from the
 * others and are no part of it.
 */
export const IMPORT_FIELDS = {
  manufacturer: link('Manufacturer'),
  model: link('Model'),
  modelCode: link('Model code'),
  vehicleType: link('Vehicle type'),
  subBodyType: link('Sub body type'),
  color: link('Color'),
  fuelType: link('Fuel type'),
  transmission: link('Transmission'),
  drivetrain: link('Drivetrain'),
  grade: link('Vehicle grade'),
  conditionGrade: link('Condition grade'),
  steeringType: link('Steering type'),
  steeringPosition: link('Steering position'),
  steeringAssistType: link('Steering assist type'),
  steeringControlType: link('Steering control type'),
  showroom: link('Showroom'),
  tags: list('Tags'),
  features: list('Features'),
  chassis: text('Chassis number'),
  officeFileNo: text('Office file number'),
  name: text('Name'),
  description: text('Description'),
  engineNumber: text('Engine number'),
  licensePlate: text('License plate'),
  others: text('Notes'),
  offer: text('Offer'),
  brochureUrl: text('Brochure'),
  auctionSheetUrl: text('Auction sheet'),
  status: choice('Status'),
  priceType: choice('Price type'),
  currency: choice('Currency', { money: 'currency' }),
  year: number('Year', WHOLE),
  mileage: number('Mileage', { dimension: 'distance' }),
  seats: number('Seats', WHOLE),
  doors: number('Doors', WHOLE),
  engineSizeCc: number('Engine size (cc)', { dimension: 'displacement' }),
  length: number('Length', { dimension: 'length' }),
  width: number('Width', { dimension: 'length' }),
  height: number('Height', { dimension: 'length' }),
  carryingCapKg: number('Carrying capacity', { dimension: 'weight' }),
  weightKg: number('Weight', { dimension: 'weight' }),
  grossWeightKg: number('Gross weight', { dimension: 'weight' }),
  price: number('Price', AMOUNT),
  costValue: number('Cost value', AMOUNT),
  markup: number('Markup'),
  oldPrice: number('Old price', AMOUNT),
  showPrice: flag('Show price'),
  featured: flag('Featured'),
  postFacebook: flag('Post on Facebook'),
  postTwitter: flag('Post on Twitter'),
  postInstagram: flag('Post on Instagram'),
} as const satisfies Partial<Record<keyof VehicleValues, FieldSpec>>

export type ImportField = keyof typeof IMPORT_FIELDS
type OfKind<Kind extends FieldKind> = {
  [Field in ImportField]: (typeof IMPORT_FIELDS)[Field]['kind'] extends Kind ? Field : never
}[ImportField]

export type LinkField = OfKind<'link'>
export type ListField = OfKind<'list'>

export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[]
export const LINK_FIELDS = IMPORT_FIELD_NAMES.filter(
  (field): field is LinkField => IMPORT_FIELDS[field].kind === 'link',
)

/** Amounts, which mean nothing without a currency. */
export const AMOUNT_FIELDS = ['price', 'costValue', 'oldPrice'] as const satisfies ImportField[]

/** The two numbers by which a row of a file and a vehicle are the same. */
export const KEY_FIELDS = ['chassis', 'officeFileNo'] as const
export type KeyField = (typeof KEY_FIELDS)[number]

/** The spec of a field, with what not every field has. */
export const fieldSpec = (field: ImportField): FieldSpec => IMPORT_FIELDS[field]
