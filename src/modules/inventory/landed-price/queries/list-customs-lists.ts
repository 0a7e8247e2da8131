import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { notFound } from '@/kernel/errors'
import { customsValueLists } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select, selectPage, selectValues } from '@/server/rows/select'
import { all, byName, contains, equals } from '@/server/sql'
import type { CustomsLinesQuery, CustomsListsQuery } from '../schemas/customs-lists'
import { LINE } from './get-customs-value'
import { customsValues } from './tables'

const l = alias(customsValueLists, 'l')
const v = alias(customsValues, 'v')

const LIST = {
  id: l.id,
  name: l.name,
  country: l.country,
  currency: l.currency,
  appliesFrom: l.appliesFrom,
  sourceName: l.sourceName,
  sourceUrl: l.sourceUrl,
  checkedOn: l.checkedOn,
  status: l.status,
  lines: l.lines,
  fileName: l.fileName,
  createdAt: l.createdAt,
  updatedAt: l.updatedAt,
}

/** A list as staff see it. */
export type CustomsList = RowOf<typeof LIST>

/** Lists, those that apply last first. */
export const listCustomsLists = (
  db: Db,
  { country, limit, page, search, status }: CustomsListsQuery,
): Promise<{ rows: CustomsList[]; total: number }> =>
  selectPage(
    db,
    {
      shape: LIST,
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

/**
 * One list.
 *
 * @param lock locks it until the end of the transaction
 * @throws AppError 404
 */
export async function getCustomsList(db: Db, id: number, lock = false): Promise<CustomsList> {
  const [list] = await select(
    db,
    LIST,
    sql`FROM customs_value_lists l WHERE l.id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
  )
  if (!list) throw notFound('Customs value list not found')
  return list
}

/** Countries that have a list, by name. */
export const listCustomsCountries = (db: Db): Promise<string[]> =>
  selectValues(
    db,
    l.country,
    sql`FROM customs_value_lists l GROUP BY l.country ORDER BY ${byName(sql`l.country`)}`,
  )

const LISTED = { ...LINE, raw: v.raw }
export type ListedCustomsLine = RowOf<typeof LISTED>

/** The lines of a list that contain all words, in the order of the file. */
export const listCustomsLines = (
  db: Db,
  listId: number,
  { limit, page, search = '' }: CustomsLinesQuery,
): Promise<{ rows: ListedCustomsLine[]; total: number }> =>
  selectPage(
    db,
    {
      shape: LISTED,
      from: sql`customs_values v`,
      where: all([
        sql`v.list_id = ${listId}`,
        ...search
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => contains(sql`concat_ws(' ', v.make, v.model, v.model_code, v.raw)`, word)),
      ]),
      orderBy: sql`v.line_no`,
    },
    { page, limit },
  )
