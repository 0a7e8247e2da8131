import { chassisPrefix } from '../derived/chassis-prefix'
import { modelCodeAutofill } from '../derived/model-code-autofill'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import { splitChassis, withoutPrefix } from './chassis-prefix'
import type { VehicleFormValues } from './form-values'

/** What a model code fills in, in the form's format; the volume is never typed but computed. */
export const filledIn = (filled: [string, unknown][]): Partial<VehicleFormValues> =>
  Object.fromEntries(
    filled.filter(([field]) => field !== 'm3Cbm').map(([field, value]) => [field, String(value)]),
  )

/** What else changes with the manufacturer: model, model code and locks are cleared. */
export const manufacturerChosen = (values: VehicleFormValues): Partial<VehicleFormValues> => ({
  model: '',
  ...modelChosen(values),
})

/** What else changes with the model: the model code and its locks are cleared. */
export const modelChosen = (values: VehicleFormValues): Partial<VehicleFormValues> => ({
  modelCode: '',
  ...codeChosen(values, null),
})

/**
 * What else changes with the model code: it fills in and locks what it knows. Fields locked by a previous
 * code keep their values and are unlocked. A chassis number shown whole never gets a code's prefix that it
 * does not begin with: that would make it a different number.
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
