import { readCarCode, sameCarCode } from '@/modules/inventory/lists/rules/car-code'
import { modelCodeAutofill } from '../derived/model-code-autofill'
import {
  contradicts,
  SUGGESTED_FIELDS,
  type SuggestedField,
  type Suggestions,
  suggestedYear,
} from '../suggestions/suggestions'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import { codeChosen } from './dependent-choices'
import { emptyVehicleForm, type VehicleFormValues } from './form-values'
import { typedNumber } from './read-typed-figures'

/** What the form knows about a car: suggestions, and the data of the model code among them. */
export type SuggestedCar = Pick<Suggestions, 'values' | 'years'> & { facts: ModelCodeFacts | null }

/** What was filled in by suggestions, by field, in the form's format. */
export type Filled = ReadonlyMap<string, string>

type Form = {
  values: VehicleFormValues
  /** Fields that somebody entered. */
  typed: ReadonlySet<string>
  filled: Filled
}

type Fields = Partial<VehicleFormValues>
const textIn = (values: VehicleFormValues, field: string): string =>
  String(values[field as SuggestedField | 'year'])

/** Removes what an earlier code filled in and nobody changed since. */
function takenBack({ filled, typed, values }: Form): Fields {
  const empty = emptyVehicleForm()
  const stale = [...filled].filter(([field, value]) => !typed.has(field) && textIn(values, field) === value)
  const fields: Fields = Object.fromEntries(stale.map(([field]) => [field, textIn(empty, field)]))
  return 'modelCode' in fields ? { ...codeChosen(values, null), ...fields } : fields
}

/** Whether nobody entered something else. */
const isOpen = (values: VehicleFormValues, typed: ReadonlySet<string>, field: string): boolean =>
  textIn(values, field) === '' || !typed.has(field)

/** The code's locks, and its prefix: a typed model code becomes the prefix of the number that is still to be typed. */
function codeFilled(values: VehicleFormValues, typed: ReadonlySet<string>, facts: ModelCodeFacts): Fields {
  const { chassis, chassisPrefix, code } = codeChosen(values, facts)
  const locks = Object.entries(modelCodeAutofill(facts))
    .filter(([field, value]) => !typed.has(field) || ['', String(value)].includes(textIn(values, field)))
    .map(([field]) => field)
  const [bare, own] = [readCarCode(chassis ?? ''), readCarCode(facts.modelCode)]
  const isCode = bare?.serial === '' && own !== null && sameCarCode(bare, own) !== null
  return { chassisPrefix, code, locks, chassis: isCode && !chassis?.endsWith('-') ? '' : chassis }
}

/**
 * What suggestions change in the form: fields that nobody filled, in place of what an earlier code had filled in. If make
 * or model were entered and are others, nothing is filled in.
 *
 * @param car null if nothing is known about the present code
 * @returns the changed fields, and what is filled in by suggestions now
 */
export function suggestedInForm(
  form: Form,
  car: SuggestedCar | null,
): { fields: Fields; filled: Map<string, string> } {
  const back = takenBack(form)
  const values = { ...form.values, ...back }
  const given = { manufacturer: typedNumber(values.manufacturer), model: typedNumber(values.model) }
  if (!car || contradicts(car, given)) return { fields: back, filled: new Map() }
  const year = suggestedYear(car)
  const all: Partial<Record<SuggestedField | 'year', number>> = {
    ...car.values,
    ...(year !== null && { year }),
  }
  const filled = new Map<string, string>()
  for (const field of [...SUGGESTED_FIELDS, 'year'] as const) {
    const value = all[field]
    if (value === undefined || !isOpen(values, form.typed, field)) continue
    if (field !== 'modelCode' || car.facts) filled.set(field, String(value))
  }
  const code = filled.has('modelCode') && car.facts ? codeFilled(values, form.typed, car.facts) : {}
  return { fields: { ...back, ...Object.fromEntries(filled), ...code }, filled }
}
