import { readCarCode, sameCarCode, vinStart } from '@/modules/inventory/lists/rules/car-code'
import { modelCodeAutofill } from '../derived/model-code-autofill'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import type { FieldsOfKind } from '../vehicle-fields'
import { carKey, type SuggestionQuery } from './car-key'

/** What a code determines of a car, and not of a single one: neither colour nor condition nor price. */
export const SUGGESTED_FIELDS = [
  'manufacturer',
  'model',
  'modelCode',
  'vehicleType',
  'subBodyType',
  'fuelType',
  'transmission',
  'drivetrain',
  'grade',
  'seats',
  'doors',
  'engineSizeCc',
  'steeringType',
  'steeringPosition',
  'steeringAssistType',
  'steeringControlType',
  'length',
  'width',
  'height',
  'carryingCapKg',
  'weightKg',
  'grossWeightKg',
] as const satisfies FieldsOfKind<'link' | 'number'>[]
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number]

/** How many earlier vehicles are read, the newest first: what was usual ten years ago may no longer be. */
export const NEWEST = 40
/** One vehicle alone may be an exception, or a mistake. */
const LEAST = 2
/** From so many on, one in ten may differ: somebody will have mistyped it. */
const MANY = 10
const NEARLY_ALL = 0.9
/** How many values are offered first where vehicles differ. */
const MOST_CHOICES = 6

/** A vehicle entered earlier, as far as it may be of the same kind. */
export type EarlierVehicle = {
  chassis: string | null
  /** Its model code as text. */
  code: string | null
  year: number | null
} & Record<SuggestedField, number | null>

/** A code of the list of model codes. */
export type ListedCode = { id: number; model: number; manufacturer: number; facts: ModelCodeFacts }

/** What is known about a car by its code. */
export type Suggestions = {
  /** The code, as people know the car: 'ZRR80G'. */
  code: string
  /** How many earlier vehicles were read; 0 if only the list of model codes knows it. */
  earlier: number
  /** What they agree on. */
  values: Partial<Record<SuggestedField, number>>
  /** Where they differ: what they have, the most frequent first. */
  choices: Partial<Record<SuggestedField, number[]>>
  years: { from: number; to: number } | null
}

/** How well a code or chassis number fits the car; null if not at all. */
function fits({ code, vin }: SuggestionQuery, text: string | null): 'same' | 'type' | null {
  if (text === null) return null
  if (vin !== null) return vinStart(text) === vin ? 'same' : null
  const own = readCarCode(text)
  return own && sameCarCode(code, own)
}

/** Those that fit best: with the very code, or else with its type. */
function best<T>(query: SuggestionQuery, all: readonly T[], codesOf: (one: T) => (string | null)[]): T[] {
  const ranked = all.map((one) => ({ one, how: codesOf(one).map((text) => fits(query, text)) }))
  const at = (level: 'same' | 'type') => ranked.filter(({ how }) => how.includes(level)).map(({ one }) => one)
  const same = at('same')
  return same.length > 0 ? same : at('type')
}

type Count = { value: number; count: number }

function counted(values: readonly number[]): Count[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/**
 * What values agree on: all of them, if there are at least two; of ten or more, nine in ten. Null if they differ, or if
 * there is only one.
 */
export function agreedOn(values: readonly number[]): number | null {
  const [first] = counted(values)
  if (!first || values.length < LEAST) return null
  if (first.count === values.length) return first.value
  return values.length >= MANY && first.count >= NEARLY_ALL * values.length ? first.value : null
}

const valuesOf = (vehicles: readonly EarlierVehicle[], field: SuggestedField | 'year'): number[] =>
  vehicles.map((vehicle) => vehicle[field]).filter((value) => value !== null)

type Found = Pick<Suggestions, 'values' | 'choices'>

function compared(vehicles: readonly EarlierVehicle[]): Found {
  const result: Found = { values: {}, choices: {} }
  for (const field of SUGGESTED_FIELDS) {
    const values = valuesOf(vehicles, field)
    const agreed = agreedOn(values)
    if (agreed !== null) result.values[field] = agreed
    else if (values.length > 0)
      result.choices[field] = counted(values)
        .slice(0, MOST_CHOICES)
        .map(({ value }) => value)
  }
  return result
}

function yearsOf(vehicles: readonly EarlierVehicle[]): Suggestions['years'] {
  const years = valuesOf(vehicles, 'year')
  return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) }
}

/** The list's own entry for a code, if there is exactly one with the very code, of the same model. */
function listedOf(
  query: SuggestionQuery,
  listed: readonly ListedCode[],
  { values }: Found,
): ListedCode | null {
  if (values.modelCode !== undefined) return listed.find(({ id }) => id === values.modelCode) ?? null
  const [only, second] = listed.filter(({ facts }) => fits(query, facts.modelCode) === 'same')
  if (!only || second || (values.model !== undefined && values.model !== only.model)) return null
  return only
}

/** A model code's facts over what vehicles have, and nothing below a make or model that is not certain. */
function completed(result: Found, listed: ListedCode | null): Found['values'] {
  const { manufacturer, model, modelCode, ...values } = result.values
  if (listed) {
    const { drivetrain, engineSizeCc, fuelType, height, length, width } = modelCodeAutofill(listed.facts)
    const facts = Object.entries({ drivetrain, engineSizeCc, fuelType, height, length, width })
    return {
      ...values,
      ...Object.fromEntries(facts.filter(([, value]) => value !== undefined)),
      manufacturer: listed.manufacturer,
      model: listed.model,
      modelCode: listed.id,
    }
  }
  if (manufacturer === undefined) return values
  return model === undefined ? { ...values, manufacturer } : { ...values, manufacturer, model }
}

/**
 * What earlier vehicles with a car's code agree on, completed from the list of model codes. Vehicles with the very code
 * count; only if there are none those of its type (ZRR80 for ZRR80G).
 *
 * @param vehicles newest first; those that do not fit are left out
 * @param listed the list's codes; those that do not fit are left out
 * @returns null if neither knows the code
 */
export function suggestionsFor(
  query: SuggestionQuery,
  vehicles: readonly EarlierVehicle[],
  listed: readonly ListedCode[],
): Suggestions | null {
  const alike = best(query, vehicles, ({ chassis, code }) => [chassis, code]).slice(0, NEWEST)
  const result = compared(alike)
  const entry = listedOf(query, listed, result)
  if (alike.length === 0 && !entry) return null
  const values = completed(result, entry)
  const choices = Object.entries(result.choices).filter(([field]) => !(field in values))
  return {
    code: entry?.facts.modelCode ?? carKey(query),
    earlier: alike.length,
    values,
    choices: Object.fromEntries(choices),
    years: yearsOf(alike),
  }
}

/** The year of a car, if all earlier vehicles with its code are of the same. */
export const suggestedYear = ({ years }: Pick<Suggestions, 'years'>): number | null =>
  years && years.from === years.to ? years.from : null

/** What is already known about a vehicle, against which suggestions are held. */
type Known = { manufacturer?: number | null; model?: number | null }

/** Whether make or model were given and are others: then the code, or they, are wrong, and nothing follows from it. */
export const contradicts = ({ values }: Pick<Suggestions, 'values'>, known: Known): boolean =>
  (['manufacturer', 'model'] as const).some(
    (field) => known[field] != null && values[field] !== undefined && known[field] !== values[field],
  )
