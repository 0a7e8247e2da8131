import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, byName, contains, equals, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'

export type ManufacturerFilter = { name?: string; description?: string; status?: string }

const source = (where: SQL) => ({
  select: sql`m.*, p.filename AS logo_file`,
  from: sql`manufacturers m LEFT JOIN media p ON p.id = m.logo_id`,
  where,
  orderBy: sql`${byName(sql`m.name`)}, m.id`,
})

/** One page of the manufacturers by name, each with the file of its logo. */
export const listManufacturers = (db: Db, filter: ManufacturerFilter, paging: Paging) =>
  pageOf(
    db,
    source(
      all([
        contains(sql`m.name`, filter.name),
        contains(sql`m.description`, filter.description),
        equals(sql`m.status::text`, filter.status),
      ]),
    ),
    paging,
  )

/** Every active manufacturer, at most `limit`. */
export const activeManufacturers = (db: Db, limit: number): Promise<Row[]> =>
  rowsOf(db, source(sql`m.status = 'active'`), limit)

/** One manufacturer; undefined when there is none. */
export async function getManufacturer(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(sql`m.id = ${id}`), 1)
  return row
}
