import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derive-vehicle'
import { text as textField } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import type { TextParts, Understood } from '../queries/search-result'
import { normalised, searchTerms, type Term, type TermKind, type Terms } from '../queries/search-terms'
import { editDistance } from '../rules/edit-distance'
import type { IdFacet } from '../schemas/search-shape'
import type { Condition } from './engine'

/** The interpretation of a text: filters for recognised words, letters to search for in the others. */
export type TextMeaning = {
  conditions: Condition[]
  understood: Understood[]
  /** The text with likely typos corrected; null if nothing was changed. */
  corrected: string | null
  /** If only some words are recognised: both kinds separately. */
  parts: TextParts | null
}

const FACET_OF_KIND: Record<TermKind, IdFacet> = {
  make: 'make',
  model: 'model',
  modelCode: 'modelCode',
  tag: 'tags',
  bodyType: 'bodyType',
  fuel: 'fuel',
  color: 'color',
  driveTrain: 'driveTrain',
  transmission: 'transmission',
}

/** The longest name to match, in words. */
const MAX_WORDS = 4

const yearOf = (word: string): number | null => (/^(19|20)\d\d$/.test(word) ? Number(word) : null)

const stockId = (phrase: string): number | null => {
  const digits = /^kd ?(\d{1,9})$/.exec(phrase)?.[1]
  return digits ? Number(digits) : null
}

/** Terms with this name. A model also matches its first words: 'corolla' is every Corolla. */
function called(terms: Terms, phrase: string): Term[] {
  const exact = terms.byNorm.get(phrase) ?? []
  const longer = terms
    .beginning(`${phrase} `)
    .flatMap((place) => terms.all[place] ?? [])
    .filter(({ kind, norm }) => kind === 'model' && norm.startsWith(`${phrase} `))
  return [...exact, ...longer].sort((a, b) => b.popularity - a.popularity || a.ref - b.ref)
}

type Meaning = { condition: Condition; understood: Understood | null }

/** The meanings of a phrase. A number that may be a year is a year, whatever else has that name. */
function named(terms: Terms, phrase: string): Meaning | null {
  const year = yearOf(phrase)
  const found = called(terms, phrase)
  const [first] = found
  if (!first && year === null) return null
  const byFacet = new Map<IdFacet | 'year', number[]>(year === null ? [] : [['year', [year]]])
  for (const { kind, ref } of found) {
    const facet = FACET_OF_KIND[kind]
    byFacet.set(facet, [...(byFacet.get(facet) ?? []), ref])
  }
  return {
    condition: { kind: 'named', any: [...byFacet].map(([facet, ids]) => ({ facet, ids })) },
    understood:
      first && year === null ? { facet: FACET_OF_KIND[first.kind], id: first.ref, name: first.label } : null,
  }
}

function meaningAt(terms: Terms, phrase: string): Meaning | null {
  const stock = stockId(phrase)
  if (stock === null) return named(terms, phrase)
  return {
    condition: { kind: 'vehicles', ids: [stock] },
    understood: { facet: 'stockNumber', id: stock, name: stockNumber(stock) },
  }
}

type Reading = Pick<TextMeaning, 'conditions' | 'understood'> & { named: string[]; words: string[] }

/** Takes the longest name at each position; unrecognised words stay words. */
function read(terms: Terms, words: readonly string[]): Reading {
  const reading: Reading = { conditions: [], understood: [], named: [], words: [] }
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, n) => n + 1).reverse()
    const length = lengths.find((n) => meaningAt(terms, words.slice(at, at + n).join(' ')) !== null)
    const meaning = length ? meaningAt(terms, words.slice(at, at + length).join(' ')) : null
    if (meaning) {
      reading.conditions.push(meaning.condition)
      reading.named.push(...words.slice(at, at + (length ?? 1)))
      if (meaning.understood) reading.understood.push(meaning.understood)
    } else reading.words.push(words[at] ?? '')
    at += length ?? 1
  }
  return reading
}

/** The closest word in any name, the more popular one of two; null if none is close. */
function nearest(terms: Terms, word: string): string | null {
  const most = word.length < 5 ? 1 : 2
  let best: { text: string; distance: number; popularity: number } | null = null
  for (const [text, popularity] of terms.words) {
    const limit = best?.distance ?? most
    const distance = editDistance(word, text, limit)
    if (distance > limit || /\d/.test(text)) continue
    const isBetter =
      !best ||
      distance < best.distance ||
      popularity > best.popularity ||
      (popularity === best.popularity && text < best.text)
    if (isBetter) best = { text, distance, popularity }
  }
  return best?.text ?? null
}

const WORD = { w: textField(sql`w`) }

const UNKNOWN = (words: readonly string[]) => sql`FROM unnest(${sql.param([...words])}::text[]) w
  WHERE NOT EXISTS (SELECT 1 FROM vehicle_search WHERE is_public AND doc LIKE '%' || w || '%')`

/** Corrections of words that occur in no vehicle's text and are long enough to be compared. */
async function corrections(
  payload: Payload,
  terms: Terms,
  words: readonly string[],
): Promise<Map<string, string>> {
  const near = new Map<string, string>()
  for (const word of words) {
    if (word.length < 4 || word.length > 40 || /\d/.test(word)) continue
    const text = nearest(terms, word)
    if (text) near.set(word, text)
  }
  if (near.size === 0) return near
  const unknown = await selectPrepared(payload, 'kaido_search_unknown', WORD, UNKNOWN([...near.keys()]))
  return new Map(unknown.flatMap(({ w }) => [[w, near.get(w) ?? w] as const]))
}

const partsOf = ({ named, words }: Reading): TextParts | null =>
  named.length > 0 && words.length > 0 ? { named: named.join(' '), others: words.join(' ') } : null

/**
 * The meaning of a text for the catalogue. Words that name a make, model, code, tag, body type, fuel, colour,
 * drivetrain, transmission or a year become filters, a stock number its vehicle; the rest must occur in the
 * vehicle's public text. A word found nowhere is read as the closest word in a name, if one is close enough.
 */
export async function meaningOf(payload: Payload, text: string): Promise<TextMeaning> {
  if (text.trim() === '') return { conditions: [], understood: [], corrected: null, parts: null }
  const [terms, norm] = await Promise.all([searchTerms(payload), normalised(payload, text)])
  const words = norm.split(' ').filter(Boolean)
  // Punctuation alone means nothing, so it finds nothing, rather than everything.
  if (words.length === 0)
    return { conditions: [{ kind: 'vehicles', ids: [] }], understood: [], corrected: null, parts: null }
  const first = read(terms, words)
  const fixes = await corrections(payload, terms, first.words)
  const fixed = words.map((word) => fixes.get(word) ?? word)
  const reading = fixes.size > 0 ? read(terms, fixed) : first
  return {
    conditions: [...reading.conditions, ...reading.words.map((word): Condition => ({ kind: 'word', word }))],
    understood: reading.understood,
    corrected: fixes.size > 0 ? fixed.join(' ') : null,
    parts: partsOf(reading),
  }
}
