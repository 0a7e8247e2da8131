import { trimText } from '@/kernel/text'
import {
  chassisPrefix,
  litresText,
  modelCodeAutofill,
  sellingPrice,
  vehicleName,
  volumeM3,
} from './derive-vehicle'
import { DEFAULT_COLOR_NAME, DEFAULT_DOORS, yearPickerYears } from './limits'
import { DEFAULT_PRICE_TYPE, type PriceType } from './price-type'
import type { ModelCodeFacts, VehicleDraft } from './vehicle-draft'
import { DEFAULT_VEHICLE_STATUS, type VehicleStatus } from './vehicle-status'

/** Texts of the form that are kept as they are typed. */
export const FORM_TEXTS = [
  'name',
  'description',
  'officeFileNo',
  'engineNumber',
  'licensePlate',
  'others',
] as const
/** Choices out of lists; the form holds an id as text, '' for none. */
export const FORM_CHOICES = [
  'manufacturer',
  'model',
  'modelCode',
  'vehicleType',
  'subBodyType',
  'fuelType',
  'grade',
  'conditionGrade',
  'drivetrain',
  'transmission',
  'steeringType',
  'steeringAssistType',
  'steeringControlType',
  'steeringPosition',
  'color',
  'showroom',
] as const
/** Numbers as they are typed, '' for none. */
export const FORM_NUMBERS = [
  'year',
  'mileage',
  'seats',
  'doors',
  'engineSizeCc',
  'length',
  'width',
  'height',
  'carryingCapKg',
  'weightKg',
  'grossWeightKg',
  'costValue',
  'markup',
  'oldPrice',
] as const

export type FormText = (typeof FORM_TEXTS)[number]
export type FormChoice = (typeof FORM_CHOICES)[number]
export type FormNumber = (typeof FORM_NUMBERS)[number]

/** What the vehicle form holds besides pictures and papers. */
export type VehicleFormValues = Record<FormText | FormChoice | FormNumber, string> & {
  /** The fixed part in front of the chassis field; '' when the stored number begins otherwise. */
  chassisPrefix: string
  /** The user's part of the chassis number. */
  chassis: string
  /** What the chosen model code knows; null without one. */
  code: ModelCodeFacts | null
  /** Fields that the model code filled in, which are closed. */
  locks: string[]
  /** The stored price, which stands while nothing to compute one from is known. */
  storedPrice: number
  status: VehicleStatus
  priceType: PriceType
  offer: string
  showPrice: boolean
  featured: boolean
  /** Names. */
  tags: string[]
  /** Ids. */
  features: string[]
}

const none = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']))

/** A new vehicle's form: draft, this year, four doors, no mileage, CIF, price shown. */
export function emptyVehicleForm(now: Date): VehicleFormValues {
  return {
    ...(none([...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS]) as Record<
      FormText | FormChoice | FormNumber,
      string
    >),
    year: String(now.getUTCFullYear()),
    mileage: '0',
    doors: String(DEFAULT_DOORS),
    chassisPrefix: chassisPrefix(),
    chassis: '',
    code: null,
    locks: [],
    storedPrice: 0,
    status: DEFAULT_VEHICLE_STATUS,
    priceType: DEFAULT_PRICE_TYPE,
    offer: '',
    showPrice: true,
    featured: false,
    tags: [],
    features: [],
  }
}

const inForm = (value: number | string | null | undefined): string => (value == null ? '' : String(value))

/** A stored vehicle in the form, with the settings of its model code. */
export function storedVehicleForm(
  vehicle: VehicleDraft,
  code: ModelCodeFacts | null,
  tags: string[],
  now: Date,
): VehicleFormValues {
  const fields = [...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS].map((field) => [
    field,
    inForm(vehicle[field]),
  ])
  const values: VehicleFormValues = {
    ...emptyVehicleForm(now),
    ...Object.fromEntries(fields),
    ...splitChassis(vehicle.chassis, code),
    code,
    storedPrice: vehicle.price ?? 0,
    status: vehicle.status ?? DEFAULT_VEHICLE_STATUS,
    priceType: vehicle.priceType ?? DEFAULT_PRICE_TYPE,
    offer: vehicle.offer ?? '',
    showPrice: vehicle.showPrice ?? true,
    featured: vehicle.featured ?? false,
    tags,
    features: (vehicle.features ?? []).map(String),
  }
  return { ...values, ...lockedByStoredCode(values) }
}

/**
 * Locks of a vehicle that already has a model code: what the code knows and the vehicle has the same or
 * not at all. A figure that was entered otherwise is the vehicle's own and stays open.
 */
function lockedByStoredCode(values: VehicleFormValues): Partial<VehicleFormValues> {
  const filled = Object.entries(modelCodeAutofill(values.code)).filter(([field, value]) => {
    const own = field === 'm3Cbm' ? '' : values[field as FormNumber]
    return own === '' || own === String(value)
  })
  return { ...filledIn(filled), locks: filled.map(([field]) => field) }
}

const filledIn = (filled: [string, unknown][]): Partial<VehicleFormValues> =>
  Object.fromEntries(
    filled.filter(([field]) => field !== 'm3Cbm').map(([field, value]) => [field, String(value)]),
  )

/** What else changes with the manufacturer: model, model code and the locks are cleared. */
export const manufacturerChosen = (values: VehicleFormValues): Partial<VehicleFormValues> => ({
  model: '',
  ...modelChosen(values),
})

/** What else changes with the model: the model code is cleared, and with it the locks that it put. */
export const modelChosen = (values: VehicleFormValues): Partial<VehicleFormValues> => ({
  modelCode: '',
  ...codeChosen(values, null),
})

/**
 * What else changes with the model code: it fills in and locks what it knows. Fields that a former code
 * locked keep their figures and open again.
 */
export function codeChosen(
  values: VehicleFormValues,
  code: ModelCodeFacts | null,
): Partial<VehicleFormValues> {
  const filled = Object.entries(modelCodeAutofill(code))
  return {
    ...filledIn(filled),
    code,
    locks: filled.map(([field]) => field),
    chassisPrefix: chassisPrefix(code?.modelCode),
    chassis: withoutPrefix(values.chassis, chassisPrefix(code?.modelCode)),
  }
}

/** The number without the prefix, should it have been typed or pasted whole. */
function withoutPrefix(part: string, prefix: string): string {
  const text = trimText(part)
  return prefix !== '' && text.toLowerCase().startsWith(prefix.toLowerCase())
    ? text.slice(prefix.length)
    : part
}

/** A stored chassis number as prefix and part; one that begins otherwise than its model code stays whole. */
export function splitChassis(
  stored: string | null | undefined,
  code: ModelCodeFacts | null,
): Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'> {
  const prefix = chassisPrefix(code?.modelCode)
  const part = withoutPrefix(stored ?? '', prefix)
  return { chassisPrefix: part === (stored ?? '') && part !== '' ? '' : prefix, chassis: part }
}

/** The chassis number as it is stored: prefix and part; '' without a part. */
export function wholeChassis({
  chassis,
  chassisPrefix: prefix,
}: Pick<VehicleFormValues, 'chassisPrefix' | 'chassis'>) {
  const part = trimText(withoutPrefix(chassis, prefix))
  return part === '' ? '' : `${prefix}${part}`
}

const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A number as typed: null for none, NaN for what is no number; '12,500' is twelve thousand five hundred. */
export function typedNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return Number(THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed)
}

/** Litres beside the displacement that is typed. */
export const shownLitres = (engineSizeCc: string): string => litresText(typedNumber(engineSizeCc))

/** Volume in m³ beside the dimensions that are typed: theirs, else the model code's. */
export const shownVolume = (
  values: Pick<VehicleFormValues, 'length' | 'width' | 'height' | 'code'>,
): number | null =>
  volumeM3(
    typedNumber(values.length),
    typedNumber(values.width),
    typedNumber(values.height),
    values.code?.m3Cbm,
  )

/**
 * The price beside cost and markup as they are typed. No markup counts as none on top, unless the vehicle
 * came with a price of its own: that one stands until a markup is entered.
 */
export function shownPrice(values: Pick<VehicleFormValues, 'costValue' | 'markup' | 'storedPrice'>): number {
  const [costValue, markup] = [typedNumber(values.costValue), typedNumber(values.markup)]
  if (markup === null && values.storedPrice > 0) return values.storedPrice
  return sellingPrice({ costValue, markup: markup ?? 0, price: values.storedPrice })
}

/** The years offered: the ten of the picker, and a stored one besides. */
export function yearChoices(now: Date, stored: string): number[] {
  const years = yearPickerYears(now)
  const own = typedNumber(stored)
  return own === null || years.includes(own) ? years : [...years, own].sort((a, b) => b - a)
}

const idOrNull = (text: string): number | null => (text === '' ? null : Number(text))

/** The form as a draft, for the checks of vehicles. Tags are left out: they have names only. */
export function draftOfForm(values: VehicleFormValues): VehicleDraft {
  const entries = [
    ...FORM_TEXTS.map((field) => [field, values[field]] as const),
    ...FORM_CHOICES.map((field) => [field, idOrNull(values[field])] as const),
    ...FORM_NUMBERS.map((field) => [field, typedNumber(values[field])] as const),
  ]
  return {
    ...(Object.fromEntries(entries) as VehicleDraft),
    chassis: wholeChassis(values),
    engineSize: shownLitres(values.engineSizeCc),
    m3Cbm: shownVolume(values),
    price: shownPrice(values),
    status: values.status,
    priceType: values.priceType,
    offer: values.offer,
    showPrice: values.showPrice,
    featured: values.featured,
    features: values.features.map(Number),
  }
}

/** Names behind the form's ids, as a save sends them. */
export type FormNames = { manufacturer: string; model: string; color: string; location: string }

/**
 * What a save sends, in internal names: colour, tags and place by their names, the name built when there is
 * none, mileage, price and cost at least 0, and this year without one. Nothing is null.
 */
export function savedFields(values: VehicleFormValues, names: FormNames, now: Date): Record<string, unknown> {
  const { color: _color, ...draft } = draftOfForm(values)
  const year = draft.year ?? now.getUTCFullYear()
  const refs = { manufacturerName: names.manufacturer, modelName: names.model, modelCode: values.code }
  return Object.fromEntries(
    Object.entries({
      ...draft,
      name: vehicleName(draft.name, refs, year, now),
      year,
      mileage: draft.mileage ?? 0,
      price: draft.price ?? 0,
      costValue: draft.costValue ?? 0,
      colorName: names.color || DEFAULT_COLOR_NAME,
      location: names.location,
      tagNames: values.tags,
    }).map(([field, value]) => [field, value === '' ? null : value]),
  )
}

/** The fields of a new vehicle: what is empty is not sent. */
export const createdFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The fields of a change: those that differ from what was loaded; null empties one. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  )
