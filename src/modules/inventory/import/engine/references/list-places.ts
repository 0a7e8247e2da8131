import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import type { Place } from '../../rules/find-places'
import { LISTS, type ListKey } from './nameable-lists'

const PLACE_LISTS = ['showroom', 'namedPort'] as const
/** Lists of places, which are found by a part of their names. */
export type PlaceList = (typeof PLACE_LISTS)[number]
export const isPlaceList = (list: ListKey): list is PlaceList => PLACE_LISTS.some((one) => one === list)

const SHAPES = {
  showroom: {
    id: number(sql`t.id`),
    name: nullable(text(sql`t.showroom_name`)),
    city: nullable(text(sql`t.city`)),
    country: nullable(text(sql`t.country`)),
    code: nullable(text(sql`NULL::text`)),
  },
  namedPort: {
    id: number(sql`t.id`),
    name: nullable(text(sql`t.name`)),
    city: nullable(text(sql`NULL::text`)),
    country: nullable(text(sql`t.country`)),
    code: nullable(text(sql`t.unlocode`)),
  },
}

const placeOf = ({ name, ...row }: RowOf<(typeof SHAPES)['showroom']>): Place => ({
  ...row,
  name: name ?? '',
})

/**
 * The places that a file may name; or the inactive ones, which are for nobody to choose.
 *
 * @param showrooms the only ones that count, or 'all'
 */
export async function listPlaces(
  db: Db,
  list: PlaceList,
  showrooms: readonly number[] | 'all',
  which: 'active' | 'inactive' = 'active',
): Promise<Place[]> {
  const isActive = list === 'showroom' ? sql`true` : sql`t.active IS TRUE`
  const only = all([
    list === 'showroom' ? inShowrooms(sql`t.id`, showrooms) : sql`true`,
    which === 'active' ? isActive : sql`NOT (${isActive})`,
  ])
  const rows = await select(
    db,
    SHAPES[list],
    sql`FROM ${sql.identifier(LISTS[list].table)} t WHERE ${only} ORDER BY t.id`,
  )
  return rows.map(placeOf)
}
