import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type References, references } from '@/modules/inventory/lists/queries/references'
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
  /** How many listed vehicles it named when that was last counted. */
  popularity: searchTerm.popularity,
}

/** A name that typed words may mean. `norm` is the name alone, `phrase` with its maker, as search_norm writes them. */
export type Term = RowOf<typeof TERM>
export type TermKind = Term['kind']

/** All terms, the more popular ones first, and ways to find them. */
export type Terms = {
  all: readonly Term[]
  byNorm: ReadonlyMap<string, readonly Term[]>
  /** Places of the terms of which a word and what follows it begins so. */
  beginning: (text: string) => number[]
  /** Every word of every name, with the popularity of the names that hold it. */
  words: ReadonlyMap<string, number>
}

const known = new WeakMap<References, Promise<Terms>>()

/**
 * The search terms, kept in the process as long as no list and no term changes: as fresh as the names of
 * references().
 */
export async function searchTerms(payload: Payload): Promise<Terms> {
  const key = await references(payload)
  const loaded = known.get(key)
  if (loaded) return loaded
  const loading = load(payload)
  known.set(key, loading)
  // A failure is not kept; whoever asked meets it, and the next one asks again.
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

/** Prepares terms, in the order of their popularity, to be found. */
export function termsOf(all: readonly Term[]): Terms {
  const byNorm = new Map<string, Term[]>()
  const words = new Map<string, number>()
  const endings: { text: string; place: number }[] = []
  for (const [place, term] of all.entries()) {
    byNorm.set(term.norm, [...(byNorm.get(term.norm) ?? []), term])
    for (const word of term.norm.split(' ')) words.set(word, (words.get(word) ?? 0) + term.popularity)
    for (const text of new Set([...endingsOf(term.phrase), term.norm])) endings.push({ text, place })
  }
  endings.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return { all, byNorm, words, beginning: (text) => beginning(endings, text) }
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
 * What is typed in the one way of writing that terms and vehicles are kept in: no case, no accents, single
 * spaces between runs of letters and digits. Postgres decides what is a letter and what an accent; plain
 * letters need no question.
 */
export async function normalised(payload: Payload, text: string): Promise<string> {
  if (/^[\u0020-\u007e]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const [row] = await selectPrepared(payload, 'kaido_search_norm', NORM, sql`FROM search_norm(${text}) n`)
  return row?.norm ?? ''
}
