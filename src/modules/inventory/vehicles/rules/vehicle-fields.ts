import { URL_MAX } from '@/kernel/markup/safe-links'
import { AMOUNT_MAX } from '@/kernel/money'
import {
  DIMENSION_CM_MAX,
  ENGINE_CC_MAX,
  MILEAGE_MAX,
  SEATS_MAX,
  VOLUME_M3_MAX,
} from '@/modules/inventory/lists/rules/list-limits'
import { PRICE_TYPES } from './price-type'
import type { VehicleFieldSpec } from './vehicle-field-spec-type'
import {
  CHASSIS_MAX,
  DESCRIPTION_MAX,
  DOORS_MAX,
  ENGINE_NUMBER_MAX,
  LICENSE_PLATE_MAX,
  MARKUP_MAX,
  MARKUP_MIN,
  MARKUP_RANGE,
  NAME_MAX,
  OFFICE_FILE_NO_MAX,
  OTHERS_MAX,
  WEIGHT_KG_MAX,
} from './vehicle-limits'
import { VEHICLE_STATUSES } from './vehicle-status'

const WEIGHT = { kind: 'number', min: 0, max: WEIGHT_KG_MAX, unit: 'kg', typed: true } as const

/**
 * Every field of a vehicle, in the order in which its values are checked. Types, checks, schemas, names in
 * calls, columns, form, import and audit words are derived from it; orders for people (positions in the form,
 * groups of the import, facts on a page) are separate lists that the compiler checks against this one.
 */
export const VEHICLE_FIELDS = {
  name: { kind: 'text', label: 'Name', max: NAME_MAX, isTrimmed: true, typed: true },
  description: { kind: 'text', label: 'Description', max: DESCRIPTION_MAX, isArea: true, typed: true },
  /** Empty: search engines are told what the page is generated with. */
  officeFileNo: {
    kind: 'text',
    isTrimmed: true,
    label: 'Office file number',
    max: OFFICE_FILE_NO_MAX,
    typed: true,
    audited: 'Office file number',
  },
  /** Its control has a fixed prefix. */
  chassis: { kind: 'text', label: 'Chassis number', max: CHASSIS_MAX, isTrimmed: true },
  engineNumber: { kind: 'text', label: 'Engine number', max: ENGINE_NUMBER_MAX, typed: true },
  licensePlate: {
    kind: 'text',
    label: 'Licence plate',
    max: LICENSE_PLATE_MAX,
    isTrimmed: true,
    typed: true,
  },
  others: { kind: 'text', label: 'Notes', max: OTHERS_MAX, isArea: true, typed: true },
  brochureUrl: { kind: 'text', label: 'Brochure', max: URL_MAX, isLink: true, audited: 'Brochure' },
  auctionSheetUrl: {
    kind: 'text',
    label: 'Auction sheet',
    max: URL_MAX,
    isLink: true,
    audited: 'Auction sheet',
  },
  manufacturer: {
    kind: 'link',
    label: 'Manufacturer',
    importedAs: 'Make',
    table: 'manufacturers',
    sentAs: 'manufacturer_id',
    typed: true,
  },
  model: { kind: 'link', label: 'Model', table: 'models', sentAs: 'model_id', typed: true },
  modelCode: {
    kind: 'link',
    label: 'Model code',
    table: 'model_codes',
    shown: 'model_code',
    sentAs: 'model_code_id',
    typed: true,
  },
  color: {
    kind: 'link',
    label: 'Color',
    called: 'Colour',
    audited: 'Colour',
    table: 'vehicle_colours',
    sentAs: 'color_id',
    typed: true,
  },
  vehicleType: {
    kind: 'link',
    label: 'Vehicle type',
    table: 'vehicle_types',
    sentAs: 'vehicle_type_id',
    typed: true,
    audited: 'Body type',
  },
  subBodyType: {
    kind: 'link',
    label: 'Sub body type',
    table: 'vehicle_sub_body_types',
    sentAs: 'vehicle_sub_body_type_id',
    typed: true,
  },
  fuelType: {
    kind: 'link',
    label: 'Fuel type',
    table: 'vehicle_fuel_types',
    sentAs: 'vehicle_fuel_type_id',
    typed: true,
  },
  grade: {
    kind: 'link',
    label: 'Grade',
    called: 'Vehicle grade',
    table: 'vehicle_grades',
    sentAs: 'vehicle_grades_id',
    typed: true,
  },
  conditionGrade: {
    kind: 'link',
    label: 'Condition grade',
    table: 'vehicle_condition_grades',
    sentAs: 'vehicle_condition_grade_id',
    typed: true,
  },
  drivetrain: {
    kind: 'link',
    label: 'Drivetrain',
    table: 'vehicle_drive_trains',
    sentAs: 'vehicle_drivetrain_id',
    typed: true,
  },
  transmission: {
    kind: 'link',
    label: 'Transmission',
    table: 'vehicle_transmissions',
    sentAs: 'vehicle_transmission_id',
    typed: true,
  },
  steeringType: {
    kind: 'link',
    label: 'Steering type',
    table: 'vehicle_steering_types',
    sentAs: 'vehicle_steering_type_id',
    typed: true,
  },
  steeringAssistType: {
    kind: 'link',
    label: 'Steering assist type',
    table: 'vehicle_steering_assist_types',
    sentAs: 'vehicle_steering_assist_type_id',
    typed: true,
  },
  steeringControlType: {
    kind: 'link',
    label: 'Steering control type',
    table: 'vehicle_steering_control_types',
    sentAs: 'vehicle_steering_control_type_id',
    typed: true,
  },
  steeringPosition: {
    kind: 'link',
    label: 'Steering position',
    table: 'vehicle_steering_positions',
    sentAs: 'vehicle_steering_position_id',
    typed: true,
  },
  showroom: {
    kind: 'link',
    label: 'Location',
    importedAs: 'Showroom',
    table: 'showroom_offices',
    shown: 'showroom_name',
    sentAs: 'showroom_id',
    typed: true,
  },
  /** A CIF or DDP price holds only for this one. */
  namedPort: {
    kind: 'link',
    label: 'Port of the price',
    table: 'ports',
    sentAs: 'named_port_id',
    typed: true,
    audited: 'Port of the price',
  },
  // Colour, tags and place are sent by name in calls; their ids are accepted under separate names.
  tags: { kind: 'list', label: 'Tags', sentAs: 'tag_ids' },
  features: { kind: 'list', label: 'Features', sentAs: 'feature_ids' },
  year: { kind: 'year', label: 'Year', typed: true },
  firstRegistered: { kind: 'month', label: 'First registered', typed: true },
  mileage: { kind: 'number', label: 'Mileage', min: 0, max: MILEAGE_MAX, unit: 'miles', typed: true },
  /** 0 means none. */
  engineSizeCc: {
    kind: 'number',
    label: 'Engine size (cc)',
    min: 0,
    max: ENGINE_CC_MAX,
    whole: true,
    unit: 'cc',
    typed: true,
    audited: 'Engine size (cc)',
  },
  seats: { kind: 'number', label: 'Seats', min: 1, max: SEATS_MAX, whole: true, typed: true },
  doors: { kind: 'number', label: 'Doors', min: 1, max: DOORS_MAX, whole: true, typed: true },
  markup: {
    kind: 'number',
    label: 'Markup',
    min: MARKUP_MIN,
    max: MARKUP_MAX,
    rangeMessage: MARKUP_RANGE,
    unit: '%',
    typed: true,
    costs: true,
  },
  length: { kind: 'number', label: 'Length', min: 0, max: DIMENSION_CM_MAX, unit: 'cm', typed: true },
  width: { kind: 'number', label: 'Width', min: 0, max: DIMENSION_CM_MAX, unit: 'cm', typed: true },
  height: { kind: 'number', label: 'Height', min: 0, max: DIMENSION_CM_MAX, unit: 'cm', typed: true },
  m3Cbm: {
    kind: 'number',
    label: 'Volume',
    min: 0,
    max: VOLUME_M3_MAX,
    unit: 'm³',
    follows: true,
    audited: 'Volume',
  },
  carryingCapKg: { ...WEIGHT, label: 'Carrying capacity', audited: 'Carrying capacity' },
  weightKg: { ...WEIGHT, label: 'Weight', audited: 'Weight' },
  grossWeightKg: { ...WEIGHT, label: 'Gross weight', audited: 'Gross weight' },
  price: { kind: 'number', label: 'Price', min: 0, max: AMOUNT_MAX, unit: 'money' },
  costValue: {
    kind: 'number',
    label: 'Cost value',
    min: 0,
    max: AMOUNT_MAX,
    unit: 'money',
    typed: true,
    costs: true,
  },
  oldPrice: { kind: 'number', label: 'Old price', min: 0, max: AMOUNT_MAX, unit: 'money', typed: true },
  status: { kind: 'choice', label: 'Status', values: VEHICLE_STATUSES },
  priceType: { kind: 'choice', label: 'Price type', values: PRICE_TYPES },
  currency: { kind: 'word', label: 'Currency' },
  offer: { kind: 'word', label: 'Offer' },
  showPrice: { kind: 'flag', label: 'Show price' },
  featured: { kind: 'flag', label: 'Featured' },
  postFacebook: { kind: 'flag', label: 'Post on Facebook' },
  postTwitter: { kind: 'flag', label: 'Post on Twitter' },
  postInstagram: { kind: 'flag', label: 'Post on Instagram' },
  // Set by the server; accepted because forms send them back, and never stored.
  sku: { kind: 'word', label: 'Stock number', follows: true, audited: 'Stock number' },
  engineSize: { kind: 'word', label: 'Engine size', follows: true },
} as const satisfies Record<string, VehicleFieldSpec>

type Fields = typeof VEHICLE_FIELDS
export type VehicleField = keyof Fields
export type VehicleKind = VehicleFieldSpec['kind']

/** The fields whose spec has all of these properties. */
export type FieldsWith<S> = { [F in VehicleField]: Fields[F] extends S ? F : never }[VehicleField]
export type FieldsOfKind<K extends VehicleKind> = FieldsWith<{ kind: K }>

export const VEHICLE_FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as VehicleField[]

/** The spec of a field, including properties that not every field has. */
export const vehicleField = (field: VehicleField): VehicleFieldSpec => VEHICLE_FIELDS[field]

/** The fields of these kinds, in their order. */
export const fieldsOfKind = <K extends VehicleKind>(...kinds: K[]): FieldsOfKind<K>[] =>
  VEHICLE_FIELD_NAMES.filter((field): field is FieldsOfKind<K> =>
    kinds.some((kind) => kind === VEHICLE_FIELDS[field].kind),
  )

/** The specs of the fields of one kind. */
export type SpecsOfKind<K extends VehicleKind> = Pick<Fields, FieldsOfKind<K>>
export const specsOfKind = <K extends VehicleKind>(kind: K): SpecsOfKind<K> =>
  Object.fromEntries(fieldsOfKind(kind).map((field) => [field, VEHICLE_FIELDS[field]])) as SpecsOfKind<K>
