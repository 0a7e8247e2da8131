import { type NearNames, nearNames } from '@/kernel/choices/near-names'
import type { ImportField } from '../../engine/import-fields'
import { findPlaces, type KnownPlaces, namesAmong } from '../../rules/find-places'

const MOST = 3

/** Showrooms and ports are found by a part of their names, too. */
const isPlace = (field: ImportField): field is keyof KnownPlaces =>
  field === 'showroom' || field === 'namedPort'

/** The names of the places that a text may mean for an import; none for other fields. */
export function placesNamed(field: ImportField, text: string, known: KnownPlaces): string[] {
  if (!isPlace(field)) return []
  const names = namesAmong(known[field])
  const ids = new Set(findPlaces(text, known[field]).map(({ id }) => id))
  return names.filter((_, at) => ids.has(known[field][at]?.id ?? Number.NaN))
}

const known = new WeakMap<readonly string[], NearNames>()

/** The entries that a text in no list may mean. */
export function offersFor(
  field: ImportField,
  text: string,
  entries: readonly string[],
  places: KnownPlaces,
): string[] {
  const near = known.get(entries) ?? nearNames(entries)
  known.set(entries, near)
  const named = placesNamed(field, text, places)
  return (named.length > 0 ? named : near(text)).slice(0, MOST)
}
