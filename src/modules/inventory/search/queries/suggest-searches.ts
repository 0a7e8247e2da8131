import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { editDistance } from '@/kernel/choices/edit-distance'
import { clamp } from '@/kernel/numbers'
import { normalForm } from '@/kernel/text/normal-form'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { number, text as words } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import { visible } from '../engine/conditions-sql'
import { narrowByWords } from '../engine/narrow-by-words'
import { searchEngine } from '../engine/running-engine'
import type { SearchPlan } from '../engine/search-plan'
import { SUGGESTION_LIMIT, SUGGESTION_MIN_CHARS } from '../rules/search-limits'
import { plainWords } from '../rules/words/plain-words'
import { readText } from '../rules/words/read-text'
import { keysOf } from '../rules/words/spelling-keys'
import type { Entry, Vocabulary } from '../rules/words/vocabulary'
import { emptyVehicleSearch } from '../schemas/vehicle-search'
import { stockNumberRanges } from './match-stock-numbers'
import { readPricesNow } from './read-prices-now'
import { normalizeText, readTerms, type Term, type Terms } from './read-search-terms'
import type { SearchViewer } from './read-search-viewer'
import { readVocabulary } from './read-vocabulary'

/** A line under the search field. `value` goes into the address under `facet`, or opens the vehicle. */
export type Suggestion =
  | {
      kind: 'make' | 'model' | 'modelCode' | 'tag' | 'bodyType'
      id: number
      label: string
      count: number
      parentId: number | null
    }
  | { kind: 'vehicle'; id: number; label: string; sku: string }

const FACETS = { make: 'make', model: 'model', tag: 'tags', bodyType: 'bodyType' } as const
type Kind = keyof typeof FACETS | 'modelCode'
type Offered = Term & { kind: Kind }

const isOffered = (term: Term | undefined): term is Offered =>
  term !== undefined && (term.kind in FACETS || term.kind === 'modelCode')

/** Longest text compared with names. */
const LONGEST = 60
const NEAR_FROM = 3

/** Names that begin like this, then those with a later word that does; ties by frequency. */
function beginning(terms: Terms, text: string, limit: number): Offered[] {
  const classOf = ({ kind, norm }: Term): number =>
    norm === text ? 0 : !norm.startsWith(text) ? 3 : kind === 'make' ? 1 : 2
  return terms
    .beginning(text)
    .flatMap((place) => {
      const term = terms.all[place]
      return isOffered(term) ? [{ term, rank: classOf(term) * terms.all.length + place }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ term }) => term)
}

const KIND_OF: Partial<Record<Entry['facet'], Kind>> = {
  make: 'make',
  model: 'model',
  modelCode: 'modelCode',
  bodyType: 'bodyType',
  tags: 'tag',
}

/** What staff's search words mean that begin like this. */
const messages = ({ senses }: Vocabulary, key: string): Entry[] =>
  key === ''
    ? []
    : [...senses].flatMap(([words, sense]) =>
        words.startsWith(key) && 'entries' in sense ? sense.entries : [],
      )

/** The names that the whole text means in another spelling: 'rav 4', 'vw golf', 'トヨタ'. */
function meant(known: Vocabulary, terms: Terms, text: string, limit: number): Offered[] {
  const pieces = readText(known, text)
  const { search, words } = narrowByWords(emptyVehicleSearch(), pieces)
  const whole = words.length > 0 || pieces.some(({ kind }) => kind !== 'named') ? null : search
  const names = whole?.model.length ? (['model'] as const) : (['make', 'bodyType', 'tags'] as const)
  const wanted = new Set([
    ...names.flatMap((facet) => (whole?.[facet] ?? []).map((id) => `${KIND_OF[facet]} ${id}`)),
    ...keysOf(plainWords(text)).flatMap((key) =>
      messages(known, key).map(({ facet, id }) => `${KIND_OF[facet]} ${id}`),
    ),
  ])
  if (wanted.size === 0) return []
  return terms.all
    .filter(isOffered)
    .filter(({ kind, ref }) => wanted.has(`${kind} ${ref}`))
    .slice(0, limit)
}

/** Each line once. */
function once(lines: readonly Suggestion[]): Suggestion[] {
  const known = new Map(lines.map((line) => [`${line.kind} ${line.id}`, line]))
  return [...known.values()]
}

/**
 * The typed text against the same length of each name, and against the whole: errors occur before the end.
 */
function near(terms: Terms, text: string, limit: number): Offered[] {
  if (text.length < NEAR_FROM) return []
  const most = text.length < 5 ? 1 : 2
  const distanceOf = ({ norm, phrase }: Term): number => {
    const begun = editDistance(text, norm.slice(0, text.length), most)
    const whole = Math.min(begun, editDistance(text, norm, most))
    return phrase === norm ? whole : Math.min(whole, editDistance(text, phrase.slice(0, text.length), most))
  }
  const offers: Offered[][] = Array.from({ length: most + 1 }, () => [])
  for (const term of terms.all) if (isOffered(term)) offers[distanceOf(term)]?.push(term)
  return offers.flat().slice(0, limit)
}

const VEHICLE = { id: number(sql`s.id`), sku: words(sql`s.sku`), name: words(sql`s.name`) }

/** Showrooms that the viewer is limited to. */
type Showrooms = SearchPlan['showrooms']

/** The public's query differs in text from that of staff limited to showrooms, so each has its own plan. */
const nameFor = (name: string, showrooms: Showrooms): string => (showrooms === 'all' ? name : `${name}_own`)

const BY_STOCK_NUMBER = (digits: string, showrooms: Showrooms, limit: number) => {
  const ranges = stockNumberRanges(digits)
  const [low, high] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return (columns: SQL) => sql`SELECT DISTINCT ON (place, s.id) ${columns}
    FROM unnest(${sql.param(low)}::int[], ${sql.param(high)}::int[]) WITH ORDINALITY r (low, high, place),
      LATERAL (SELECT vehicle_id AS id, card ->> 'sku' AS sku, card ->> 'name' AS name FROM vehicle_search
        WHERE ${visible(showrooms)} AND vehicle_id BETWEEN low AND high ORDER BY vehicle_id LIMIT ${limit}) s
    ORDER BY place, s.id LIMIT ${limit + 1}`
}

/** The digits of a partly typed stock number: 'KD-0012', 'kd12', or three and more digits alone. */
const stockDigits = (text: string): string | null =>
  /^(?:kd[\s-]?(\d{1,9})|(\d{3,9}))$/i.exec(text.trim())?.slice(1).find(Boolean) ?? null

async function vehicleLines(
  payload: Payload,
  text: string,
  showrooms: Showrooms,
  limit: number,
): Promise<Suggestion[]> {
  const digits = stockDigits(text)
  if (!digits) return []
  const query = BY_STOCK_NUMBER(digits, showrooms, limit)
  const rows = await selectPrepared(payload, nameFor('kaido_suggest_stock', showrooms), VEHICLE, query)
  const once = new Map(rows.map((row) => [row.id, row]))
  return [...once.values()].map(({ id, sku, name }) => ({
    kind: 'vehicle',
    id,
    sku,
    label: `${sku} ${name}`,
  }))
}

const CODE_COUNT = { code: vehicleSearch.modelCode, n: number(sql`count(*)`) }

const CODE_COUNTS = (codes: readonly number[], showrooms: Showrooms) => sql`FROM vehicle_search
  WHERE ${visible(showrooms)} AND model_code = ANY (${sql.param([...codes])}::int[]) GROUP BY model_code`

async function codeCounts(
  payload: Payload,
  terms: readonly Offered[],
  showrooms: Showrooms,
): Promise<Map<number, number>> {
  const codes = terms.flatMap(({ kind, ref }) => (kind === 'modelCode' ? [ref] : []))
  if (codes.length === 0) return new Map()
  const rows = await selectPrepared(
    payload,
    nameFor('kaido_suggest_codes', showrooms),
    CODE_COUNT,
    CODE_COUNTS(codes, showrooms),
  )
  return new Map(rows.map(({ code, n }) => [code, n]))
}

/** Names with the number of vehicles that the viewer now finds by them; those without any are left out. */
async function termLines(
  payload: Payload,
  terms: readonly Offered[],
  showrooms: Showrooms,
): Promise<Suggestion[]> {
  if (terms.length === 0) return []
  const [{ counts }, codes] = await Promise.all([
    readPricesNow(payload).then((prices) => searchEngine(payload).universe(showrooms, prices)),
    codeCounts(payload, terms, showrooms),
  ])
  return terms.flatMap(({ kind, ref, parent, label }) => {
    const count = (kind === 'modelCode' ? codes : counts[FACETS[kind]]).get(ref) ?? 0
    return count > 0 ? [{ kind, id: ref, label, count, parentId: parent }] : []
  })
}

/**
 * What the typed words may mean, at most `limit` lines: makes, models, codes, body types and tags with listed
 * vehicles, and vehicles by stock number. Typos are tolerated from three letters on.
 *
 * @param viewer signed-in staff other than role 1 only get suggestions and counts from their showrooms
 */
export async function suggestSearches(
  payload: Payload,
  text: string,
  { showrooms = 'all' }: SearchViewer = {},
  limit = SUGGESTION_LIMIT,
): Promise<Suggestion[]> {
  const wanted = clamp(limit, 1, SUGGESTION_LIMIT)
  if ([...text.trim()].length < SUGGESTION_MIN_CHARS) return []
  const [terms, known, norm, vehicles] = await Promise.all([
    readTerms(payload),
    readVocabulary(payload),
    normalizeText(payload, text),
    vehicleLines(payload, text, showrooms, wanted),
  ])
  if (norm === '') return vehicles
  // Some of them may have no vehicle at the moment.
  const candidates = 4 * wanted
  const named = [
    ...beginning(terms, norm, candidates),
    ...meant(known, terms, normalForm(text, 'NFKC'), candidates),
  ]
  const lines = once([...vehicles, ...(await termLines(payload, named, showrooms))])
  if (lines.length >= wanted) return lines.slice(0, wanted)
  const nearby = await termLines(payload, near(terms, norm.slice(0, LONGEST), candidates), showrooms)
  return once([...lines, ...nearby]).slice(0, wanted)
}
