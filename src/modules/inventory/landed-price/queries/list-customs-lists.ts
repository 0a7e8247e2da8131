import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { selectPage, selectValues } from '@/server/rows/select'
import { all, byName, contains, equals } from '@/server/sql'
import type { CustomsListsQuery } from '../schemas/customs-lists'
import { CUSTOMS_LIST, l } from './select-customs-list'

/** A list as staff see it. */
export type CustomsList = RowOf<typeof CUSTOMS_LIST>

/** Lists, those that apply last first. */
export const listCustomsLists = (
  db: Db,
  { country, limit, page, search, status }: CustomsListsQuery,
): Promise<{ rows: CustomsList[]; total: number }> =>
  selectPage(
    db,
    {
      shape: CUSTOMS_LIST,
      from: sql`customs_value_lists l`,
      where: all([
        contains(sql`concat_ws(' ', l.name, l.source_name)`, search),
        equals(sql`l.country`, country),
        equals(sql`l.status::text`, status),
      ]),
      orderBy: sql`l.applies_from DESC, l.id DESC`,
    },
    { page, limit },
  )

/** Countries that have a list, by name. */
export const listCustomsCountries = (db: Db): Promise<string[]> =>
  selectValues(
    db,
    l.country,
    sql`FROM customs_value_lists l GROUP BY l.country ORDER BY ${byName(sql`l.country`)}`,
  )
