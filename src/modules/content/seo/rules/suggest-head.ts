import { cutAfterWord, SHOWN } from '@/kernel/search-engines/search-snippet'
import { textLength } from '@/kernel/text/text'

/** Shorter sentences say too little, so the text goes on to its last word that fits. */
const SENTENCES_MIN = 80

/** Titles go on so far even where the name of the site is long. */
const TITLE_MIN = 30

/** A meta title from the title of a page, so that it fits with the name of the site. */
export const suggestTitle = (title: string, site: string): string =>
  cutAfterWord(title, Math.max(SHOWN.title - textLength(` · ${site}`), TITLE_MIN))

/** A meta description from a page's summary, else from the beginning of its text: whole sentences where enough of them fit. */
export function suggestDescription(summary: string, text: string): string {
  const cut = cutAfterWord(summary.trim() || text, SHOWN.description)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  const isWhole = /[.!?]$/.test(cut)
  return !isWhole && end >= SENTENCES_MIN ? cut.slice(0, end + 1) : cut
}
