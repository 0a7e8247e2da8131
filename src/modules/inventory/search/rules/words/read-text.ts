import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { MOST_WORDS } from '../search-words'
import { CURRENCY_SIGN } from './currency-words'
import type { NamedFacet } from './named-facets'
import { plainWords } from './plain-words'
import { type Amount, amountAt, comparisonEnd } from './read-amounts'
import { IDLE_WORDS } from './trade-words'
import { type Entry, senseOf, type Vocabulary } from './vocabulary'

/** A part of a typed text, as it was typed, and its meaning. */
export type Piece = { text: string } & (
  | { kind: 'named'; facet: NamedFacet; entries: readonly Entry[] }
  /** It names entries of several lists, or a year and something else: any of them may be meant. */
  | { kind: 'either'; entries: readonly Entry[]; year: number | null }
  | { kind: 'amount'; amount: Amount }
  | { kind: 'stock'; id: number }
  /** It means nothing that is known; `exact` if it was put in quotation marks. */
  | { kind: 'word'; exact: boolean }
)

const QUOTED = /["“”„«]([^"“”„«»]*)["“”»]/uy
const STOCK = /kd[\s-]?(\d{1,9})(?![\p{L}\p{N}])/iuy
const WORD = /[\p{L}\p{N}\p{M}]+/uy
const BETWEEN = /[^\p{L}\p{N}\p{M}"“”„«]*/uy
/** What an amount can begin with that is neither letter nor digit. */
const SIGN = new RegExp(`${CURRENCY_SIGN.source}|[<>≤≥]`)

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Up to four words from a place on, each with where it ends; signs that begin an amount end a name. */
function wordsFrom(text: string, from: number): { word: string; end: number }[] {
  const words: { word: string; end: number }[] = []
  let at = from
  while (words.length < MOST_WORDS) {
    const word = match(WORD, text, at)
    if (!word) break
    words.push({ word: word[0], end: at + word[0].length })
    at += word[0].length
    const between = match(BETWEEN, text, at)?.[0] ?? ''
    if (SIGN.test(between)) break
    at += between.length
  }
  return words
}

/** Of several entries the most specific: a make, not its model of the same name; a model, not such a code. */
function meaningful(entries: readonly Entry[]): Entry[] {
  const has = (facet: NamedFacet, id: number | null) =>
    entries.some((one) => one.facet === facet && one.id === id)
  const meaningfulEntries = entries.filter(
    ({ facet, parent }) =>
      !(facet === 'model' && has('make', parent)) && !(facet === 'modelCode' && has('model', parent)),
  )
  const main = meaningfulEntries.filter(({ facet }) => facet !== 'features')
  return main.length > 0 ? main : meaningfulEntries
}

function pieceOf(text: string, entries: readonly Entry[], year: number | null): Piece {
  const meaningfulEntries = meaningful(entries)
  const [first] = meaningfulEntries
  const isOne = first && year === null && meaningfulEntries.every(({ facet }) => facet === first.facet)
  return isOne
    ? { text, kind: 'named', facet: first.facet, entries: meaningfulEntries }
    : { text, kind: 'either', entries: meaningfulEntries, year }
}

/** What words mean, and what the reader counts distances in. */
type Reading = { vocabulary: Vocabulary; unit: DistanceUnit }

type Read = { pieces: Piece[]; end: number }

/** Words in place of others are read once: they cannot stand for others again. */
const instead = ({ unit, vocabulary }: Reading, other: string): Piece[] =>
  readText({ ...vocabulary, senses: new Map() }, other, unit)

/** The longest name at a place. */
function nameAt(reading: Reading, text: string, at: number): Read | null {
  const words = wordsFrom(text, at)
  for (let count = words.length; count > 0; count -= 1) {
    const end = words[count - 1]?.end ?? at
    const typed = text.slice(at, end)
    const sense = senseOf(reading.vocabulary, plainWords(typed))
    if (!sense) continue
    const pieces =
      'instead' in sense ? instead(reading, sense.instead) : [pieceOf(typed, sense.entries, null)]
    return { pieces, end }
  }
  return null
}

const bareYear = ({ max, min, of }: Amount, text: string): number | null =>
  of === 'year' && min === max && /^\d{4}$/.test(text) ? (min ?? null) : null

/** An amount; a year alone may also be the name of a model. */
function amountPiece({ unit, vocabulary }: Reading, text: string, at: number): Read | null {
  const amount = amountAt(text, at, unit)
  if (!amount) return null
  const typed = text.slice(at, amount.end)
  const year = bareYear(amount, typed)
  const sense = year === null ? null : senseOf(vocabulary, [typed])
  const piece: Piece =
    sense && 'entries' in sense
      ? pieceOf(typed, sense.entries, year)
      : { text: typed, kind: 'amount', amount }
  return { pieces: [piece], end: amount.end }
}

const unknown = (text: string, end: number): Read => ({
  pieces: (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => ({
    text: word,
    kind: 'word',
    exact: false,
  })),
  end,
})

function pieceAt(reading: Reading, text: string, at: number): Read | null {
  const quoted = match(QUOTED, text, at)
  if (quoted) {
    const words = (quoted[1] ?? '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    return {
      pieces: words.map((word) => ({ text: word, kind: 'word', exact: true })),
      end: at + quoted[0].length,
    }
  }
  const stock = match(STOCK, text, at)
  if (stock)
    return { pieces: [{ text: stock[0], kind: 'stock', id: Number(stock[1]) }], end: at + stock[0].length }
  const piece = amountPiece(reading, text, at)
  if (piece) return piece
  // A comparison without meaning for a vehicle is no name either: 'at least' is no automatic.
  const compared = comparisonEnd(text, at)
  if (compared !== null) return unknown(text.slice(at, compared), compared)
  const name = nameAt(reading, text, at)
  if (name) return name
  const word = match(WORD, text, at)
  return word && unknown(word[0], at + word[0].length)
}

/**
 * The meaning of a typed text, piece by piece: names of the lists in whatever spelling, stock numbers, amounts. Words in
 * quotation marks mean themselves. Text must be in Unicode's form NFKC.
 *
 * @param unit of distances for which none is given
 */
export function readText(vocabulary: Vocabulary, text: string, unit: DistanceUnit = 'mi'): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt({ vocabulary, unit }, text, at)
    pieces.push(...(piece?.pieces ?? []))
    at = piece ? piece.end : at + 1
  }
  const isUnderstood = pieces.some(({ kind }) => kind !== 'word')
  const isIdle = (piece: Piece) =>
    piece.kind === 'word' && !piece.exact && IDLE_WORDS.has(piece.text.toLowerCase())
  return isUnderstood ? pieces.filter((piece) => !isIdle(piece)) : pieces
}
