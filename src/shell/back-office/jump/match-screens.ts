import type { Screen } from '../navigation/navigation-data'

/** The most screens shown for a text. */
const MOST = 6

const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What people call the start of something; a screen for it is found by each. */
const STARTS: readonly string[] = ['new', 'add', 'create']

const typedWords = (text: string): string[] => split(text.replaceAll(/e-mail/gi, 'email'))

/** The words of a title, each with those that mean the same. */
const wordsOf = (text: string): string[][] =>
  split(text.replaceAll(/\be-mail/gi, 'email')).map((word) => {
    if (STARTS.includes(word)) return [...STARTS]
    return word.startsWith('email') ? [word, word.slice(1)] : [word]
  })

const begins = (words: readonly string[] | undefined, typed: string): boolean =>
  words?.some((word) => word.startsWith(typed)) ?? false

/** How well a screen fits: lower is better; null if it does not. */
function fitOf({ also = '', place, title }: Screen, typed: readonly string[]): number | null {
  const own = wordsOf(title)
  const others = wordsOf(also)
  const all = [...own, ...others, ...wordsOf(place)]
  if (!typed.every((word) => all.some((one) => begins(one, word)))) return null
  const first = typed[0] ?? ''
  if (begins(own[0], first)) return 0
  if (own.some((one) => begins(one, first))) return 1
  return others.some((one) => begins(one, first)) ? 2 : 3
}

/** The screens whose title, other words, or place in the navigation have words that begin like those typed; best first. */
export function matchScreens(screens: readonly Screen[], text: string): Screen[] {
  const typed = typedWords(text)
  if (typed.length === 0) return []
  return screens
    .flatMap((screen) => {
      const fit = fitOf(screen, typed)
      return fit === null ? [] : [{ screen, fit }]
    })
    .sort((a, b) => a.fit - b.fit)
    .slice(0, MOST)
    .map(({ screen }) => screen)
}
