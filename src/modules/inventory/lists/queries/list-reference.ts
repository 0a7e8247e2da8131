import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { tableOf } from '@/server/records'
import { all, byName, contains, equals, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { ReferenceSlug } from '../rules/reference-lists'

/** What a reference list is asked for; the group counts for features only. */
export type ReferenceFilter = Paging & { search?: string; status?: string; featureGroup?: number }

/** A list's own columns, and for features the group's name beside its id. */
const source = (slug: ReferenceSlug, where: SQL) => ({
  select: slug === 'vehicle-features' ? sql`l.*, g.name AS feature_group` : sql`l.*`,
  from:
    slug === 'vehicle-features'
      ? sql`vehicle_features l JOIN feature_groups g ON g.id = l.feature_group_id`
      : sql`${sql.identifier(tableOf(slug))} l`,
  where,
  // The names of seats are numbers: a shorter one is a smaller one.
  orderBy: sql`l.sort_order, ${slug === 'vehicle-seats' ? sql`length(l.name), ` : sql``}${byName(sql`l.name`)}, l.id`,
})

/** One page of a reference list, in its own order. */
export const listReference = (db: Db, slug: ReferenceSlug, filter: ReferenceFilter) =>
  pageOf(
    db,
    source(
      slug,
      all([
        contains(sql`l.name`, filter.search),
        equals(sql`l.status::text`, filter.status),
        equals(sql`l.feature_group_id`, filter.featureGroup),
      ]),
    ),
    filter,
  )

/** One entry of a reference list; undefined when there is none. */
export async function getReference(db: Db, slug: ReferenceSlug, id: number): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(slug, sql`l.id = ${id}`), 1)
  return row
}
