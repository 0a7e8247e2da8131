import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AddedRange } from '@/kernel/added/added-range-bounds'
import { boundOf, filterNames } from '@/kernel/added/added-ranges'
import { type AddedField, addedColumn, addedStored, isRanged, type RangedField } from '@/kernel/added-fields'
import { all, contains } from '@/server/sql'

const columnOf = (field: AddedField): SQL => sql`f.${sql.identifier(addedColumn(field))}`

/** A value as the type of its column; without it Postgres would guess the type of a parameter from its place. */
function valueSql(field: RangedField, bound: string): SQL {
  const value = addedStored(field, boundOf(field, bound))
  return field.kind === 'date' ? sql`${value}::timestamptz` : sql`${value}::numeric`
}

/** That a field is within a range, for `matchAddedFields`. */
export const withinRange = (field: RangedField, { from, to }: AddedRange): SQL =>
  all([
    from !== undefined && sql`${columnOf(field)} >= ${valueSql(field, from)}`,
    to !== undefined && sql`${columnOf(field)} <= ${valueSql(field, to)}`,
  ])

type Given = Readonly<Record<string, unknown>>

const textIn = (given: Given, name: string | undefined): string | undefined => {
  const value = name && given[name]
  return typeof value === 'string' ? value : undefined
}

/** The condition of the staff's filter by a field, if it is set. */
function conditionOf(field: AddedField, given: Given): SQL | undefined {
  const [from, to] = filterNames(field).map((name) => textIn(given, name))
  if (isRanged(field))
    return from === undefined && to === undefined
      ? undefined
      : withinRange(field, { field: field.name, from, to })
  if (from === undefined) return undefined
  if (field.kind === 'text') return contains(columnOf(field), from)
  return sql`${columnOf(field)} = ${field.kind === 'flag' ? from === 'yes' : from}`
}

/** The vehicles that the staff's filters by added fields find, of a query as `addedFilterShape` reads it; undefined if none is set. */
export function addedFilterSql(vehicle: SQL, fields: readonly AddedField[], given: Given): SQL | undefined {
  const conditions = fields.filter(({ filter }) => filter).flatMap((field) => conditionOf(field, given) ?? [])
  return conditions.length > 0 ? matchAddedFields(vehicle, conditions) : undefined
}

/** The vehicles whose added fields meet every condition; `vehicle` is their id in the caller's statement. */
export const matchAddedFields = (vehicle: SQL, conditions: readonly SQL[]): SQL =>
  sql`${vehicle} IN (SELECT f.id FROM vehicles f WHERE ${all(conditions)})`
