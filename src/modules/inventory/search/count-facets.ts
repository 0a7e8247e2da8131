import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { rowsOf, tuplesOf } from '../queries/run'
import { FACETS, type FacetName } from '../queries/types'
import { FACET_COLUMNS, type ListFacet, type PlainFacet } from './columns'
import type { FacetCounts } from './engine'

/** The most combinations of values that one pass of grouping may keep. */
const MAX_GROUPS = 1_500

export const emptyCounts = (): FacetCounts =>
  Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as unknown as FacetCounts

const isBand = (facet: FacetName): boolean => facet === 'priceRange' || facet === 'mileage'

/**
 * Adds `n` vehicles to what a stored value stands for. 0 is "none". A band's number is even inside it and odd
 * exactly on its lower bound, where the band below ends and counts the vehicle too.
 */
export function addCount(counts: FacetCounts, facet: FacetName, value: number, n: number): void {
  if (value <= 0) return
  const places = !isBand(facet)
    ? [value]
    : value % 2 === 0
      ? [value / 2 - 1]
      : [(value - 1) / 2, (value - 1) / 2 - 1].filter((place) => place >= 0)
  for (const place of places) counts[facet].set(place, (counts[facet].get(place) ?? 0) + n)
}

/**
 * Facets that are counted together in one grouping: their combinations stay few, so that each row costs one
 * step for several facets. Makes go with models, which determine them.
 */
export function bundles(facets: readonly PlainFacet[], universe: FacetCounts | null): PlainFacet[][] {
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

const columnsOf = (facets: readonly PlainFacet[]): SQL =>
  sql.raw(facets.map((facet) => FACET_COLUMNS[facet]).join(', '))

/** Counts of facets with one value per vehicle, all in one walk over the rows; gives the number of rows. */
export async function countPlain(
  payload: Payload,
  where: SQL,
  bins: readonly PlainFacet[][],
  counts: FacetCounts,
): Promise<number> {
  const facets = bins.flat()
  const sets = sql.join([...bins.map((bin) => sql`(${columnsOf(bin)})`), sql`()`], sql`, `)
  const columns = facets.length > 0 ? sql`, ${columnsOf(facets)}` : sql``
  const rows = await tuplesOf(
    payload,
    sql`SELECT count(*)::int${columns} FROM vehicle_search WHERE ${where} GROUP BY GROUPING SETS (${sets})`,
  )
  let total = 0
  for (const row of rows) {
    const n = row[0] ?? 0
    let grouped = false
    for (let place = 1; place < row.length; place += 1) {
      const value = row[place]
      const facet = facets[place - 1]
      if (value === null || value === undefined || facet === undefined) continue
      grouped = true
      addCount(counts, facet, value, n)
    }
    if (!grouped) total = n
  }
  return total
}

/** Counts of tags and features, which a vehicle has several of. */
export async function countLists(
  payload: Payload,
  where: SQL,
  facets: readonly ListFacet[],
  counts: FacetCounts,
): Promise<void> {
  if (facets.length === 0) return
  const names = facets.map((facet) => sql.raw(facet))
  const rows = await tuplesOf(
    payload,
    sql`SELECT count(*)::int, ${sql.join(names, sql`, `)} FROM
      (SELECT ${sql.join(
        names.map((name) => sql`unnest(${name}) AS ${name}`),
        sql`, `,
      )} FROM vehicle_search WHERE ${where}) q
      GROUP BY GROUPING SETS (${sql.join(
        names.map((name) => sql`(${name})`),
        sql`, `,
      )})`,
  )
  for (const [n, ...values] of rows)
    for (const [place, facet] of facets.entries()) addCount(counts, facet, values[place] ?? 0, n ?? 0)
}

/** Counts of one facet each under conditions of their own, in one statement. */
export async function countEach(
  payload: Payload,
  passes: readonly { facet: FacetName; where: SQL }[],
  counts: FacetCounts,
): Promise<void> {
  if (passes.length === 0) return
  const parts = passes.map(({ facet, where }, place) => {
    const value =
      facet === 'tags' || facet === 'features'
        ? sql`unnest(${sql.raw(facet)})`
        : sql.raw(FACET_COLUMNS[facet])
    return sql`SELECT ${sql.raw(String(place))} AS p, v, count(*)::int AS n
      FROM (SELECT ${value} AS v FROM vehicle_search WHERE ${where}) q GROUP BY v`
  })
  const rows = await rowsOf<{ p: number; v: number; n: number }>(payload, sql.join(parts, sql` UNION ALL `))
  for (const { p, v, n } of rows) {
    const facet = passes[p]?.facet
    if (facet) addCount(counts, facet, v, n)
  }
}

/** What is left of every count when others are taken away. */
export function subtract(from: FacetCounts, taken: FacetCounts, facets: readonly FacetName[]): FacetCounts {
  const left = emptyCounts()
  for (const facet of facets)
    for (const [option, n] of from[facet]) {
      const rest = n - (taken[facet].get(option) ?? 0)
      if (rest > 0) left[facet].set(option, rest)
    }
  return left
}
