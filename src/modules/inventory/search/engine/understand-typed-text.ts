import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { normalForm } from '@/kernel/text/normal-form'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { text as textField } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import { normalizeText } from '../queries/read-search-terms'
import { readVocabulary } from '../queries/read-vocabulary'
import { type ForeignPrice, inBaseCurrency } from '../rules/words/in-base-currency'
import { isCorrectable, nearest } from '../rules/words/nearest-word'
import { plain } from '../rules/words/plain-spelling'
import { plainWords } from '../rules/words/plain-words'
import { type Piece, readText } from '../rules/words/read-text'
import { keysOf } from '../rules/words/spelling-keys'
import type { Vocabulary } from '../rules/words/vocabulary'
import type { VehicleSearch } from '../schemas/search-shape'
import { type Narrowed, narrowByWords } from './narrow-by-words'
import type { Condition } from './search-plan'

/** A search with its words understood. */
export type Pending = Pick<Narrowed, 'search' | 'understood' | 'parts'> & {
  /** For what is left of its words. */
  conditions: Condition[]
  /** The text with likely typos corrected, and the text that is searched as it was typed; null if none was. */
  corrected: { text: string; asTyped: string } | null
  /** Prices that were typed in other currencies. */
  foreign: ForeignPrice[]
}

const WORD = { w: textField(sql`w`) }

const UNKNOWN = (words: readonly string[]) =>
  sql`FROM unnest(${sql.param([...words])}::text[]) WITH ORDINALITY typed (w, n)
  WHERE NOT EXISTS (SELECT 1 FROM vehicle_search WHERE is_public AND doc LIKE '%' || w || '%'
    AND (octet_length(w) = char_length(w) OR octet_length(doc) > char_length(doc)))`

/** Corrections of words that occur in no vehicle's text. */
async function corrections(
  payload: Payload,
  known: Vocabulary,
  pieces: readonly Piece[],
): Promise<Map<string, string>> {
  const near = new Map<string, { typed: string; written: string }>()
  for (const piece of pieces) {
    if (piece.kind !== 'word' || piece.exact) continue
    const word = plain(piece.text)
    const written = isCorrectable(word) ? nearest(known, word) : null
    if (written) near.set(await normalizeText(payload, piece.text), { typed: piece.text, written })
  }
  if (near.size === 0) return new Map()
  const unknown = await selectPrepared(payload, 'kaido_search_unknown', WORD, UNKNOWN([...near.keys()]))
  return new Map(
    unknown.flatMap(({ w }) => (near.has(w) ? [[near.get(w)?.typed ?? w, near.get(w)?.written ?? w]] : [])),
  )
}

/** A name in the spelling of its list, anything else as it was typed. */
function shown(piece: Piece): string {
  if (piece.kind !== 'named') return piece.text
  const keys = keysOf(plainWords(piece.text))
  const entry = piece.entries.find(({ name }) => keysOf(plainWords(name)).some((key) => keys.includes(key)))
  return entry?.name ?? piece.text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

const quoted = (word: string): string => `"${word}"`

/** The pieces of a text once its typos are corrected. */
async function readCorrected(
  payload: Payload,
  known: Vocabulary,
  { distances: unit, q }: VehicleSearch,
): Promise<{ pieces: Piece[]; corrected: Pending['corrected'] }> {
  const pieces = readText(known, normalForm(q, 'NFKC'), unit)
  const fixes = await corrections(payload, known, pieces)
  if (fixes.size === 0) return { pieces, corrected: null }
  const texts = (fixed: (word: string) => string | undefined) =>
    pieces
      .map((piece) => {
        if (piece.kind !== 'word') return piece.text
        return piece.exact ? quoted(piece.text) : (fixed(piece.text) ?? piece.text)
      })
      .join(' ')
  const again = readText(
    known,
    texts((word) => fixes.get(word)),
    unit,
  )
  const asTyped = texts((word) => (fixes.has(word) ? quoted(word) : undefined))
  return { pieces: again, corrected: { text: again.map(shown).join(' '), asTyped } }
}

/** Prices in other currencies as they are compared. The rates are in memory, and only read if they are needed. */
const compared = async (payload: Payload, pieces: Piece[]) =>
  pieces.some((piece) => piece.kind === 'amount' && piece.amount.currencies)
    ? inBaseCurrency(pieces, (await getTariffs(payload)).rates)
    : { pieces, foreign: [] }

/** The letters that vehicles' texts must contain, each word for itself. */
async function wordConditions(payload: Payload, words: readonly string[]): Promise<Condition[]> {
  if (words.length === 0) return []
  const norm = await normalizeText(payload, words.join(' '))
  return norm
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ kind: 'word', word }))
}

const NOTHING: Condition = { kind: 'vehicles', ids: [] }

/**
 * A search as its words mean it. Names of list entries in any spelling, amounts and years become filters; stock numbers
 * and what has several meanings stay in the text and are conditions of their own; anything else must occur in the
 * vehicle's public text. A word found nowhere is read as the closest one in a name, if one is close enough.
 */
export async function understandTypedText(payload: Payload, given: VehicleSearch): Promise<Pending> {
  const reading = { search: given, conditions: [], understood: [], corrected: null, parts: null, foreign: [] }
  if (given.q.trim() === '') return reading
  const known = await readVocabulary(payload)
  const { corrected, pieces: read } = await readCorrected(payload, known, given)
  // Punctuation alone means nothing, so it finds nothing, rather than everything.
  if (read.length === 0) return { ...reading, conditions: [NOTHING] }
  const { foreign, pieces } = await compared(payload, read)
  const { conditions, parts, search, understood, words } = narrowByWords(given, pieces)
  return {
    search,
    conditions: [...conditions, ...(await wordConditions(payload, words))],
    understood,
    corrected,
    parts,
    foreign,
  }
}
