import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { clamp } from '@/kernel/numbers'
import { SUGGESTION_LIMIT, SUGGESTION_MIN_CHARS } from '../rules/limits'
import { searchEngine } from '../search/engines'
import { preparedRows } from './run'
import type { Suggestion } from './types'

type TermRow = {
  kind: 'make' | 'model' | 'modelCode' | 'tag' | 'bodyType'
  ref: number
  parent: number | null
  label: string
  n: number
}
type VehicleRow = { id: number; sku: string; name: string }

const KINDS = sql`kind IN ('make', 'model', 'modelCode', 'tag', 'bodyType')`
const LIVE = sql`CASE WHEN kind = 'modelCode'
  THEN (SELECT count(*)::int FROM vehicle_search WHERE is_public AND model_code = ref) ELSE popularity END AS n`

// Names that begin so come before names in which a later word begins so; among equals the more frequent first.
const BEGINNING = (text: string, limit: number) => sql`
  WITH q AS MATERIALIZED (SELECT search_norm(${text}) AS q)
  SELECT kind, ref, parent, label, ${LIVE} FROM search_term, q
  WHERE q.q <> '' AND ${KINDS} AND (norm LIKE q.q || '%' OR phrase LIKE q.q || '%' OR phrase LIKE '% ' || q.q || '%')
  ORDER BY (norm = q.q) DESC, (kind = 'make' AND norm LIKE q.q || '%') DESC, (norm LIKE q.q || '%') DESC,
    popularity DESC, label LIMIT ${limit}`

// What is typed so far is compared with as much of each name, and with the whole: errors come before the end.
const NEAR = (text: string, limit: number) => sql`
  WITH q AS MATERIALIZED (SELECT left(search_norm(${text}), 60) AS q,
    CASE WHEN length(search_norm(${text})) < 5 THEN 1 ELSE 2 END AS k)
  SELECT kind, ref, parent, label, ${LIVE} FROM (
    SELECT t.*, least(
      levenshtein_less_equal(q.q, left(t.norm, length(q.q)), q.k),
      levenshtein_less_equal(q.q, left(t.norm, 80), q.k),
      levenshtein_less_equal(q.q, left(t.phrase, length(q.q)), q.k)) AS d, q.k
    FROM search_term t, q WHERE length(q.q) >= 3 AND ${KINDS}) near
  WHERE d <= k ORDER BY d, popularity DESC, label LIMIT ${limit}`

const BY_STOCK_NUMBER = (digits: string, limit: number) => sql`
  SELECT vehicle_id AS id, card ->> 'sku' AS sku, card ->> 'name' AS name FROM vehicle_search
  WHERE is_public AND (vehicle_id = ${Number(digits)} OR doc LIKE ${`kd ${digits}%`})
  ORDER BY (vehicle_id = ${Number(digits)}) DESC, vehicle_id LIMIT ${limit}`

/** The digits of a stock number as it is being typed: 'KD-0012', 'kd12', or three digits and more alone. */
const stockDigits = (text: string): string | null =>
  /^(?:kd[\s-]?(\d{1,9})|(\d{3,9}))$/i.exec(text.trim())?.slice(1).find(Boolean) ?? null

/**
 * What the words typed so far may mean, at most `limit` lines: makes, models, codes, body types and tags of
 * which vehicles are listed, and vehicles by stock number. Typing errors are forgiven from three letters on.
 */
export async function suggest(
  payload: Payload,
  text: string,
  limit = SUGGESTION_LIMIT,
): Promise<Suggestion[]> {
  const wanted = clamp(limit, 1, SUGGESTION_LIMIT)
  if ([...text.trim()].length < SUGGESTION_MIN_CHARS) return []
  const digits = stockDigits(text)
  const [terms, vehicles] = await Promise.all([
    preparedRows<TermRow>(payload, 'kaido_suggest', BEGINNING(text, 4 * wanted)),
    digits ? preparedRows<VehicleRow>(payload, 'kaido_suggest_stock', BY_STOCK_NUMBER(digits, wanted)) : [],
  ])
  const lines = [...vehicles.map(vehicleLine), ...(await termLines(payload, terms))]
  if (lines.length >= wanted) return lines.slice(0, wanted)
  const near = await preparedRows<TermRow>(payload, 'kaido_suggest_near', NEAR(text, 4 * wanted))
  const known = new Set(lines.map((line) => `${line.kind} ${line.id}`))
  const more = (await termLines(payload, near)).filter((line) => !known.has(`${line.kind} ${line.id}`))
  return [...lines, ...more].slice(0, wanted)
}

const vehicleLine = ({ id, sku, name }: VehicleRow): Suggestion => ({
  kind: 'vehicle',
  id,
  sku,
  label: `${sku} ${name}`,
})

const FACETS = { make: 'make', model: 'model', tag: 'tags', bodyType: 'bodyType' } as const

/** Names with the number of vehicles as it is now; those without any are left out. */
async function termLines(payload: Payload, terms: readonly TermRow[]): Promise<Suggestion[]> {
  if (terms.length === 0) return []
  const { counts } = await searchEngine(payload).universe('all')
  return terms.flatMap(({ kind, ref, parent, label, n }) => {
    const count = kind === 'modelCode' ? n : (counts[FACETS[kind]].get(ref) ?? 0)
    return count > 0 ? [{ kind, id: ref, label, count, parentId: parent }] : []
  })
}
