import { normalForm } from '@/kernel/text/normal-form'
import type { LetterSet } from '../data/letter-outlines'

const ELLIPSIS = '…'

/**
 * The text reduced to the available letters: an accented letter without an outline of its own loses its
 * accent, and unavailable ones are left out. '' if nothing remains.
 */
export function drawable(text: string, { letters }: LetterSet): string {
  const drawn = (character: string): string =>
    character in letters
      ? character
      : [...normalForm(character, 'NFKD')].filter((part) => part in letters).join('')
  return [...text.replace(/\s+/g, ' ')].map(drawn).join('').replace(/ +/g, ' ').trim()
}

const advance = (text: string, at: number, { letters, pairs }: LetterSet): number =>
  (letters[text.charAt(at)]?.[0] ?? 0) + (pairs[text.slice(at, at + 2)] ?? 0)

/** Width of a drawable text at a font size, in the unit of the size. */
export function widthOf(text: string, set: LetterSet, size: number): number {
  let thousandths = 0
  for (let at = 0; at < text.length; at += 1) thousandths += advance(text, at, set)
  return (thousandths * size) / 1000
}

/** Breaks between words, and inside a word wider than a line. */
export function linesOf(text: string, set: LetterSet, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (widthOf(longer, set, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(...pieces(word, set, size, width))
  }
  return lines
}

function pieces(word: string, set: LetterSet, size: number, width: number): string[] {
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (longer.length > 1 && widthOf(longer, set, size) > width) parts.push(letter)
    else parts.splice(-1, 1, longer)
  }
  return parts
}

/** Limits the number of lines; omitted text is replaced by an ellipsis. */
export function clampLines(
  lines: readonly string[],
  most: number,
  fits: (line: string) => boolean,
): string[] {
  if (lines.length <= most) return [...lines]
  let last = `${lines[most - 1]}${ELLIPSIS}`
  while (last.length > 1 && !fits(last)) last = `${last.slice(0, -2).trimEnd()}${ELLIPSIS}`
  return [...lines.slice(0, most - 1), last]
}

/** A line of text as SVG outlines that need no font; `x` and `y` are the start of its base line. */
export function lettering(
  text: string,
  set: LetterSet,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let at = 0
  const outlines = [...text].map((letter, place) => {
    const outline = set.letters[letter]?.[1]
    const drawn = outline ? `<path transform="translate(${at})" d="${outline}"/>` : ''
    at += advance(text, place, set)
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${outlines.join('')}</g>`
}
