import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { preparedRows } from '../queries/run'
import type { Understood } from '../queries/types'
import { stockNumber } from '../rules/derive-vehicle'
import type { IdFacet } from '../schemas/search-shape'
import type { Condition } from './engine'

/** What a text came to: filters where its words name something, letters to look for where they do not. */
export type TextMeaning = {
  conditions: Condition[]
  understood: Understood[]
  /** The text with its likely typing errors put right; null when nothing was changed. */
  corrected: string | null
}

type Term = { kind: string; ref: number; label: string }
type Gram = { i: number; len: number; g: string; terms: Term[] | null }

const FACET_OF_KIND: Record<string, IdFacet> = {
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

// A model is also meant by its first words: 'corolla' is every Corolla. The range is 'corolla ' up to 'corolla!'.
const grams = (text: string) => sql`
  WITH w AS (SELECT string_to_array(search_norm(${text}), ' ') AS a)
  SELECT i, len, g, (SELECT json_agg(json_build_object('kind', kind, 'ref', ref, 'label', label) ORDER BY popularity DESC, ref)
    FROM (SELECT kind, ref, label, popularity FROM search_term WHERE norm = g
      UNION ALL
      SELECT kind, ref, label, popularity FROM search_term
      WHERE kind = 'model' AND norm ~>=~ (g || ' ') AND norm ~<~ (g || '!')) t) AS terms
  FROM w, generate_series(1, cardinality(a)) i, generate_series(1, ${sql.raw(String(MAX_WORDS))}) len,
    LATERAL (SELECT array_to_string(a[i:i + len - 1], ' ') AS g) x
  WHERE i + len - 1 <= cardinality(a) ORDER BY i, len DESC`

const readGrams = (payload: Payload, text: string): Promise<Gram[]> =>
  preparedRows<Gram>(payload, 'kaido_search_grams', grams(text))

/** A year stays a word: the public text of a vehicle holds it, and a model may be called so too. */
const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word)

const stockId = (phrase: string): number | null => {
  const digits = /^kd ?(\d{1,9})$/.exec(phrase)?.[1]
  return digits ? Number(digits) : null
}

function named(terms: readonly Term[]): { condition: Condition; understood: Understood } | null {
  const byFacet = new Map<IdFacet, number[]>()
  for (const { kind, ref } of terms) {
    const facet = FACET_OF_KIND[kind]
    if (facet) byFacet.set(facet, [...(byFacet.get(facet) ?? []), ref])
  }
  const first = terms[0]
  const facet = first && FACET_OF_KIND[first.kind]
  if (!first || !facet) return null
  return {
    condition: { kind: 'named', any: [...byFacet].map(([name, ids]) => ({ facet: name, ids })) },
    understood: { facet, id: first.ref, name: first.label },
  }
}

type Reading = Pick<TextMeaning, 'conditions' | 'understood'> & { words: string[]; all: string[] }

/** Takes the longest name at each place; what names nothing is left as a word. */
function read(found: readonly Gram[]): Reading {
  const reading: Reading = { conditions: [], understood: [], words: [], all: [] }
  let next = 1
  for (const { i, len, g, terms } of found) {
    if (len === 1 && g !== '') reading.all.push(g)
    if (i < next || g === '') continue
    const stock = stockId(g)
    const meaning = terms && !isYear(g) ? named(terms) : null
    if (stock !== null) {
      reading.conditions.push({ kind: 'vehicles', ids: [stock] })
      reading.understood.push({ facet: 'stockNumber', id: stock, name: stockNumber(stock) })
    } else if (meaning) {
      reading.conditions.push(meaning.condition)
      reading.understood.push(meaning.understood)
    } else if (len === 1) reading.words.push(g)
    else continue
    next = i + len
  }
  return reading
}

// A word that no vehicle's text holds and that has letters enough is compared with every word of every name.
const corrections = (words: readonly string[]) => sql`
  SELECT w, (SELECT t FROM (
      SELECT t, min(levenshtein_less_equal(w, t, k)) AS d, sum(popularity) AS p
      FROM search_term, unnest(string_to_array(norm, ' ')) t
      WHERE abs(length(t) - length(w)) <= k AND length(t) <= 60 AND NOT t ~ '[0-9]' GROUP BY t) c
    WHERE d <= k ORDER BY d, p DESC, t LIMIT 1) AS t
  FROM unnest(${sql.param([...words])}::text[]) w, LATERAL (SELECT CASE WHEN length(w) < 5 THEN 1 ELSE 2 END AS k) x
  WHERE length(w) BETWEEN 4 AND 40
    AND NOT EXISTS (SELECT 1 FROM vehicle_search WHERE is_public AND doc LIKE '%' || w || '%')`

/**
 * What a text means for the catalogue. Words that name a make, model, code, tag, body type, fuel, colour,
 * drivetrain or transmission become filters, a stock number its vehicle; what is left must stand in the
 * vehicle's public text. A word found nowhere is read as the nearest word of a name, if one is near.
 */
export async function meaningOf(payload: Payload, text: string): Promise<TextMeaning> {
  if (text.trim() === '') return { conditions: [], understood: [], corrected: null }
  const first = read(await readGrams(payload, text))
  const strange = first.words.filter((word) => word.length >= 4 && !/\d/.test(word))
  const fixes = new Map<string, string>()
  if (strange.length > 0)
    for (const { w, t } of await preparedRows<{ w: string; t: string | null }>(
      payload,
      'kaido_search_corrections',
      corrections(strange),
    ))
      if (t) fixes.set(w, t)
  const corrected = fixes.size > 0 ? first.all.map((word) => fixes.get(word) ?? word).join(' ') : null
  const reading = corrected ? read(await readGrams(payload, corrected)) : first
  // Signs alone name nothing, so they find nothing; they do not find everything.
  if (reading.all.length === 0) reading.conditions.push({ kind: 'vehicles', ids: [] })
  const words = reading.words.map((word): Condition => ({ kind: 'word', word }))
  return { conditions: [...reading.conditions, ...words], understood: reading.understood, corrected }
}
