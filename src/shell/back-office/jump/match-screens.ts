import type { Screen } from '../navigation/navigation-data'

/** The most screens shown for a text. */
const MOST = 6

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a screen fits: lower is better; null if it does not. */
function fitOf({ place, title }: Screen, typed: readonly string[]): number | null {
  const own = wordsOf(title)
  const all = [...own, ...wordsOf(place)]
  if (!typed.every((word) => all.some((one) => one.startsWith(word)))) return null
  const first = typed[0] ?? ''
  if (own[0]?.startsWith(first)) return 0
  return own.some((one) => one.startsWith(first)) ? 1 : 2
}

/** The screens whose title, or place in the navigation, has words that begin like those typed; best first. */
export function matchScreens(screens: readonly Screen[], text: string): Screen[] {
  const typed = wordsOf(text)
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
