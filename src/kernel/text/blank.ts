import { trimText } from './text'

/** Characters that show nothing: zero-width spaces and joiners, soft hyphens, marks of direction. */
const INVISIBLE = /\p{Cf}/gu

/** Whether the text is empty or shows nothing but white space. */
export const isBlank = (text: string | null | undefined): boolean =>
  trimText((text ?? '').replaceAll(INVISIBLE, '')) === ''

/** Trims, and gives null for a blank text. */
export const blankToNull = (text: string | null | undefined): string | null =>
  isBlank(text) ? null : trimText(text)
