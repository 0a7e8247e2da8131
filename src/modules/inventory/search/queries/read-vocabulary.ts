import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { searchWords } from '@/modules/inventory/tables.gen'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { NAMED_FACETS } from '../rules/words/named-facets'
import { type Entry, type Vocabulary, vocabularyOf } from '../rules/words/vocabulary'
import { readTerms, type TermKind } from './read-search-terms'

const WORDS = {
  words: filled(searchWords.words),
  kind: filled(searchWords.kind),
  meaning: filled(searchWords.meaning),
}

const known = new WeakMap<References, Promise<Vocabulary>>()

/**
 * Everything that typed words can name, and what words mean by staff's entries. Cached by the process while no list
 * and no search word changes: as current as the names of references().
 */
export async function readVocabulary(payload: Payload): Promise<Vocabulary> {
  const lists = await readReferences(payload)
  const loaded = known.get(lists)
  if (loaded) return loaded
  const loading = load(payload, lists)
  known.set(lists, loading)
  // A failure is not cached; its caller gets it, and the next one tries again.
  loading.catch(() => known.delete(lists))
  return loading
}

/** Terms are called tag where the search has tags. */
const termKind = (facet: Entry['facet']): TermKind | null =>
  facet === 'tags'
    ? 'tag'
    : facet === 'steering' || facet === 'steeringPosition' || facet === 'features'
      ? null
      : facet

async function load(payload: Payload, lists: References): Promise<Vocabulary> {
  const [terms, taught] = await Promise.all([
    readTerms(payload),
    select(payload, WORDS, sql`FROM search_words ORDER BY search_words.id`),
  ])
  const popularity = new Map(terms.all.map((term) => [`${term.kind} ${term.ref}`, term.popularity]))
  const entries = NAMED_FACETS.flatMap((facet): Entry[] =>
    facet === 'modelCode'
      ? terms.all.flatMap(({ kind, label, parent, popularity: count, ref }) =>
          kind === 'modelCode' ? [{ facet, id: ref, parent, name: label, popularity: count }] : [],
        )
      : [...lists[facet].values()].map(({ id, name, parent }) => ({
          facet,
          id,
          parent: parent || null,
          name,
          popularity: popularity.get(`${termKind(facet)} ${id}`) ?? 0,
        })),
  )
  return vocabularyOf(entries, taught)
}
