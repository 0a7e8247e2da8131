import { wordsOfName } from '@/kernel/choices/near-names'

/** A showroom or a port, under all names that it goes by. */
export type Place = {
  id: number
  /** Its own name. */
  name: string
  city?: string | null
  country?: string | null
  /** A code that stands for it, such as a UN/LOCODE. */
  code?: string | null
}

/** The places that a file may name, by the field that names one. */
export type KnownPlaces = Readonly<Record<'showroom' | 'namedPort', readonly Place[]>>

/** 'Yokohama Daikoku Yard, Yokohama, Japan'. */
export const placeText = ({ city, country, name }: Place): string =>
  [name, city, country].filter(Boolean).join(', ')

/** Words that are in names of places and distinguish none. */
const COMMON = new Set(['port', 'of', 'the', 'at', 'in', 'harbour', 'harbor', 'seaport'])

/** What places are called among each other: by their own names, and where several share one, with city and country. */
export function namesAmong(places: readonly Place[]): string[] {
  const keyOf = ({ name }: Place): string => name.trim().toLowerCase()
  const shared = Map.groupBy(places, keyOf)
  return places.map((place) => (shared.get(keyOf(place))?.length === 1 ? place.name : placeText(place)))
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const isNamed = (place: Place, text: string): boolean =>
  same(place.name, text) || same(placeText(place), text) || (!!place.code && same(place.code, text))

/** The words that distinguish a place; all of them if none does. */
function distinctWords(text: string): string[] {
  const words = wordsOfName(text)
  const distinct = words.filter((word) => !COMMON.has(word))
  return distinct.length > 0 ? distinct : words
}

/** Whether each word is one of these, or the beginning of one: 'daikoku yoko'. */
const isWithin = (words: readonly string[], of: readonly string[]): boolean =>
  words.every((word) => of.some((one) => one === word || (word.length >= 3 && one.startsWith(word))))

/**
 * The places that a text may mean: those with just that name or code; else those whose name has all of its words; else
 * those whose name, city and country together have them. A country alone is no place.
 */
export function findPlaces<P extends Place>(text: string, places: readonly P[]): P[] {
  const exact = places.filter((place) => isNamed(place, text))
  if (exact.length > 0) return exact
  const words = distinctWords(text)
  if (words.length === 0) return []
  const byName = places.filter(({ name }) => isWithin(words, wordsOfName(name)))
  if (byName.length > 0) return byName
  return places.filter(
    (place) =>
      isWithin(words, wordsOfName(placeText(place))) && !isWithin(words, wordsOfName(place.country ?? '')),
  )
}
