import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, byName, contains, inShowrooms, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'

export type ShowroomFilter = { search?: string; companyName?: string; showroomName?: string; city?: string }

/** The showrooms that somebody sees: staff those that they are assigned to, the public where it can go. */
export type ShowroomScope = readonly number[] | 'all'

const source = (where: SQL) => ({
  select: sql`s.*`,
  from: sql`showroom_offices s`,
  where,
  orderBy: sql`${byName(sql`s.showroom_name`)}, s.id`,
})

/** Narrows `showroom_offices s` to a scope. */
export const showroomsIn = (scope: ShowroomScope): SQL => inShowrooms(sql`s.id`, scope)

/** One page of the showrooms by name. */
export const listShowrooms = (db: Db, filter: ShowroomFilter, paging: Paging, scope: ShowroomScope) =>
  pageOf(
    db,
    source(
      all([
        contains(sql`concat_ws(' ', s.showroom_name, s.company_name, s.city, s.country)`, filter.search),
        contains(sql`s.company_name`, filter.companyName),
        contains(sql`s.showroom_name`, filter.showroomName),
        contains(sql`s.city`, filter.city),
        showroomsIn(scope),
      ]),
    ),
    paging,
  )

/** All showrooms of a scope, at most `limit`. */
export const allShowrooms = (db: Db, scope: ShowroomScope, limit: number): Promise<Row[]> =>
  rowsOf(db, source(all([showroomsIn(scope)])), limit)

/** One showroom; undefined when there is none in the scope. */
export async function getShowroom(db: Db, id: number, scope: ShowroomScope): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(all([sql`s.id = ${id}`, showroomsIn(scope)])), 1)
  return row
}
