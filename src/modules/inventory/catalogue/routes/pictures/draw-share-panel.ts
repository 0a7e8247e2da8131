import { BOLD, type LetterSet, MEDIUM } from '@/drawing/data/letter-outlines'
import { clampLines, drawable, lettering, linesOf, widthOf } from '@/drawing/letters/lettering'
import type { ShareWords } from '../../rules/share-picture-url'

/** The light theme's paper and ink colours: shared pictures always look the same. */
const INK = '#13203A'
const SOFT = '#4A5468'
const LINE = '#E0DACD'
const ACCENT = '#C8371B'
const PAPER = '#FAF8F3'

export const PANEL = { width: 360, height: 630 }
const MARGIN = 28
const ROOM = PANEL.width - 2 * MARGIN

type Block = { set: LetterSet; size: number; leading: number; most: number; fill: string }

/** Lines of one text from a height downwards, and the height below them. */
function block(text: string, y: number, { set, size, leading, most, fill }: Block): [svg: string, y: number] {
  const fits = (line: string) => widthOf(line, set, size) <= ROOM
  const words = drawable(text, set)
  if (!words) return ['', y]
  const lines = clampLines(linesOf(words, set, size, ROOM), most, fits)
  const svg = lines.map((line, place) =>
    lettering(line, set, { x: MARGIN, y: y + size * 0.8 + place * leading, size, fill }),
  )
  return [svg.join(''), y + lines.length * leading]
}

/** The largest font size at which a text fits on one line. */
const sizeForOneLine = (text: string, set: LetterSet, largest: number): number =>
  Math.min(largest, Math.floor((ROOM / Math.max(1, widthOf(drawable(text, set), set, 1))) * 10) / 10)

const NOTE_SIZE = 18

/** A line on a strip of paper, for the corner of the picture; an SVG document that needs no font. */
export function shareNote(text: string): string {
  const words = drawable(text, MEDIUM)
  const width = Math.ceil(widthOf(words, MEDIUM, NOTE_SIZE)) + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="36"><rect width="100%" height="100%" rx="6" fill="${PAPER}"/>${lettering(words, MEDIUM, { x: 12, y: 24, size: NOTE_SIZE, fill: SOFT })}</svg>`
}

/** The panel as an SVG document of 360 × 630 that needs no font. */
export function sharePanel(words: ShareWords, site: string): string {
  const parts: string[] = []
  let y = 44
  const put = (text: string, style: Block, gap: number) => {
    const [svg, below] = block(text, y, style)
    if (!svg) return
    parts.push(svg)
    y = below + gap
  }
  const amount = sizeForOneLine(words.price, BOLD, 58)
  put(words.state, { set: BOLD, size: 22, leading: 28, most: 1, fill: ACCENT }, 8)
  put(words.name, { set: BOLD, size: 36, leading: 42, most: 4, fill: INK }, 22)
  put(words.price, { set: BOLD, size: amount, leading: amount * 1.12, most: 1, fill: INK }, 0)
  put(words.term, { set: MEDIUM, size: 24, leading: 30, most: 2, fill: SOFT }, 0)
  y += 18
  for (const fact of words.facts.slice(0, 4))
    put(fact, { set: MEDIUM, size: 22, leading: 30, most: 1, fill: SOFT }, 0)
  put(words.place, { set: MEDIUM, size: 22, leading: 30, most: 1, fill: SOFT }, 0)
  const foot = PANEL.height - 40
  const number = drawable(words.stockNumber, MEDIUM)
  const right = PANEL.width - MARGIN - widthOf(number, MEDIUM, 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL.width}" height="${PANEL.height}"><rect width="100%" height="100%" fill="${PAPER}"/>${parts.join('')}<path d="M${MARGIN} ${foot - 38}H${PANEL.width - MARGIN}" stroke="${LINE}" stroke-width="2"/>${lettering(drawable(site, BOLD), BOLD, { x: MARGIN, y: foot, size: 28, fill: INK })}${lettering(number, MEDIUM, { x: right, y: foot, size: 20, fill: SOFT })}</svg>`
}
