import { err, ok, type Result } from '@/kernel/result'
import { COMPARE_CAP, PHONE_COLUMNS } from './comparison-limits'

/** A vehicle of the comparison; the bar shows its name. */
export type Compared = { id: number; name: string }
export type Comparison = readonly Compared[]

export const COMPARE_PRESENT = 'Vehicle is already in comparison'
export const COMPARE_FULL = 'Comparison is full. Remove a vehicle first.'

/** The comparison with one more vehicle, or why it stays unchanged. */
export function addCompared(list: Comparison, vehicle: Compared): Result<Comparison, 'present' | 'full'> {
  if (list.some(({ id }) => id === vehicle.id)) return err('present')
  if (list.length >= COMPARE_CAP) return err('full')
  return ok([...list, vehicle])
}

/** The comparison without a vehicle. */
export const removeCompared = (list: Comparison, id: number): Comparison =>
  list.filter((vehicle) => vehicle.id !== id)

/** The comparison with another vehicle in the place of one; of a vehicle that is in it already only one is left. */
export const replaceCompared = (list: Comparison, id: number, vehicle: Compared): Comparison =>
  list.some((one) => one.id === vehicle.id)
    ? removeCompared(list, id)
    : list.map((one) => (one.id === id ? vehicle : one))

/** The label of this vehicle's button. */
export function compareLabel(list: Comparison, id: number): string {
  if (list.some((vehicle) => vehicle.id === id)) return 'Remove from list'
  return list.length >= COMPARE_CAP ? 'Comparison full' : 'Add to compare'
}

/**
 * The comparison stored by a browser: entries are vehicles, or overviews that contain a vehicle's id.
 * Anything else is left out, and so is everything beyond the limit.
 */
export function readComparison(text: string | null): Comparison {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return []
    const compared = value.flatMap(
      (entry) => entryOf(entry) ?? entryOf((entry as { overview?: unknown })?.overview) ?? [],
    )
    return compared
      .filter(({ id }, place) => compared.findIndex((one) => one.id === id) === place)
      .slice(0, COMPARE_CAP)
  } catch {
    return []
  }
}

function entryOf(value: unknown): Compared | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  const { id } = value
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null
  return { id, name: 'name' in value && typeof value.name === 'string' ? value.name : '' }
}

/** The name and value in the URL of a comparison that shows only where vehicles differ. */
export const ONLY = { name: 'only', value: 'differences' } as const

/**
 * The same vehicles with the next one that a phone has no column for in one of its columns. The previous one goes to
 * the end, so that pressing again goes through all of them.
 */
export function nextInColumn(ids: readonly number[], column: number): number[] {
  const [next, ...rest] = ids.slice(PHONE_COLUMNS)
  const was = ids[column]
  if (next === undefined || was === undefined || column >= PHONE_COLUMNS) return [...ids]
  return [...ids.slice(0, PHONE_COLUMNS).map((id) => (id === was ? next : id)), ...rest, was]
}
