import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, byName, contains, equals, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'

export type ModelFilter = Paging & { name?: string; search?: string; manufacturer?: number; status?: string }

const source = (where: SQL) => ({
  select: sql`m.*, k.name AS manufacturer`,
  from: sql`models m JOIN manufacturers k ON k.id = m.manufacturer_id`,
  where,
  orderBy: sql`${byName(sql`m.name`)}, m.id`,
})

/** One page of the models by name, each with its manufacturer. */
export const listModels = (db: Db, filter: ModelFilter) =>
  pageOf(
    db,
    source(
      all([
        contains(sql`m.name`, filter.name ?? filter.search),
        equals(sql`m.manufacturer_id`, filter.manufacturer),
        equals(sql`m.status::text`, filter.status),
      ]),
    ),
    filter,
  )

/** The active models of an active manufacturer, at most `limit`. */
export const activeModels = (db: Db, manufacturer: number, limit: number): Promise<Row[]> =>
  rowsOf(
    db,
    source(sql`m.manufacturer_id = ${manufacturer} AND m.status = 'active' AND k.status = 'active'`),
    limit,
  )

/** One model; undefined when there is none. */
export async function getModel(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(sql`m.id = ${id}`), 1)
  return row
}
