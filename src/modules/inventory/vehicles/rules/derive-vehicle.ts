import { DEFAULT_CURRENCY } from '@/kernel/money'
import {
  add,
  finiteOrNull,
  multiply,
  roundDecimal,
  roundHalfUp,
  shiftPoint,
  toDecimal,
} from '@/kernel/numbers'
import { trimText } from '@/kernel/text/text'
import { DEFAULT_PRICE_TYPE } from './price-type'
import { readMonth } from './read-month'
import type {
  DerivedFields,
  ModelCodeFacts,
  ShowroomPlace,
  VehicleDraft,
  VehicleRefs,
} from './vehicle-draft-type'
import { DEFAULT_COLOR_NAME, DEFAULT_DOORS } from './vehicle-limits'
import { DEFAULT_VEHICLE_STATUS } from './vehicle-status'

export type {
  DerivedFields,
  ModelCodeFacts,
  ShowroomPlace,
  VehicleDraft,
  VehicleRefs,
  VehicleValues,
} from './vehicle-draft-type'

type MaybeNumber = number | null | undefined

const isPositive = (value: MaybeNumber): value is number => (finiteOrNull(value) ?? 0) > 0

/** Litres as written on papers: cc / 1000 to one decimal, half up, and ' L'. '' without a displacement. */
export function litresText(cc: MaybeNumber): string {
  if (!isPositive(cc)) return ''
  const tenths = String(roundDecimal(shiftPoint(toDecimal(cc)!, 3), 1)).padStart(2, '0')
  return `${tenths.slice(0, -1)}.${tenths.slice(-1)} L`
}

/**
 * Shipping volume in cubic metres: length × width × height in centimetres over a million, to four
 * decimals, when all three are above 0; else the model code's own volume; else null.
 */
export function volumeM3(
  length: MaybeNumber,
  width: MaybeNumber,
  height: MaybeNumber,
  modelCodeVolume?: MaybeNumber,
): number | null {
  const sides = [length, width, height]
  if (!sides.every(isPositive)) return isPositive(modelCodeVolume) ? modelCodeVolume : null
  const product = multiply(...sides.map((side) => toDecimal(side)!))
  return Number(`${roundDecimal(shiftPoint(product, 6), 4)}e-4`)
}

/**
 * The selling price in whole units: cost × (1 + markup / 100), rounded half up, if both are known; else the
 * given price; else 0. A cost of 0 means "not entered", so it never overwrites a price.
 */
export function sellingPrice(from: {
  costValue?: MaybeNumber
  markup?: MaybeNumber
  price?: MaybeNumber
}): number {
  const markup = finiteOrNull(from.markup)
  if (!isPositive(from.costValue) || markup === null) return roundHalfUp(finiteOrNull(from.price) ?? 0)
  const percent = add({ units: 100n, scale: 0 }, toDecimal(markup)!)
  return Number(roundDecimal(shiftPoint(multiply(toDecimal(from.costValue)!, percent), 2)))
}

/**
 * The fields of a save with the price that they mean. A cost that is changed to 0, or is 0 for a new vehicle without a
 * price of its own, makes the price 0 if there is a markup. One that was 0 before was never entered, so a record sent
 * as it was keeps its price.
 *
 * @param stored the cost and markup so far; null for a new vehicle
 */
export function pricesEntered<T extends { costValue?: unknown; markup?: unknown; price?: unknown }>(
  sent: T,
  stored: { costValue: MaybeNumber; markup: MaybeNumber } | null,
): T {
  const { costValue, markup = stored?.markup, price } = sent
  const isEntered = costValue === 0 && (stored ? isPositive(stored.costValue) : price == null)
  return isEntered && markup != null ? { ...sent, price: 0 } : sent
}

/** The built title: make, model, model code and year; '' if neither make nor model has a name. */
export function builtTitle(refs: VehicleRefs, year: number | null): string {
  const [make, model] = [trimText(refs.manufacturerName), trimText(refs.modelName)]
  if (!make && !model) return ''
  return [make, model, trimText(refs.modelCode?.modelCode), String(year ?? '')].filter(Boolean).join(' ')
}

/** The given name, else the built title, else 'Vehicle {milliseconds}' if nothing has a name. */
export const vehicleName = (
  given: string | null | undefined,
  refs: VehicleRefs,
  year: number,
  now: Date,
): string => trimText(given) || builtTitle(refs, year) || `Vehicle ${now.getTime()}`

/** A stored title, and whether a person typed it; null if unknown. */
export type StoredTitle = { name?: string | null; nameTyped?: boolean | null }

/**
 * A vehicle's title and whether a person typed it. A built title is rebuilt with every change, unless another
 * is given; giving the built one, or none, means that it is rebuilt from then on. A title sent back unchanged
 * was not typed.
 *
 * @param stored the vehicle's previous title; null for a new one
 */
export function titleOf(
  given: string | null | undefined,
  refs: VehicleRefs,
  year: number,
  now: Date,
  stored: StoredTitle | null,
): { name: string; nameTyped: boolean } {
  const name = trimText(given)
  const built = builtTitle(refs, year)
  const isUnchanged = stored !== null && name === trimText(stored.name)
  const isBuilt = !name || name === built || (isUnchanged && stored.nameTyped === false)
  return isBuilt
    ? { name: built || vehicleName(name, refs, year, now), nameTyped: false }
    : { name, nameTyped: true }
}

/** The stock number of a vehicle id: 'KD-000123'. It never changes. */
export const stockNumber = (id: number): string => `KD-${String(id).padStart(6, '0')}`

/** The fixed prefix of the chassis field: 'E12-', or 'CODE-' without a model code. */
export const chassisPrefix = (modelCode?: string | null): string => `${trimText(modelCode) || 'CODE'}-`

/**
 * What picking a model code fills in and locks: only what the code has. Keys are the vehicle's field names,
 * so the keys of the result are the locked fields.
 */
export function modelCodeAutofill(code: ModelCodeFacts | null | undefined): Partial<VehicleDraft> {
  if (!code) return {}
  const filled: Partial<VehicleDraft> = {}
  if (isPositive(code.drivetrain)) filled.drivetrain = code.drivetrain
  if (isPositive(code.fuelType)) filled.fuelType = code.fuelType
  if (isPositive(code.engineSizeCc)) filled.engineSizeCc = code.engineSizeCc
  if (isPositive(code.lengthCm)) filled.length = code.lengthCm
  if (isPositive(code.widthCm)) filled.width = code.widthCm
  if (isPositive(code.heightCm)) filled.height = code.heightCm
  if (isPositive(code.m3Cbm)) filled.m3Cbm = code.m3Cbm
  return filled
}

/** A month as it is stored; what is no month stays as given, for the checks to name it. */
function storedMonth(given: string | null | undefined): string | null {
  const text = trimText(given)
  return text === '' ? null : (readMonth(text) ?? text)
}

/** A vehicle's place: 'showroom name, city, country', leaving out missing parts. */
export const locationText = (showroom: ShowroomPlace | null | undefined): string =>
  [showroom?.showroomName, showroom?.city, showroom?.country].map(trimText).filter(Boolean).join(', ')

/**
 * Everything derived from a draft. It fills gaps and never validates: see validate-vehicle for
 * that.
 *
 * @param stored the vehicle's previous title; null for a new one
 */
export function deriveVehicle(
  draft: VehicleDraft,
  refs: VehicleRefs,
  now: Date,
  stored: StoredTitle | null = null,
): DerivedFields {
  const year = finiteOrNull(draft.year) ?? now.getUTCFullYear()
  return {
    ...titleOf(draft.name, refs, year, now, stored),
    chassis: trimText(draft.chassis) || null,
    officeFileNo: trimText(draft.officeFileNo) || null,
    licensePlate: trimText(draft.licensePlate) || null,
    year,
    firstRegistered: storedMonth(draft.firstRegistered),
    status: draft.status ?? DEFAULT_VEHICLE_STATUS,
    colorName: trimText(refs.colorName) || DEFAULT_COLOR_NAME,
    mileage: roundHalfUp(finiteOrNull(draft.mileage) ?? 0),
    doors: finiteOrNull(draft.doors) ?? DEFAULT_DOORS,
    engineSize: litresText(draft.engineSizeCc),
    m3Cbm: volumeM3(draft.length, draft.width, draft.height, refs.modelCode?.m3Cbm),
    price: sellingPrice(draft),
    costValue: finiteOrNull(draft.costValue) ?? 0,
    currency: trimText(draft.currency) || DEFAULT_CURRENCY,
    showPrice: draft.showPrice ?? true,
    featured: draft.featured ?? false,
    priceType: draft.priceType ?? DEFAULT_PRICE_TYPE,
    postFacebook: draft.postFacebook ?? false,
    postTwitter: draft.postTwitter ?? false,
    postInstagram: draft.postInstagram ?? false,
    location: locationText(refs.showroom),
  }
}
