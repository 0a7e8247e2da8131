import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { manufacturers, media } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'

export type ManufacturerFilter = { name?: string; description?: string; status?: string }

const m = alias(manufacturers, 'm')

const MANUFACTURER = {
  id: m.id,
  name: m.name,
  description: m.description,
  logoId: m.logoId,
  logoFile: alias(media, 'p').filename,
  status: m.status,
  createdAt: m.createdAt,
  updatedAt: m.updatedAt,
}

/** A manufacturer as stored, with the file of its logo. */
export type ManufacturerRow = RowOf<typeof MANUFACTURER>

const source = (where: SQL) => ({
  shape: MANUFACTURER,
  from: sql`manufacturers m LEFT JOIN media p ON p.id = m.logo_id`,
  where,
  orderBy: sql`${byName(sql`m.name`)}, m.id`,
})

/** One page of the manufacturers by name, each with the file of its logo. */
export const listManufacturers = (db: Db, filter: ManufacturerFilter, paging: Paging) =>
  selectPage(
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
export const listActiveManufacturers = (db: Db, limit: number): Promise<ManufacturerRow[]> =>
  selectList(db, source(sql`m.status = 'active'`), limit)

/** One manufacturer; undefined if there is none. */
export async function getManufacturer(db: Db, id: number): Promise<ManufacturerRow | undefined> {
  const [row] = await selectList(db, source(sql`m.id = ${id}`), 1)
  return row
}
