import { cutAfterWord, SHOWN } from '@/kernel/search-result/search-result'

/** Shorter sentences say too little, so the text goes on to its last word that fits. */
const SENTENCES_MIN = 80

/** A meta title from the title of a page. */
export const suggestTitle = (title: string): string => cutAfterWord(title, SHOWN.title)

/** A meta description from a page's summary, else from the beginning of its text: whole sentences where enough of them fit. */
export function suggestDescription(summary: string, text: string): string {
  const cut = cutAfterWord(summary.trim() || text, SHOWN.description)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  const isWhole = /[.!?]$/.test(cut)
  return !isWhole && end >= SENTENCES_MIN ? cut.slice(0, end + 1) : cut
}
