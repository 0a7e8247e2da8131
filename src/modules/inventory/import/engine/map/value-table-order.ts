import type { ImportField } from '../import-fields'
import type { FieldSource, ImportMap, LeafSource } from './import-map-schema'
import { isPattern, keyOf, patternFits, type TableValue } from './value-table'

/**
 * The order of wildcard entries determines what a table means. Maps used to be stored in a form that loses
 * it; this finds the maps that mean the same in any order, restores the order where only one makes sense, and
 * names the fields where only a person can.
 */

type Entry = readonly [pattern: string, value: TableValue]

/** Represents a star: a character that no pattern contains, so that only a star matches it. */
const ANYTHING = '\u0000'

/** Whether every text matched by the second pattern is matched by the first. */
const covers = (wide: string, narrow: string): boolean =>
  patternFits(keyOf(narrow).replaceAll('*', ANYTHING), wide)

/** Whether some text matches both patterns. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  // reachable[j]: the rest of `a` from the current position and of `b` from j on can match the same text.
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

/** The required order of two wildcard entries: the first before the second, either way, or unknown. */
function between([one, value]: Entry, [other, otherValue]: Entry): 'before' | 'after' | 'any' | 'unknown' {
  if (value === otherValue || !overlap(one, other)) return 'any'
  const [isWide, isNarrow] = [covers(one, other), covers(other, one)]
  if (isWide === isNarrow) return 'unknown'
  // After the broader one the narrower would never be reached, and nobody writes an entry for nothing.
  return isNarrow ? 'before' : 'after'
}

const patternsOf = (values: Readonly<Record<string, TableValue>>): Entry[] =>
  Object.entries(values).filter(([text]) => isPattern(text))

/**
 * The entries in an order that makes sense, or null if it cannot be determined. Entries whose order makes no
 * difference stay in theirs.
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

/** A table with more wildcard entries than this needs a person. */
const MOST_PATTERNS = 300

/** For each entry, the positions of those that must precede it; null if a person has to decide. */
function relations(patterns: readonly Entry[]): number[][] | null {
  const behind: number[][] = patterns.map(() => [])
  if (patterns.length > MOST_PATTERNS) return null
  for (const [index, entry] of patterns.entries())
    for (const [other, otherEntry] of patterns.entries()) {
      if (other <= index) continue
      const order = between(entry, otherEntry)
      if (order === 'unknown') return null
      if (order === 'before') behind[other]?.push(index)
      if (order === 'after') behind[index]?.push(other)
    }
  return behind
}

/** A field's tables: from its single source, or from several in order. */
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
 * A map whose tables lost their order, restored as far as possible. Fields where it is not are listed in
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

/** The fields that a stored map may have misread because the order of their entries was lost. */
export const misreadFields = (map: ImportMap): ImportField[] =>
  (Object.entries(map.fields) as [ImportField, FieldSource][]).flatMap(([field, source]) =>
    tablesOf(source).some(({ values = {} }) => isOutOfOrder(patternsOf(values))) ? [field] : [],
  )

const isOutOfOrder = (patterns: readonly Entry[]): boolean => {
  const behind = relations(patterns)
  return behind === null || behind.some((before, index) => before.some((other) => other > index))
}

/** A map after a person has put one field's entries in order, or confirmed their order. */
export function confirmOrder(map: ImportMap, field: ImportField): ImportMap {
  const { orderUnknown = [], ...rest } = map
  const left = orderUnknown.filter((one) => one !== field)
  return left.length > 0 ? { ...rest, orderUnknown: left } : rest
}

/**
 * A source with one wildcard entry moved by one position among the others.
 *
 * @param table which of its tables
 * @param from the entry's position among the wildcard entries
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

/** The entries of a table whose order matters, in that order. */
export const orderedEntries = (source: LeafSource): Entry[] => patternsOf(source.values ?? {})

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/**
 * A text that is the same for two values, including maps, that mean the same: keys in any order, but a
 * table's wildcard entries in theirs.
 */
export const meaningText = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => {
    if (!inner || typeof inner !== 'object' || Array.isArray(inner)) return inner
    const entries = Object.entries(inner)
    if (key !== 'values') return Object.fromEntries(entries.sort(byName))
    const exact = entries.filter(([text]) => !isPattern(text)).sort(byName)
    return [exact, entries.filter(([text]) => isPattern(text))]
  })

/** A map with its tables' entries sorted by name, for comparing maps without their order. */
export const sortedTables = (map: ImportMap): ImportMap =>
  JSON.parse(JSON.stringify(map), (key, value: unknown) =>
    key === 'values' && value ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  )
