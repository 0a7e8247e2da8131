import { vehicleName } from '../derived/vehicle-name'
import type { VehicleDraft } from '../vehicle-draft-type'
import { DEFAULT_COLOR_NAME } from '../vehicle-limits'
import { wholeChassis } from './chassis-prefix'
import {
  FORM_AMOUNTS,
  FORM_CHOICES,
  FORM_NUMBERS,
  FORM_TEXTS,
  type FormNumber,
  type VehicleFormValues,
} from './form-values'
import {
  shownLitres,
  shownPrice,
  shownVolume,
  typedAmount,
  typedNumber,
  typedYear,
} from './read-typed-figures'

const idOrNull = (text: string): number | null => (text === '' ? null : Number(text))

/** A figure of the form as a number; null for none, NaN if it is none. */
function figureOf(field: FormNumber, values: VehicleFormValues): number | null {
  if (field === 'year') return typedYear(values.year)
  const isAmount = FORM_AMOUNTS.some((one) => one === field)
  return isAmount ? typedAmount(values[field], values.currency) : typedNumber(values[field])
}

/** The form as a draft, for the validation of vehicles. Tags are left out: they only have names. */
export function draftOfForm(values: VehicleFormValues): VehicleDraft {
  const entries = [
    ...FORM_TEXTS.map((field) => [field, values[field]] as const),
    ...FORM_CHOICES.map((field) => [field, idOrNull(values[field])] as const),
    ...FORM_NUMBERS.map((field) => [field, figureOf(field, values)] as const),
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

/** Names behind the form's ids, as sent by a save. */
export type FormNames = { manufacturer: string; model: string; color: string; location: string }

/**
 * The contents of a save, in internal names: colour, tags and place by name, the name built if there is none,
 * mileage, price and cost at least 0, and the current year by default. Nothing is null.
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

/** The fields of a new vehicle: empty ones are not sent. */
export const createdFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The fields of a change: those that differ from what was loaded; null clears one. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  )
