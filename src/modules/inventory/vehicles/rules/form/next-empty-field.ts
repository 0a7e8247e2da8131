import { endsAtPort } from '../ends-at-port'
import { ALWAYS_NEEDED, NEEDED_TO_PUBLISH } from '../validate-vehicle'
import { inReadingOrder } from './field-places'
import type { VehicleFormValues } from './form-values'

/** Marked as required: what a vehicle needs, and what the server would fill in and nobody should leave to it. */
export const MARKED_REQUIRED: readonly string[] = [
  ...ALWAYS_NEEDED,
  ...NEEDED_TO_PUBLISH,
  'year',
  'mileage',
  'doors',
  'engineSizeCc',
  'costValue',
]

/** May be left as they are, once somebody has: they decide at which price the vehicle becomes public. */
const CONFIRMED_ONCE = ['markup', 'namedPort', 'images', 'status']

/** Earlier vehicles with the code do not determine it, so it is a guess until somebody confirms it. */
const GUESSED = 'year'

/** Where Enter moves the focus, in reading order. */
const STOPS = inReadingOrder([...MARKED_REQUIRED, 'modelCode', 'color', ...CONFIRMED_ONCE])

/** What has been entered so far. */
export type EnteredSoFar = {
  values: VehicleFormValues & { images: readonly unknown[] }
  /** Fields that somebody typed or confirmed. */
  touched: ReadonlySet<string>
  /** Fields that earlier vehicles filled in. */
  filled: ReadonlySet<string>
  /** An electric vehicle has no displacement. */
  hasEngine: boolean
}

function isEmpty(field: string, values: EnteredSoFar['values']): boolean {
  if (field === 'images') return values.images.length === 0
  if (field === 'status') return values.status === 'DRAFT'
  const value = values[field as keyof VehicleFormValues]
  return typeof value === 'string' && value.trim() === ''
}

function isToDo(field: string, { filled, hasEngine, touched, values }: EnteredSoFar): boolean {
  if (field === GUESSED && filled.has(field) && !touched.has(field)) return true
  if (CONFIRMED_ONCE.includes(field) && touched.has(field)) return false
  if (field === 'engineSizeCc' && !hasEngine) return false
  if (field === 'namedPort' && !endsAtPort(values.priceType)) return false
  return isEmpty(field, values)
}

/**
 * The fields that still have to be entered or confirmed, in the order in which Enter focuses them: those after this
 * field, then those before it.
 */
export function nextEmptyField(field: string, entered: EnteredSoFar): string[] {
  const toDo = STOPS.filter((stop) => stop !== field && isToDo(stop, entered))
  const order = inReadingOrder([...new Set([...STOPS, field])])
  const isAfter = (stop: string) => order.indexOf(stop) > order.indexOf(field)
  return [...toDo.filter(isAfter), ...toDo.filter((stop) => !isAfter(stop))]
}
