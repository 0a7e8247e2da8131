import { SEARCH_COLORS } from './filter-bands'

/** The words of a name in lower case; both spellings of gray are treated alike. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a filter's name means a colour: one of the search's own colours matches by word, so that 'white'
 * also finds 'Pearl White'; any other by its full name, ignoring case.
 */
export function isColorMeant(name: string, typed: string): boolean {
  const words = wordsOf(typed)
  const [word = ''] = words
  if (words.length === 1 && SEARCH_COLORS.some((known) => known === word)) return wordsOf(name).includes(word)
  return name.trim().toLowerCase() === typed.trim().toLowerCase()
}
