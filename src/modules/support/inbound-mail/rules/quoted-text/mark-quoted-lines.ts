import { REPLY_MARKER } from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'
import { findAttribution } from './find-attribution'
import { findHeaderBlock } from './find-header-block'
import { betweenDashes, plainLine } from './plain-line'
import { FORWARDED_MESSAGE, ORIGINAL_MESSAGE } from './quoted-text-words'

/**
 * What a line is: empty, quoted, the beginning of a message that is passed on, written by the mail program above what
 * it quotes (a separator), or text.
 */
export type LineMark = 'e' | 'm' | 'f' | 's' | 't'

const MARKER = betweenDashes(plainLine(REPLY_MARKER))

const isQuoted = (line: string): boolean => /^\s{0,3}[>＞]/.test(line)
const isRule = (line: string): boolean => /^[-_=]{5,200}$/.test(line.trim())

/** Whether it is the line at the top of our e-mails, however it is quoted. */
export const isReplyMarker = (line: string): boolean => {
  const plain = plainLine(line)
  return betweenDashes(plain) === MARKER || plain === MARKER
}

const isIn = (list: readonly string[], plain: string): boolean => {
  const words = betweenDashes(plain) ?? (plain.endsWith(':') ? plain.slice(0, -1).trim() : null)
  return words !== null && list.includes(words)
}

function markAlone(line: string): LineMark {
  if (line.trim() === '') return 'e'
  if (isReplyMarker(line)) return 's'
  if (isQuoted(line)) return 'm'
  const plain = plainLine(line)
  if (isIn(FORWARDED_MESSAGE, plain)) return 'f'
  return isIn(ORIGINAL_MESSAGE, plain) ? 's' : 't'
}

const markRange = (marks: LineMark[], from: number, to: number): void => {
  for (let at = from; at <= to; at += 1) marks[at] = 's'
}

/** The next line that is not empty, from `at` on. */
const nextFilled = (marks: readonly LineMark[], at: number): number => {
  let next = at
  while (marks[next] === 'e') next += 1
  return next
}

/** A line above our marker that names somebody is by the mail program, in whatever language. */
function markAboveMarker(lines: readonly string[], marks: LineMark[], at: number): void {
  let above = at - 1
  while (above >= 0 && marks[above] === 'e') above -= 1
  const plain = plainLine(lines[above] ?? '')
  if (marks[above] === 't' && plain.endsWith(':') && /[\p{Nd}@]/u.test(plain)) marks[above] = 's'
}

/**
 * What each line of an e-mail is.
 *
 * @param isSeparator recognises further separators: how many lines from this one on are one, 0 for none
 */
export function markQuotedLines(
  lines: readonly string[],
  isSeparator: (lines: readonly string[], at: number) => number = () => 0,
): LineMark[] {
  const marks = lines.map(markAlone)
  for (let at = 0; at < lines.length; at += 1) {
    if (marks[at] !== 't') continue
    const next = nextFilled(marks, at + 1)
    const first = findAttribution(lines, at, marks[next] === 'm' || isReplyMarker(lines[next] ?? ''))
    const last = first === null ? findHeaderBlock(lines, at) : null
    if (first !== null) markRange(marks, first, at)
    else if (last !== null) {
      markRange(marks, isRule(lines[at - 1] ?? '') ? at - 1 : at, last)
      at = last
    } else {
      const more = isSeparator(lines, at)
      if (more > 0) markRange(marks, at, at + more - 1)
    }
  }
  for (const [at, line] of lines.entries()) if (isReplyMarker(line)) markAboveMarker(lines, marks, at)
  return marks
}
