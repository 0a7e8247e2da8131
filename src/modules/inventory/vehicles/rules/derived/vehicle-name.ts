import { trimText } from '@/kernel/text/text'
import type { VehicleRefs } from '../vehicle-draft-type'

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
