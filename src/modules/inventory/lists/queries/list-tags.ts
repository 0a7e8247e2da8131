import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { users } from '@/modules/accounts/tables.gen'
import { media, tags } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, nullable, type RowOf } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'

export type TagFilter = Paging & { name?: string; operator?: string; date?: string }

/** As in the operator column: 'Admin' for the top role, else the full name. */
const operator = sql`CASE WHEN u.role_id = 1 THEN 'Admin' ELSE concat_ws(' ', u.first_name, u.last_name) END`

const t = alias(tags, 't')
const u = alias(users, 'u')

const TAG = {
  id: t.id,
  name: t.name,
  color: filled(t.color),
  route: t.route,
  showOnHomepage: flag(sql`t.show_on_homepage IS TRUE`),
  featuredImageId: t.featuredImageId,
  featuredImageUrl: t.featuredImageUrl,
  imageFile: alias(media, 'p').filename,
  createdBy: t.createdById,
  updatedBy: t.updatedById,
  createdAt: t.createdAt,
  updatedAt: t.updatedAt,
  roleId: u.roleId,
  firstName: nullable(u.firstName),
  lastName: nullable(u.lastName),
}

/** A tag as stored, with the file of its picture and its last editor. */
export type TagRow = RowOf<typeof TAG>

const source = (where: SQL, first?: SQL) => ({
  shape: TAG,
  from: sql`tags t LEFT JOIN media p ON p.id = t.featured_image_id LEFT JOIN users u ON u.id = t.updated_by_id`,
  where,
  orderBy: sql`${first ? sql`${first} DESC, ` : sql``}${byName(sql`t.name`)}, t.id`,
})

/**
 * One page of the tags by name; an exact match comes first, so that one row shows whether a name is taken.
 */
export const listTags = (db: Db, filter: TagFilter) =>
  selectPage(
    db,
    source(
      all([
        contains(sql`t.name`, filter.name),
        contains(operator, filter.operator),
        equals(sql`to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`, filter.date?.slice(0, 10)),
      ]),
      filter.name === undefined ? undefined : sql`(lower(t.name) = lower(${filter.name}))`,
    ),
    filter,
  )

/** The storefront's tags, or only those on or off the home page, at most `limit`. */
export const listTagsForBuyers = (
  db: Db,
  showOnHomepage: boolean | undefined,
  limit: number,
): Promise<TagRow[]> =>
  selectList(
    db,
    source(
      showOnHomepage === undefined ? sql`true` : sql`coalesce(t.show_on_homepage, false) = ${showOnHomepage}`,
    ),
    limit,
  )

/** One tag; undefined if there is none. */
export async function getTag(db: Db, id: number): Promise<TagRow | undefined> {
  const [row] = await selectList(db, source(sql`t.id = ${id}`), 1)
  return row
}
