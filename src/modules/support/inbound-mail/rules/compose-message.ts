import { MESSAGE_MAX, SUBJECT_MAX, TRIMMED_MAX } from './mail-limits'
import { withoutPrefixes } from './quoted-text/is-forward'

/** A text as it is stored with a ticket or a response. */
export type Message = { message: string; trimmedText: string | null }

type Parts = {
  visible: string
  trimmed: string
  /** Stands in for a text that is empty. */
  noText: string
  /** Stands below the text, or is null. */
  note: string | null
}

/** The beginning of a text, without half a character at its end. */
const beginning = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * Makes a message of the parts of an e-mail. What does not fit into it goes to the front of the trimmed text, so that
 * nothing is lost.
 */
export function composeMessage({ noText, note, trimmed, visible }: Parts): Message {
  const below = note === null ? '' : `\n\n${note}`
  const text = visible || noText
  const fits = beginning(text, MESSAGE_MAX - below.length)
  const rest = [text.slice(fits.length), trimmed].filter(Boolean).join('\n\n')
  return { message: `${fits}${below}`, trimmedText: beginning(rest, TRIMMED_MAX) || null }
}

/** The subject of a ticket: that of the e-mail without 'Re:' and the like. */
export const composeSubject = (subject: string, noSubject: string): string =>
  beginning(withoutPrefixes(subject), SUBJECT_MAX).trim() || noSubject
