import { normalForm } from '../text/normal-form'
import { trimText } from '../text/text'

/** As names are compared with what is typed: either case, half or full width. */
const comparable = (text: string): string => trimText(normalForm(text, 'NFKC')).toLowerCase()

/** How well a name fits: 0 it is that, 1 it begins so, 2 it contains it; null if it does not. */
function fitOf(name: string, typed: string): 0 | 1 | 2 | null {
  const place = comparable(name).indexOf(typed)
  if (place < 0) return null
  if (place > 0) return 2
  return comparable(name) === typed ? 0 : 1
}

/** The entries that contain what is typed: the one of exactly this name first, then those that begin so. */
export function rankByTyped<T>(entries: readonly T[], text: string, nameOf: (entry: T) => string): T[] {
  const typed = comparable(text)
  return entries
    .flatMap((entry) => {
      const fit = fitOf(nameOf(entry), typed)
      return fit === null ? [] : [{ entry, fit }]
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry)
}

/** The entry of exactly this name; null if there is none. */
export const exactlyTyped = <T>(
  entries: readonly T[],
  text: string,
  nameOf: (entry: T) => string,
): T | null => entries.find((entry) => fitOf(nameOf(entry), comparable(text)) === 0) ?? null

/** The first place after this one, from the top again at the end, whose name begins so; -1 if none does. */
function nextThatBegins(names: readonly (string | null)[], typed: string, after: number): number {
  const places = names.map((_, place) => (after + 1 + place) % names.length)
  return places.find((place) => (fitOf(names[place] ?? '', typed) ?? 2) < 2) ?? -1
}

/**
 * The place in a list of choices that is meant by what is typed: exactly this name, else the next one that begins so.
 * One letter, typed several times, goes through the names that begin with it. From three letters on, where no name begins
 * so, the first that contains them: 'Salaam' is Dar es Salaam. -1 if there is none.
 *
 * @param names null for those that cannot be chosen
 * @param current the place of the one that is chosen
 */
export function placeOfTyped(names: readonly (string | null)[], text: string, current: number): number {
  const typed = comparable(text)
  if (typed === '') return -1
  const exact = names.findIndex((name) => name !== null && fitOf(name, typed) === 0)
  if (exact >= 0) return exact
  const [first = ''] = typed
  if (typed.length === 1) return nextThatBegins(names, typed, current)
  // One that still fits stays.
  const begun = nextThatBegins(names, typed, current - 1)
  const isRepeated = [...typed].every((letter) => letter === first)
  if (begun >= 0) return begun
  if (isRepeated) return nextThatBegins(names, first, current)
  return typed.length < CONTAINED_FROM
    ? -1
    : names.findIndex((name) => name !== null && fitOf(name, typed) === 2)
}

/** Fewer letters are in the middle of too many names. */
const CONTAINED_FROM = 3
