import { err, ok, type Result } from '../result'
import { isStorable, UNSTORABLE_MESSAGE } from './storable-text'

/**
 * The one rule for texts from outside: kept exactly as given, or rejected with a message, never silently
 * changed.
 */
export const cleanText = (text: string): Result<string, string> =>
  isStorable(text) ? ok(text) : err(UNSTORABLE_MESSAGE)

/** The message for a line of text that `isLine` refuses; put the field's label in front. */
export const LINE_MESSAGE = 'contains line breaks or hidden control characters'

/** Line breaks, other control characters, and marks that change the direction in which a text is shown. */
const NOT_IN_A_LINE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u

/**
 * Whether the text is one line that reads as it is stored. A line ends up in the subject of an e-mail, in a file's
 * name and on documents, where a break or a change of direction makes it look like another.
 */
export const isLine = (text: string): boolean => !NOT_IN_A_LINE.test(text)

/** Why a text of one line cannot be stored; null if it can. Put the field's label in front. */
export const lineProblem = (text: string): string | null =>
  isStorable(text) ? (isLine(text) ? null : LINE_MESSAGE) : UNSTORABLE_MESSAGE

/** The message for an area that `readsAsStored` refuses; put the field's label in front. */
export const DIRECTION_MESSAGE = 'contains hidden characters that change the direction of text'

const OVERRIDES = /[\u202D\u202E]/u
const LEVELS = /[\u202A-\u202C\u2066-\u2069]/gu
const ENDS: Readonly<Record<string, string>> = {
  '\u202A': '\u202C',
  '\u202B': '\u202C',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
}

/** Whether every change of direction in a line ends in it, in the order of brackets. */
function isLevel(line: string): boolean {
  const open: string[] = []
  for (const [mark] of line.matchAll(LEVELS)) {
    const end = ENDS[mark]
    if (end) open.push(end)
    else if (open.pop() !== mark) return false
  }
  return open.length === 0
}

/**
 * Whether a text of several lines reads as it is stored. Editors of Arabic and Hebrew put marks around words that read
 * the other way, which do no harm as long as they end; overrides turn 'gpj.exe' into a picture.
 */
const readsAsStored = (text: string): boolean =>
  !OVERRIDES.test(text) && text.split(/[\r\n\u2028\u2029]/u).every(isLevel)

/** Why a text of several lines cannot be stored; null if it can. Put the field's label in front. */
export const areaProblem = (text: string): string | null => {
  if (!isStorable(text)) return UNSTORABLE_MESSAGE
  return readsAsStored(text) ? null : DIRECTION_MESSAGE
}

/** Characters as people count them (code points), so that an emoji is one and not two. */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Trims all kinds of white space; nothing becomes ''. For names and numbers on papers. */
export const trimText = (text: string | null | undefined): string => (text ?? '').trim()

/** Characters without any width that no script needs, and joiners where no script joins letters: neither Arabic, nor marks, nor emoji. */
const WIDTHLESS =
  /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]|(?<![\p{scx=Arabic}\p{M}\p{Extended_Pictographic}])[\u200C\u200D]/gu

/** A name without what has no width in it. */
export const withoutWidthless = (name: string): string => name.replaceAll(WIDTHLESS, '')

/** Capitalizes the first letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
