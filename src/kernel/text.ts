import { err, ok, type Result } from './result'

/** Said of a text that Postgres refuses to hold; put the field's label before it. */
export const UNSTORABLE_MESSAGE = 'contains characters that cannot be stored'

/** Whether Postgres can hold the text: it refuses NUL, and UTF-8 has no form for half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * The one rule for texts from outside: kept exactly as given, or refused with a message, never changed
 * in silence. Other control characters are harmless in the database and escaped where they are shown.
 */
export const cleanText = (text: string): Result<string, string> =>
  isStorable(text) ? ok(text) : err(UNSTORABLE_MESSAGE)

/** Characters as people count them (code points), so that an emoji is one and not two. */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Trims every kind of white space at both ends; nothing becomes ''. For names and numbers on papers. */
export const trimText = (text: string | null | undefined): string => (text ?? '').trim()

/** True when there is nothing to read in the text. */
export const isBlank = (text: string | null | undefined): boolean => trimText(text) === ''

/** Trims, and gives null for a text with nothing in it. */
export const blankToNull = (text: string | null | undefined): string | null => trimText(text) || null

/** With a capital letter at the beginning. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The name of a field or column in words: 'assignedShowrooms' → 'Assigned showrooms', 'old_price' → 'Old price'. */
export const nameInWords = (name: string): string =>
  sentence(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .toLowerCase(),
  )

/** Longest run of combining marks that any writing needs, as Unicode's stream-safe text has it. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu

/**
 * A text in one of Unicode's normal forms, for comparing and for names of files. Of more than thirty marks on one letter
 * those above are left out: putting them in order takes time that grows with the square of their number, so that half
 * a megabyte of them would keep a process busy for minutes.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_RUN, '$1').normalize(form)
