import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { manufacturers, models } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'

export type ModelFilter = Paging & { name?: string; search?: string; manufacturer?: number; status?: string }

const m = alias(models, 'm')

const MODEL = {
  id: m.id,
  name: m.name,
  manufacturerId: m.manufacturerId,
  manufacturer: alias(manufacturers, 'k').name,
  status: m.status,
  createdAt: m.createdAt,
  updatedAt: m.updatedAt,
}

/** A model as stored, with the name of its manufacturer. */
export type ModelRow = RowOf<typeof MODEL>

const source = (where: SQL) => ({
  shape: MODEL,
  from: sql`models m JOIN manufacturers k ON k.id = m.manufacturer_id`,
  where,
  orderBy: sql`${byName(sql`m.name`)}, m.id`,
})

/** One page of the models by name, each with its manufacturer. */
export const listModels = (db: Db, filter: ModelFilter) =>
  selectPage(
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
export const listActiveModels = (db: Db, manufacturer: number, limit: number): Promise<ModelRow[]> =>
  selectList(
    db,
    source(sql`m.manufacturer_id = ${manufacturer} AND m.status = 'active' AND k.status = 'active'`),
    limit,
  )

/** One model; undefined if there is none. */
export async function getModel(db: Db, id: number): Promise<ModelRow | undefined> {
  const [row] = await selectList(db, source(sql`m.id = ${id}`), 1)
  return row
}
