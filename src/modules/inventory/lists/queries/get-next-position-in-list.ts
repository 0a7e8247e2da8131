import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { SORT_ORDER_MAX } from '../rules/list-limits'

const isNumber = (name: string): boolean => /^[1-9]\d{0,8}$/.test(name)

/**
 * The place of a new entry of a reference list: after the last one; a number of seats comes after the smaller ones,
 * since entries of one place are sorted by their names.
 *
 * @param table of the list
 * @param name of the entry
 */
export async function getNextPositionInList(db: Db, table: string, name: string): Promise<number> {
  const from = sql`FROM ${sql.identifier(table)}`
  const place =
    table === 'vehicle_seats' && isNumber(name)
      ? sql`coalesce(max(sort_order) FILTER (WHERE name ~ '^[0-9]{1,9}$' AND name::int < ${Number(name)}::int), 0)`
      : sql`least(coalesce(max(sort_order), -1) + 1, ${SORT_ORDER_MAX}::int)`
  const [next] = await select(db, { place: number(place) }, from)
  return next?.place ?? 0
}
