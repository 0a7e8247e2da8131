import { plainLine } from './plain-line'
import { ON, WROTE } from './quoted-text-words'

/** Attributions are written on as many lines at most. */
const LINES_MAX = 4
/** And are no longer. */
const LENGTH_MAX = 400

const ADDRESS = /[^\s<>@]{1,80}@[^\s<>@]{1,80}/g
const DIGITS = /\p{Nd}{1,6}/gu
const YEAR = /(?:^|\P{Nd})(?:20|٢٠)\p{Nd}{2}(?:\P{Nd}|$)/u

const groupsOfDigits = (text: string): number => text.match(DIGITS)?.length ?? 0

const endsWithVerb = (text: string): boolean => {
  const words = text.slice(0, -1).trimEnd()
  return WROTE.some((verb) => words.endsWith(verb))
}

/** 'You wrote on 27 November 2026, 9:12:' */
const hasVerb = (text: string): boolean => WROTE.some((verb) => text.includes(` ${verb} `))

const beginsLikeOne = (text: string): boolean => ON.some((word) => text.startsWith(word))

/** Whether the lines, joined, say who wrote on which day what follows, and are followed by quoted lines or not. */
function isAttribution(text: string, isQuoteNext: boolean): boolean {
  if (text.length > LENGTH_MAX) return false
  const rest = text.replaceAll(ADDRESS, '')
  const hasAddress = rest !== text
  const dates = groupsOfDigits(rest)
  // In whatever language: a day, an address, and a colon at the end.
  if (hasAddress && dates >= 2) return true
  if (!endsWithVerb(text)) return isQuoteNext && dates >= 3 && hasVerb(text)
  if (isQuoteNext && (dates > 0 || hasAddress || beginsLikeOne(text))) return true
  return beginsLikeOne(text) && YEAR.test(rest) && dates >= 2
}

/** Whether a line is the first of an attribution that goes on: it names a day as one does, and ends no sentence. */
const goesOn = (plain: string): boolean =>
  plain !== '' && beginsLikeOne(plain) && groupsOfDigits(plain) > 0 && !/[.!?]$/.test(plain)

/**
 * The first of the lines that say who wrote what is quoted below, such as 'On Friday Anna <a@b.example> wrote:', of
 * which `last` is the last; null if it is none. Mail programs break them anywhere.
 */
export function findAttribution(lines: readonly string[], last: number, isQuoteNext: boolean): number | null {
  if (!plainLine(lines[last] ?? '').endsWith(':')) return null
  for (let first = last; first >= 0 && last - first < LINES_MAX; first -= 1) {
    const plain = lines.slice(first, last + 1).map(plainLine)
    if (plain[0] === '') return null
    if (isAttribution(plain.join(' ').replaceAll('< ', '<'), isQuoteNext))
      return goesOn(plainLine(lines[first - 1] ?? '')) && last - first < LINES_MAX - 1 ? first - 1 : first
  }
  return null
}
