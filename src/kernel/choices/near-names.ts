import { lookalike } from '../languages/foreign-letters'
import { normalForm } from '../text/normal-form'
import { visibleName } from '../text/visible-name'
import { editDistance } from './edit-distance'

/** The words of a name in lower case, without accents and signs, in Latin letters as far as they look like those. */
export const wordsOfName = (text: string): string[] =>
  lookalike(
    normalForm(visibleName(text), 'NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}+/gu, ''),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Shorter words are near many others, and digits are written on purpose. */
const isMistakable = (word: string): boolean => word.length >= 4 && !/\p{N}/u.test(word)

/** Whether one letter too many, too few or wrong makes one word of the other, or two that changed places. */
function isOneMistake(one: string, other: string): boolean {
  if (editDistance(one, other, 1) <= 1) return true
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const turned = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2)
  return turned === other
}

/** A word, and what is left of it without each of its letters. */
const variantsOf = (word: string): string[] => [
  word,
  ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

type Signature = { key: string; word: string }

/** What two names have in common that differ by one mistake in one word. */
const signaturesOf = (words: readonly string[]): Signature[] =>
  words.flatMap((word, at) => {
    if (!isMistakable(word)) return []
    const others = words.toSpliced(at, 1, '').join(' ')
    return [...new Set(variantsOf(word))].map((variant) => ({ key: `${at} ${others} ${variant}`, word }))
  })

/** The entries that a name is nearly written like, but not exactly; the first few. */
export type NearNames = (name: string) => string[]

const MOST = 3

/**
 * Finds the names of a list that a text may be a misspelling of: 'Tayota' of 'Toyota', 'Mercedes Benz' of
 * 'Mercedes-Benz'. Names that differ in a digit, or in a word of three letters, are others.
 */
export function nearNames(names: readonly string[]): NearNames {
  const joined = new Map<string, string[]>()
  const bySignature = new Map<string, { name: string; word: string }[]>()
  const add = <T>(map: Map<string, T[]>, key: string, value: T) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const name of names) {
    const words = wordsOfName(name)
    add(joined, words.join(''), name)
    for (const { key, word } of signaturesOf(words)) add(bySignature, key, { name, word })
  }
  return (text) => {
    const words = wordsOfName(text)
    const near = signaturesOf(words).flatMap(({ key, word }) =>
      (bySignature.get(key) ?? []).filter((one) => isOneMistake(one.word, word)).map(({ name }) => name),
    )
    const same = words.length > 0 ? (joined.get(words.join('')) ?? []) : []
    return [...new Set([...same, ...near])].filter((name) => name !== text).slice(0, MOST)
  }
}
