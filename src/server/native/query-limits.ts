import { isStorable } from '@/kernel/text/storable-text'

/** Most records of one native call: as many as a page of Payload's lists. */
export const NATIVE_MOST = 100
const MOST_CONDITIONS = 100
const MOST_NESTED = 5
const MOST_VALUES = 1_000
const MOST_SORTED = 5
/** A path such as 'vehicle.showroom.city' joins a table for every step. */
const MOST_STEPS = 4

/** The parts of a native call that may request too much. */
export type NativeQuery = {
  limit?: unknown
  pagination?: boolean
  where?: unknown
  sort?: unknown
  joins?: unknown
}

type Page = { limit?: number; pagination?: boolean }

/** How many records are read: at most one page, whatever is requested. The response still has the total. */
export function boundedPage({ limit, pagination }: NativeQuery): Page {
  const requested = typeof limit === 'number' && !Number.isNaN(limit) ? limit : undefined
  const wantsAll =
    requested === undefined ? pagination === false : !(requested > 0 && requested <= NATIVE_MOST)
  return wantsAll ? { limit: NATIVE_MOST, pagination: true } : { limit: requested, pagination }
}

type Join = { limit?: unknown; where?: unknown; sort?: unknown }

const joinsOf = (joins: unknown): [string, Join | false][] =>
  joins && typeof joins === 'object' ? Object.entries(joins) : []

/** The same for records joined to each. Without a number the field's own limit applies. */
export function boundedJoins(joins: unknown): unknown {
  if (!joins || typeof joins !== 'object') return joins
  return Object.fromEntries(
    joinsOf(joins).map(([path, join]) => {
      const isLarge = join && typeof join.limit === 'number' && !(join.limit > 0 && join.limit <= NATIVE_MOST)
      return [path, isLarge ? { ...join, limit: NATIVE_MOST } : join]
    }),
  )
}

/** Why a query is rejected before it reaches the database; null if it is not. */
export function queryFault({ where, sort, joins }: NativeQuery): string | null {
  const parts = joinsOf(joins).flatMap(([, join]) => (join ? [join] : []))
  for (const part of [{ where, sort }, ...parts]) {
    const fault = sortFault(part.sort) ?? whereFault(part.where)
    if (fault) return fault
  }
  return parts.some((part) => sortedPaths(part.sort).some((path) => path.includes('.'))) ? JOINED : null
}

const JOINED = 'Joined records can be sorted by their own fields only'

/** The fields of an order, without its directions. */
export const sortedPaths = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .flatMap((key) => String(key ?? '').split(','))
    .map((key) => key.trim().replace(/^-/, '').replaceAll('__', '.'))

const sortFault = (sort: unknown): string | null => {
  const keys = sortedPaths(sort)
  if (keys.length > MOST_SORTED) return `Sort by at most ${MOST_SORTED} fields`
  return keys.some(isLong) ? FAR : null
}

const FAR = `A field may be at most ${MOST_STEPS} steps away`
const isLong = (path: string): boolean => path.split('.').length > MOST_STEPS

function whereFault(where: unknown): string | null {
  let conditions = 0
  const visit = (node: unknown, nested: number): string | null => {
    if (!node || typeof node !== 'object') return null
    if (nested > MOST_NESTED) return `Conditions may be nested at most ${MOST_NESTED} deep`
    for (const [key, value] of Object.entries(node)) {
      const fault = isGroup(key)
        ? firstOf(Object.values(value ?? {}), (inner) => visit(inner, nested + 1))
        : conditionFault(key, value)
      if (fault) return fault
    }
    return null
  }
  const conditionFault = (path: string, value: unknown): string | null => {
    if (isLong(path)) return FAR
    const operands = value && typeof value === 'object' ? Object.values(value) : []
    conditions += Math.max(1, operands.length)
    if (conditions > MOST_CONDITIONS) return `At most ${MOST_CONDITIONS} conditions at a time`
    if (Object.keys(value ?? {}).some((operator) => OF_POINTS.has(operator))) return POINTLESS
    if (operands.some(isUnstorable)) return UNSTORABLE
    return operands.some(isManyValues) ? `At most ${MOST_VALUES} values at a time` : null
  }
  return visit(where, 0)
}

/** Operators of points and lists of points: no record has any, and the database fails on them. */
const OF_POINTS: ReadonlySet<string> = new Set(['near', 'within', 'intersects', 'all'])
const POINTLESS = `Records cannot be found by ${[...OF_POINTS].join(', ')}`

const isGroup = (key: string): boolean => ['and', 'or'].includes(key.toLowerCase())

const UNSTORABLE = 'Conditions may not contain characters that cannot be stored'
const isUnstorable = (value: unknown): boolean => typeof value === 'string' && !isStorable(value)

const isManyValues = (value: unknown): boolean => {
  if (typeof value === 'string') return value.split(',').length > MOST_VALUES
  return Boolean(value && typeof value === 'object' && Object.keys(value).length > MOST_VALUES)
}

function firstOf<T>(values: readonly T[], check: (value: T) => string | null): string | null {
  for (const value of values) {
    const fault = check(value)
    if (fault) return fault
  }
  return null
}
