import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { FIRST_ADDED_MARK } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import { selectTuples } from '@/server/rows/select'
import type { Edge } from '../rules/mileage-bands'
import { FACETS, type FacetName } from '../schemas/search-shape'
import { priceBandSql } from './delivery-sql'
import { addCount, emptyCounts } from './facet-counts'
import { FACET_COLUMNS, isListFacet, type PlainFacet } from './filter-columns'
import type { FacetCounts } from './search-engine-type'
import type { SearchPlan } from './search-plan'

/** The most combinations of values allowed in one grouping. */
const MAX_GROUPS = 1_500

/** The same for a mark: a feature, or a tag below zero. Modules' fields are not counted. */
function addMark(counts: FacetCounts, mark: number, n: number): void {
  if (mark < 0) addCount(counts, 'tags', -mark, n)
  else if (mark < FIRST_ADDED_MARK) addCount(counts, 'features', mark, n)
}

/**
 * Facets counted together in one grouping: there are few combinations, so that each row costs one step for
 * several facets. Makes are grouped with models, which determine them.
 */
function bundles(facets: readonly PlainFacet[], universe: FacetCounts | null): PlainFacet[][] {
  const sizeOf = (facet: PlainFacet) => (universe ? universe[facet].size + 1 : MAX_GROUPS)
  const pair: PlainFacet[] = facets.filter((facet) => facet === 'make' || facet === 'model')
  const rest = facets.filter((facet) => !pair.includes(facet) && (!universe || universe[facet].size > 0))
  const bins: { facets: PlainFacet[]; groups: number }[] = []
  for (const facet of rest.sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const fits = bins.find((bin) => bin.groups * sizeOf(facet) <= MAX_GROUPS)
    if (!fits) bins.push({ facets: [facet], groups: sizeOf(facet) })
    else {
      fits.facets.push(facet)
      fits.groups *= sizeOf(facet)
    }
  }
  return [...(pair.length > 0 ? [pair] : []), ...bins.map((bin) => bin.facets)]
}

const isPlain = (facet: FacetName): facet is PlainFacet => !isListFacet(facet)
const columnOf = (facet: PlainFacet): SQL => sql.raw(FACET_COLUMNS[facet])
/** What bands are made from: the day's rates, and the boundaries of mileages if these are not the stored ones. */
export type Bands = Pick<SearchPlan, 'mileageEdges' | 'prices'>

/** The number of the band that a mileage is in, as `addCount` reads it; 0 if it is not known. */
const mileageBandSql = (edges: readonly Edge[]): SQL =>
  sql`(CASE WHEN mileage > 0 THEN 2 + ${sql.join(
    edges.map(({ least, most }) => sql`(mileage >= ${least})::int + (mileage > ${most})::int`),
    sql` + `,
  )} ELSE 0 END)`

/** As it is read from the table: what is stored, but for bands that depend on the day's rates or on the reader. */
const readAs =
  ({ mileageEdges, prices }: Bands) =>
  (facet: PlainFacet): SQL => {
    if (facet === 'priceRange') return sql`${priceBandSql(prices)} AS ${columnOf(facet)}`
    if (facet === 'mileage' && mileageEdges) return sql`${mileageBandSql(mileageEdges)} AS ${columnOf(facet)}`
    return columnOf(facet)
  }
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * Counts the facets' options among the rows of `where`, in one pass over the table: the few columns needed
 * are collected, then grouped. Also returns the number of rows.
 *
 * @param given what bands are made from, and counts of the whole catalogue, so that empty facets are skipped; null when
 * counting the catalogue itself
 */
export async function countFacets(
  payload: Payload,
  where: SQL,
  facets: readonly FacetName[],
  { universe, ...given }: Bands & { universe: FacetCounts | null },
): Promise<{ counts: FacetCounts; total: number }> {
  const bins = bundles(facets.filter(isPlain), universe)
  const columns = bins.flat()
  const wantsMarks = facets.some((facet) => isListFacet(facet) && universe?.[facet].size !== 0)
  const sets = [...bins.map((bin) => sql`(${list(bin.map(columnOf))})`), sql`()`]
  const picked = [...columns.map(readAs(given)), ...(wantsMarks ? [sql`marks`] : [])]
  const plain = sql`SELECT count(*)::int, NULL::int, ${list([...columns.map(columnOf), sql`NULL`])}
    FROM m GROUP BY GROUPING SETS (${list(sets)})`
  const marks = sql`SELECT count(*)::int, mark, ${list([...columns.map(() => sql`NULL`), sql`NULL`])}
    FROM (SELECT unnest(marks) AS mark FROM m) q GROUP BY mark`
  const rows = await selectTuples(
    payload,
    sql`WITH m AS MATERIALIZED (SELECT ${picked.length > 0 ? list(picked) : sql`1`} FROM vehicle_search WHERE ${where})
      ${plain} ${wantsMarks ? sql`UNION ALL ${marks}` : sql``}`,
  )
  const answer = readCounts(rows, columns)
  for (const facet of FACETS) if (!facets.includes(facet)) answer.counts[facet] = new Map()
  return answer
}

function readCounts(rows: readonly (number | null)[][], columns: readonly PlainFacet[]) {
  const counts = emptyCounts()
  let total = 0
  for (const row of rows) {
    const [n, mark] = [row[0] ?? 0, row[1] ?? null]
    if (mark !== null) addMark(counts, mark, n)
    let isGrouped = mark !== null
    for (const [place, facet] of columns.entries()) {
      const value = row[place + 2] ?? null
      if (value === null) continue
      isGrouped = true
      addCount(counts, facet, value, n)
    }
    if (!isGrouped) total = n
  }
  return { counts, total }
}

/** A facet with the condition of its own choice. */
export type OwnChoice = { facet: FacetName; chosen: SQL }

/**
 * For facets with a choice of their own: counts under all conditions except that choice. One pass collects
 * the rows that meet all choices or miss just one, and which; a row that misses one counts only for that
 * facet, a row that misses none for all of them.
 */
export async function countOwn(
  payload: Payload,
  base: SQL,
  choices: readonly OwnChoice[],
  given: Bands,
): Promise<FacetCounts> {
  const flags = choices.map(({ chosen }) => sql`coalesce(${chosen}, false)`)
  const columns = choices.map(({ facet }) => facet).filter(isPlain)
  const marked = choices.flatMap(({ facet }, place) => (isListFacet(facet) ? [place + 1] : []))
  const missed = sql.join(
    flags.map((flag, place) => sql`WHEN NOT ${flag} THEN ${sql.raw(String(place + 1))}`),
    sql` `,
  )
  const held = sql.join(
    flags.map((flag) => sql`${flag}::int`),
    sql` + `,
  )
  const picked = [...columns.map(readAs(given)), ...(marked.length > 0 ? [sql`marks`] : [])]
  const sets = columns.map((facet) => sql`(miss, ${columnOf(facet)})`)
  const parts = [
    ...(sets.length > 0
      ? [
          sql`SELECT count(*)::int, miss, NULL::int, ${list(columns.map(columnOf))} FROM m GROUP BY GROUPING SETS (${list(sets)})`,
        ]
      : []),
    ...(marked.length > 0
      ? [
          sql`SELECT count(*)::int, miss, ${list([sql`mark`, ...columns.map(() => sql`NULL`)])} FROM (SELECT miss, unnest(marks) AS mark
            FROM m WHERE miss IN (0, ${list(marked.map((place) => sql.raw(String(place))))})) q GROUP BY miss, mark`,
        ]
      : []),
  ]
  const rows = await selectTuples(
    payload,
    sql`WITH m AS MATERIALIZED (SELECT CASE ${missed} ELSE 0 END AS miss, ${list(picked)} FROM vehicle_search
      WHERE ${base} AND ${held} >= ${choices.length - 1}) ${sql.join(parts, sql` UNION ALL `)}`,
  )
  return readOwn(rows, choices, columns)
}

function readOwn(
  rows: readonly (number | null)[][],
  choices: readonly OwnChoice[],
  columns: readonly PlainFacet[],
): FacetCounts {
  const counts = emptyCounts()
  const counted = (facet: FacetName, miss: number) => miss === 0 || choices[miss - 1]?.facet === facet
  for (const row of rows) {
    const [n, miss, mark] = [row[0] ?? 0, row[1] ?? 0, row[2] ?? null]
    if (mark !== null && counted(mark < 0 ? 'tags' : 'features', miss)) addMark(counts, mark, n)
    for (const [place, facet] of columns.entries()) {
      const value = row[place + 3] ?? null
      if (value !== null && counted(facet, miss)) addCount(counts, facet, value, n)
    }
  }
  return counts
}

/** Subtracts counts from others. */
export function subtract(from: FacetCounts, taken: FacetCounts, facets: readonly FacetName[]): FacetCounts {
  const left = emptyCounts()
  for (const facet of facets)
    for (const [option, n] of from[facet]) {
      const rest = n - (taken[facet].get(option) ?? 0)
      if (rest > 0) left[facet].set(option, rest)
    }
  return left
}
