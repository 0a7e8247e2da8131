import type { ImportField } from '../fields'
import type { FieldSource, ImportMap, LeafSource } from './schema'
import { isPattern, keyOf, patternFits, type TableValue } from './value-table'

/**
 * The order of the entries with a star decides what a table means. Maps were once kept in a form that loses it;
 * this says which of them mean the same in any order, puts back the order where only one makes sense, and names
 * the fields where nobody but a person can.
 */

type Entry = readonly [pattern: string, value: TableValue]

/** Stands in for a star: a character that no pattern has, so that only a star takes it. */
const ANYTHING = '\u0000'

/** Whether every text of the second pattern is one of the first. */
const covers = (wide: string, narrow: string): boolean =>
  patternFits(keyOf(narrow).replaceAll('*', ANYTHING), wide)

/** Whether some text fits both patterns. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  // reachable[j]: what is left of `a` from the current place and of `b` from j on can be the same text.
  let below: boolean[] = []
  for (let i = a.length; i >= 0; i -= 1) {
    const row: boolean[] = []
    for (let j = b.length; j >= 0; j -= 1) {
      const [x, y] = [a[i], b[j]]
      if (x === undefined && y === undefined) row[j] = true
      else if (x === '*') row[j] = below[j] === true || (y !== undefined && row[j + 1] === true)
      else if (y === '*') row[j] = row[j + 1] === true || (x !== undefined && below[j] === true)
      else row[j] = x !== undefined && x === y && below[j + 1] === true
    }
    below = row
  }
  return below[0] === true
}

/** What the order of two entries with a star has to be: the first before the second, either way, or nobody knows. */
function between([one, value]: Entry, [other, otherValue]: Entry): 'before' | 'after' | 'any' | 'unknown' {
  if (value === otherValue || !overlap(one, other)) return 'any'
  const [isWide, isNarrow] = [covers(one, other), covers(other, one)]
  if (isWide === isNarrow) return 'unknown'
  // Behind the wider one the narrower would never be reached, and nobody writes it for nothing.
  return isNarrow ? 'before' : 'after'
}

const patternsOf = (values: Readonly<Record<string, TableValue>>): Entry[] =>
  Object.entries(values).filter(([text]) => isPattern(text))

/**
 * The entries in an order that makes sense, or null when it cannot be told. Entries between which the order
 * makes no difference keep theirs.
 */
function mendedTable(values: Readonly<Record<string, TableValue>>): Record<string, TableValue> | null {
  const patterns = patternsOf(values)
  const behind = relations(patterns)
  if (!behind) return null
  const left = new Set(patterns.keys())
  const ordered: Entry[] = []
  while (left.size > 0) {
    const next = [...left].find((index) => behind[index]?.every((other) => !left.has(other))) ?? 0
    left.delete(next)
    ordered.push(patterns[next] as Entry)
  }
  const exact = Object.entries(values).filter(([text]) => !isPattern(text))
  return Object.fromEntries([...exact, ...ordered])
}

/** A table with more entries with a star than this is for a person to look at. */
const MOST_PATTERNS = 300

/** For each entry the places of those that have to come before it; null where somebody has to say so. */
function relations(patterns: readonly Entry[]): number[][] | null {
  const behind: number[][] = patterns.map(() => [])
  if (patterns.length > MOST_PATTERNS) return null
  for (const [index, entry] of patterns.entries())
    for (const [other, otherEntry] of patterns.entries()) {
      if (other <= index) continue
      const found = between(entry, otherEntry)
      if (found === 'unknown') return null
      if (found === 'before') behind[other]?.push(index)
      if (found === 'after') behind[index]?.push(other)
    }
  return behind
}

/** The tables of a field: of its one source, or of several in order. */
export const tablesOf = (source: FieldSource): LeafSource[] =>
  (source.firstOf ?? [source]).filter(({ values }) => values !== undefined)

function mendedSource(source: FieldSource): { source: FieldSource; isSure: boolean } {
  let isSure = true
  const mended = <Source extends LeafSource>(leaf: Source): Source => {
    if (!leaf.values) return leaf
    const values = mendedTable(leaf.values)
    if (values) return { ...leaf, values }
    isSure = false
    return leaf
  }
  const whole = mended(source)
  const result = whole.firstOf ? { ...whole, firstOf: whole.firstOf.map((leaf) => mended(leaf)) } : whole
  return { source: result, isSure }
}

/**
 * A map whose tables lost their order, mended as far as it can be told. Fields of which it cannot stand in
 * `orderUnknown`.
 */
export function withOrder(map: ImportMap): ImportMap {
  const fields: ImportMap['fields'] = {}
  const orderUnknown: ImportField[] = []
  for (const [name, given] of Object.entries(map.fields) as [ImportField, FieldSource][]) {
    const { isSure, source } = mendedSource(given)
    fields[name] = source
    if (!isSure) orderUnknown.push(name)
  }
  const { orderUnknown: _before, ...rest } = map
  return { ...rest, fields, ...(orderUnknown.length > 0 ? { orderUnknown } : {}) }
}

/** The fields that a map may have misread because the order of their entries was lost, as it was kept. */
export const misreadFields = (map: ImportMap): ImportField[] =>
  (Object.entries(map.fields) as [ImportField, FieldSource][]).flatMap(([field, source]) =>
    tablesOf(source).some(({ values = {} }) => isOutOfOrder(patternsOf(values))) ? [field] : [],
  )

const isOutOfOrder = (patterns: readonly Entry[]): boolean => {
  const behind = relations(patterns)
  return behind === null || behind.some((before, index) => before.some((other) => other > index))
}

/** A map that somebody has put in order for one field, or says of that its order is right. */
export function confirmOrder(map: ImportMap, field: ImportField): ImportMap {
  const { orderUnknown = [], ...rest } = map
  const left = orderUnknown.filter((one) => one !== field)
  return left.length > 0 ? { ...rest, orderUnknown: left } : rest
}

/**
 * A source one of whose entries with a star has moved by one place among them.
 *
 * @param table which of its tables
 * @param from the place of the entry among those with a star
 * @param by -1 up, 1 down
 */
export function moveEntry(source: FieldSource, table: number, from: number, by: -1 | 1): FieldSource {
  const target = tablesOf(source)[table]
  if (!target?.values) return source
  const patterns = patternsOf(target.values)
  const [entry, other] = [patterns[from], patterns[from + by]]
  if (!entry || !other) return source
  patterns[from] = other
  patterns[from + by] = entry
  const exact = Object.entries(target.values).filter(([text]) => !isPattern(text))
  const values = Object.fromEntries([...exact, ...patterns])
  if (!source.firstOf) return { ...source, values }
  return { ...source, firstOf: source.firstOf.map((leaf) => (leaf === target ? { ...leaf, values } : leaf)) }
}

/** The entries of a table whose order counts, in that order. */
export const orderedEntries = (source: LeafSource): Entry[] => patternsOf(source.values ?? {})

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/**
 * A text that is the same for two values, maps among them, that mean the same: keys in any order, but the
 * entries with a star of a table in theirs.
 */
export const meaningText = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => {
    if (!inner || typeof inner !== 'object' || Array.isArray(inner)) return inner
    const entries = Object.entries(inner)
    if (key !== 'values') return Object.fromEntries(entries.sort(byName))
    const exact = entries.filter(([text]) => !isPattern(text)).sort(byName)
    return [exact, entries.filter(([text]) => isPattern(text))]
  })

/** A map with the entries of its tables by name, for maps that are compared without their order. */
export const sortedTables = (map: ImportMap): ImportMap =>
  JSON.parse(JSON.stringify(map), (key, value: unknown) =>
    key === 'values' && value ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  )
