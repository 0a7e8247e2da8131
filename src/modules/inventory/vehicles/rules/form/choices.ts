import { chassisPrefix, modelCodeAutofill } from '../derive-vehicle'
import type { ModelCodeFacts } from '../vehicle-draft'
import { splitChassis, withoutPrefix } from './chassis'
import type { VehicleFormValues } from './values'

/** What a model code fills in, as the form holds it; the volume is never typed and follows by itself. */
export const filledIn = (filled: [string, unknown][]): Partial<VehicleFormValues> =>
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
 * locked keep their figures and open again. A chassis number that stands whole is never put behind a code
 * that it does not begin with: that would make another number of it.
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
    ...(values.chassisPrefix === '' ? splitChassis(values.chassis, code) : behindPrefix(values, code)),
  }
}

function behindPrefix({ chassis }: VehicleFormValues, code: ModelCodeFacts | null) {
  const prefix = chassisPrefix(code?.modelCode)
  return { chassisPrefix: prefix, chassis: withoutPrefix(chassis, prefix) }
}
