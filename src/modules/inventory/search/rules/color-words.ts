import { SEARCH_COLORS } from './limits'

/** The words of a name in lower case; the two ways of writing gray are one. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a colour is meant by the name that a filter gives: one of the search's own colours by its word, so that
 * 'white' also finds 'Pearl White'; any other by its whole name, whatever its case.
 */
export function isColorMeant(name: string, asked: string): boolean {
  const wanted = wordsOf(asked)
  const [word = ''] = wanted
  if (wanted.length === 1 && SEARCH_COLORS.some((known) => known === word))
    return wordsOf(name).includes(word)
  return name.trim().toLowerCase() === asked.trim().toLowerCase()
}
