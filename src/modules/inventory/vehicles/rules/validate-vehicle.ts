import { ISO_CURRENCIES } from '@/kernel/currencies'
import { checkNumber } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { AMOUNT_MAX } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { monthAt } from './calendar-month'
import { checkNumbers, checkTexts } from './check-texts-and-numbers'
import { sellingPrice } from './derived/selling-price'
import { hasNoDisplacement } from './fuel-displacement'
import { isPriceType, PRICE_TYPES } from './price-type'
import { readMonth } from './read-month'
import type { VehicleDraft } from './vehicle-draft-type'
import { MAX_VEHICLE_FEATURES, MAX_VEHICLE_TAGS, OFFER_OPTIONS, TAGS_FULL, YEAR_MIN } from './vehicle-limits'
import { isVehicleStatus, VEHICLE_STATUSES } from './vehicle-status'

/** Always required, in the order of the form. */
const REQUIRED = [
  ['manufacturer', 'Manufacturer is required'],
  ['model', 'Model is required'],
  ['officeFileNo', 'Office file number is required'],
  ['chassis', 'Chassis number is required'],
  ['vehicleType', 'Vehicle type is required'],
  ['showroom', 'Location is required'],
] as const satisfies [keyof VehicleDraft, string][]

/** Required before the public sees the vehicle. */
const REQUIRED_TO_PUBLISH = [
  ['fuelType', 'Fuel type is required'],
  ['drivetrain', 'Drivetrain is required'],
  ['conditionGrade', 'Condition grade is required'],
  ['transmission', 'Transmission is required'],
  ['seats', 'Seats are required'],
] as const satisfies [keyof VehicleDraft, string][]

/** The required fields of every vehicle. */
export const ALWAYS_NEEDED: readonly string[] = REQUIRED.map(([field]) => field)

/** The additional required fields of a published vehicle. */
export const NEEDED_TO_PUBLISH: readonly string[] = REQUIRED_TO_PUBLISH.map(([field]) => field)

/** Also required by the form, although the server has a fallback. */
const REQUIRED_IN_FORM = [
  ['modelCode', 'Model code is required'],
  ['year', 'Year is required'],
  ['color', 'Color is required'],
  ['mileage', 'Mileage is required'],
  ['price', 'Price is required'],
  ['costValue', 'Cost value is required'],
] as const satisfies [keyof VehicleDraft, string][]

/** The message if the form is saved without a picture. */
export const IMAGE_REQUIRED_MESSAGE = 'At least one image is required for the vehicle'

const FIRST_REGISTERED_FORM = 'First registered must be a month such as 2017-05'

/** What a check knows in addition to the values. */
export type ValidationContext = {
  /** The vehicle is published by this change, or already was and remains so. */
  becomesPublished?: boolean
  /** The name behind `fuelType`; an electric vehicle needs no engine size. */
  fuelTypeName?: string | null
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

const missing = (values: VehicleDraft, fields: readonly (readonly [keyof VehicleDraft, string])[]): Issue[] =>
  fields.filter(([path]) => isMissing(values[path])).map(([path, message]) => issue(path, message))

const isUnset = (cc: number | null | undefined): boolean => cc == null || cc === 0 || Number.isNaN(cc)

/** Displacement is required unless there is no combustion engine; 0 means none. */
function requireEngine(values: VehicleDraft, fuelTypeName: string | null | undefined): Issue[] {
  if (!isUnset(values.engineSizeCc) || hasNoDisplacement(fuelTypeName)) return []
  return [
    issue('engineSize', 'Engine size is required'),
    issue('engineSizeCc', 'Engine size (cc) is required'),
  ]
}

/** What is wrong with a year that was given. */
export function checkYear(year: number | null | undefined, now: Date): Issue[] {
  if (year === null || year === undefined) return []
  const inRange = Number.isInteger(year) && year >= YEAR_MIN && year <= now.getUTCFullYear() + 1
  return inRange ? [] : [issue('year', `Year must be between ${YEAR_MIN} and next year`)]
}

/** What is wrong with a month of registration that was given, in any writing. */
function checkFirstRegistered(text: string | null | undefined, now: Date): Issue[] {
  if (isBlank(text)) return []
  const month = readMonth(text ?? '')
  if (month === null) return [issue('firstRegistered', FIRST_REGISTERED_FORM)]
  const inRange = month >= `${YEAR_MIN}-01` && month <= monthAt(now)
  return inRange
    ? []
    : [issue('firstRegistered', `First registered must be between ${YEAR_MIN} and this month`)]
}

const checkCalendar = ({ firstRegistered, year }: VehicleDraft, now: Date): Issue[] => [
  ...checkYear(year, now),
  ...checkFirstRegistered(firstRegistered, now),
]

function checkChoices(values: VehicleDraft): Issue[] {
  const issues: Issue[] = []
  if (values.status != null && !isVehicleStatus(values.status)) {
    issues.push(issue('status', `Status must be one of ${VEHICLE_STATUSES.join(', ')}`))
  }
  if (values.priceType != null && !isPriceType(values.priceType)) {
    issues.push(issue('priceType', `Price type must be one of ${PRICE_TYPES.join(', ')}`))
  }
  if (values.currency && !ISO_CURRENCIES.includes(values.currency)) {
    issues.push(issue('currency', 'Currency must be a three-letter code such as USD'))
  }
  if (values.offer && !OFFER_OPTIONS.some((option) => option === values.offer)) {
    issues.push(issue('offer', `Offer must be one of ${OFFER_OPTIONS.join(', ')}`))
  }
  if ((values.tags?.length ?? 0) > MAX_VEHICLE_TAGS) {
    issues.push(issue('tags', TAGS_FULL))
  }
  if ((values.features?.length ?? 0) > MAX_VEHICLE_FEATURES) {
    issues.push(issue('features', `A vehicle can carry up to ${MAX_VEHICLE_FEATURES} features`))
  }
  return issues
}

/** Cost and markup can each be valid and still give a price too large for its column. */
function checkPriceFits(values: VehicleDraft, issues: Issue[]): Issue[] {
  if (issues.some(({ path }) => path === 'price' || path === 'costValue' || path === 'markup')) return []
  return checkNumber('price', 'Price', sellingPrice(values), { max: AMOUNT_MAX })
}

/** What is wrong with the values present, whatever else is missing: kind, length and range of each. */
export const checkGivenValues = (values: VehicleDraft): Issue[] => [
  ...checkChoices(values),
  ...checkTexts(values),
  ...checkNumbers({ ...values, engineSizeCc: isUnset(values.engineSizeCc) ? null : values.engineSizeCc }),
]

/**
 * What is wrong with a new vehicle as it was sent, before anything is looked up: all faults are named together. Whether
 * it needs an engine depends on its fuel, which is only known later.
 */
export function checkNewVehicle(values: VehicleDraft, now: Date): Issue[] {
  const isPublished = values.status === 'PUBLISHED'
  return [
    ...missing(values, REQUIRED),
    ...(values.fuelType == null ? requireEngine(values, null) : []),
    ...(isPublished ? missing(values, REQUIRED_TO_PUBLISH) : []),
    ...checkCalendar(values, now),
    ...checkGivenValues(values),
  ]
}

/** What is wrong with a change as it was sent: what is always required cannot be emptied. */
export function checkChangedVehicle(values: VehicleDraft, now: Date): Issue[] {
  const emptied = REQUIRED.filter(([field]) => values[field] !== undefined)
  return [...missing(values, emptied), ...checkCalendar(values, now), ...checkGivenValues(values)]
}

/**
 * Everything wrong with a vehicle as the server sees it: the whole record after the change, not only the
 * changed fields. Model code, colour, price, cost, year and doors may be missing, because deriveVehicle has a
 * fallback for each. Uniqueness and the existence of references are checked by the database.
 */
export function validateVehicle(values: VehicleDraft, now: Date, context: ValidationContext = {}): Issue[] {
  const published = context.becomesPublished || values.status === 'PUBLISHED'
  const issues = [
    ...missing(values, REQUIRED),
    ...checkCalendar(values, now),
    ...requireEngine(values, context.fuelTypeName),
    ...(published ? missing(values, REQUIRED_TO_PUBLISH) : []),
    ...checkGivenValues(values),
  ]
  return [...issues, ...checkPriceFits(values, issues)]
}

/** The same for the vehicle form, which also requires what the server could fill in, and an image unless a draft is meant. */
export function validateVehicleForm(
  values: VehicleDraft,
  now: Date,
  context: ValidationContext & { imageCount: number; isDraftWithoutImages?: boolean },
): Issue[] {
  const lacksImage = context.imageCount === 0 && !(context.isDraftWithoutImages && values.status === 'DRAFT')
  return [
    ...missing(values, REQUIRED_IN_FORM),
    ...validateVehicle(values, now, context),
    ...(lacksImage ? [issue('images', IMAGE_REQUIRED_MESSAGE)] : []),
  ]
}
