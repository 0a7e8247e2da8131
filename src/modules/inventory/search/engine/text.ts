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

/** What a text came to: filters where its words name something, letters to look for where they do not. */
export type TextMeaning = {
  conditions: Condition[]
  understood: Understood[]
  /** The text with its likely typing errors put right; null when nothing was changed. */
  corrected: string | null
  /** Where some words name something and others do not: both kinds apart. */
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

/** Longest name that is looked for, in words. */
const MAX_WORDS = 4

const yearOf = (word: string): number | null => (/^(19|20)\d\d$/.test(word) ? Number(word) : null)

const stockId = (phrase: string): number | null => {
  const digits = /^kd ?(\d{1,9})$/.exec(phrase)?.[1]
  return digits ? Number(digits) : null
}

/** Terms called so. A model is also meant by its first words: 'corolla' is every Corolla. */
function called(terms: Terms, phrase: string): Term[] {
  const exact = terms.byNorm.get(phrase) ?? []
  const longer = terms
    .beginning(`${phrase} `)
    .flatMap((place) => terms.all[place] ?? [])
    .filter(({ kind, norm }) => kind === 'model' && norm.startsWith(`${phrase} `))
  return [...exact, ...longer].sort((a, b) => b.popularity - a.popularity || a.ref - b.ref)
}

type Meaning = { condition: Condition; understood: Understood | null }

/** What a phrase names. A number that may be a year is one, whatever else is called so. */
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

/** Takes the longest name at each place; what names nothing is left as a word. */
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

/** The nearest word of a name, the more popular one of two; null when none is near. */
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

/** What to read instead of words that no vehicle's text holds and that have letters enough to be compared. */
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
 * What a text means for the catalogue. Words that name a make, model, code, tag, body type, fuel, colour,
 * drivetrain, transmission or a year become filters, a stock number its vehicle; what is left must stand in the
 * vehicle's public text. A word found nowhere is read as the nearest word of a name, if one is near.
 */
export async function meaningOf(payload: Payload, text: string): Promise<TextMeaning> {
  if (text.trim() === '') return { conditions: [], understood: [], corrected: null, parts: null }
  const [terms, norm] = await Promise.all([searchTerms(payload), normalised(payload, text)])
  const words = norm.split(' ').filter(Boolean)
  // Signs alone name nothing, so they find nothing; they do not find everything.
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
