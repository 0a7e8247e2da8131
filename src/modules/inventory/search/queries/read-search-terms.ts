import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { type RowOf, text as words } from '@/server/rows/fields'
import { select, selectPrepared } from '@/server/rows/select'
import { searchTerm } from './tables'

const TERM = {
  kind: searchTerm.kind,
  ref: searchTerm.ref,
  parent: searchTerm.parent,
  label: searchTerm.label,
  norm: searchTerm.norm,
  phrase: searchTerm.phrase,
  /** How many listed vehicles it named at the last count. */
  popularity: searchTerm.popularity,
}

/**
 * A name that typed words may mean. `norm` is the name alone, `phrase` includes its make, as written by
 * search_norm.
 */
export type Term = RowOf<typeof TERM>
export type TermKind = Term['kind']

/** All terms, more popular ones first, with an index to find them. */
export type Terms = {
  all: readonly Term[]
  /** Positions of the terms in which some word and what follows begins like this. */
  beginning: (text: string) => number[]
}

const known = new WeakMap<References, Promise<Terms>>()

/**
 * The search terms, cached in the process while no list or term changes: as current as the names of
 * references().
 */
export async function readTerms(payload: Payload): Promise<Terms> {
  const key = await readReferences(payload)
  const loaded = known.get(key)
  if (loaded) return loaded
  const loading = load(payload)
  known.set(key, loading)
  // A failure is not cached; its caller gets it, and the next one tries again.
  loading.catch(() => known.delete(key))
  return loading
}

const load = async (payload: Payload): Promise<Terms> =>
  termsOf(
    await select(
      payload,
      TERM,
      sql`FROM search_term ORDER BY search_term.popularity DESC, search_term.label, search_term.id`,
    ),
  )

/** Indexes terms, given in order of popularity. */
export function termsOf(all: readonly Term[]): Terms {
  const endings: { text: string; place: number }[] = []
  for (const [place, term] of all.entries())
    for (const text of new Set([...endingsOf(term.phrase), term.norm])) endings.push({ text, place })
  endings.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return { all, beginning: (text) => beginning(endings, text) }
}

/** A phrase from each of its words on. */
function endingsOf(phrase: string): string[] {
  const endings = [phrase]
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1))
    endings.push(phrase.slice(at + 1))
  return endings
}

function beginning(endings: readonly { text: string; place: number }[], text: string): number[] {
  let [low, high] = [0, endings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((endings[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  const places = new Set<number>()
  for (let at = low; at < endings.length; at += 1) {
    const ending = endings[at]
    if (!ending?.text.startsWith(text)) break
    places.add(ending.place)
  }
  return [...places]
}

const NORM = { norm: words(sql`n`) }

/**
 * The typed text in the normalized form of terms and vehicles: no case, no accents, single spaces between
 * runs of letters and digits. Postgres decides what is a letter and what an accent; plain ASCII needs no
 * query.
 */
export async function normalizeText(payload: Payload, text: string): Promise<string> {
  if (/^[\u0020-\u007e]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const [row] = await selectPrepared(payload, 'kaido_search_norm', NORM, sql`FROM search_norm(${text}) n`)
  return row?.norm ?? ''
}
