import { ALWAYS_NEEDED, NEEDED_TO_PUBLISH } from '../validate-vehicle'
import { inReadingOrder } from './field-places'
import type { VehicleFormValues } from './form-values'

/** Marked as required: what a vehicle needs, and what the server would fill in and nobody should leave to it. */
export const MARKED_REQUIRED: readonly string[] = [
  ...ALWAYS_NEEDED,
  ...NEEDED_TO_PUBLISH,
  'mileage',
  'doors',
  'engineSizeCc',
  'costValue',
]

/** Where Enter moves the focus, in reading order. */
const STOPS = inReadingOrder([...MARKED_REQUIRED, 'modelCode', 'year', 'color', 'images'])

/** Fields with a value that is nobody's until it is confirmed: this year and no miles fit hardly any used car. */
const UNCONFIRMED = ['year', 'mileage']

/** What has been entered so far. */
export type EnteredSoFar = {
  values: VehicleFormValues & { images: readonly unknown[] }
  /** Fields that somebody typed, confirmed or got filled in. */
  touched: ReadonlySet<string>
  /** An electric vehicle has no displacement. */
  hasEngine: boolean
}

function isToDo(field: string, { hasEngine, touched, values }: EnteredSoFar): boolean {
  if (field === 'images') return values.images.length === 0
  if (field === 'engineSizeCc' && !hasEngine) return false
  if (UNCONFIRMED.includes(field) && !touched.has(field)) return true
  const value = values[field as keyof VehicleFormValues]
  return typeof value === 'string' && value.trim() === ''
}

/**
 * The required fields that are still empty, in the order in which Enter focuses them: those after this field, then those
 * before it.
 */
export function emptyAfter(field: string, entered: EnteredSoFar): string[] {
  const toDo = STOPS.filter((stop) => stop !== field && isToDo(stop, entered))
  const order = inReadingOrder([...new Set([...STOPS, field])])
  const isAfter = (stop: string) => order.indexOf(stop) > order.indexOf(field)
  return [...toDo.filter(isAfter), ...toDo.filter((stop) => !isAfter(stop))]
}
