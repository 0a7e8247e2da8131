import { DEFAULT_CURRENCY } from '@/kernel/money'
import { modelCodeAutofill } from '../derived/model-code-autofill'
import { DEFAULT_PRICE_TYPE } from '../price-type'
import type { ModelCodeFacts, VehicleDraft } from '../vehicle-draft-type'
import { DEFAULT_VEHICLE_STATUS } from '../vehicle-status'
import { splitChassis } from './chassis-prefix'
import { filledIn } from './dependent-choices'
import {
  emptyVehicleForm,
  FORM_CHOICES,
  FORM_NUMBERS,
  FORM_TEXTS,
  type FormNumber,
  type VehicleFormValues,
} from './form-values'

const inForm = (value: number | string | null | undefined): string => (value == null ? '' : String(value))

/** Whether the price is nothing but cost and markup. */
const followsCost = ({ costValue, markup }: VehicleDraft): boolean => (costValue ?? 0) > 0 && markup != null

/** A stored vehicle in the form, with its model code's locks. */
export function storedVehicleForm(
  vehicle: VehicleDraft,
  code: ModelCodeFacts | null,
  tags: string[],
): VehicleFormValues {
  const fields = [...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS].map((field) => [
    field,
    inForm(vehicle[field]),
  ])
  const values: VehicleFormValues = {
    ...emptyVehicleForm(),
    ...Object.fromEntries(fields),
    // A built title is not an entry: it follows the other fields.
    name: vehicle.nameTyped === false ? '' : inForm(vehicle.name),
    ...splitChassis(vehicle.chassis, code),
    code,
    storedPrice: followsCost(vehicle) ? 0 : (vehicle.price ?? 0),
    storedCost: vehicle.costValue ?? 0,
    currency: vehicle.currency || DEFAULT_CURRENCY,
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
 * Locks of a vehicle that already has a model code: fields where the code has a value and the vehicle has the
 * same or none. A different value is the vehicle's own and stays unlocked.
 */
export function lockedByStoredCode(values: VehicleFormValues): Partial<VehicleFormValues> {
  const filled = Object.entries(modelCodeAutofill(values.code)).filter(([field, value]) => {
    const own = field === 'm3Cbm' ? '' : values[field as FormNumber]
    return own === '' || own === String(value)
  })
  return { ...filledIn(filled), locks: filled.map(([field]) => field) }
}
