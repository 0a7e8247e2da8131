import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { servicePlans } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, type RowOf } from '@/server/rows/fields'
import { selectList, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'

export type ServicePlanFilter = Paging & { search?: string; status?: string; kind?: string }

const s = alias(servicePlans, 's')

const PLAN = {
  id: s.id,
  name: s.name,
  slug: s.slug,
  kind: s.kind,
  months: s.months,
  mileageCap: s.mileageCap,
  covered: s.covered,
  excluded: s.excluded,
  price: s.price,
  currency: s.currency,
  active: flag(sql`s.active IS NOT FALSE`),
  createdAt: s.createdAt,
  updatedAt: s.updatedAt,
}

/** A service plan as stored. */
export type ServicePlanRow = RowOf<typeof PLAN>

const source = (where: SQL) => ({
  shape: PLAN,
  from: sql`service_plans s`,
  where,
  orderBy: sql`${byName(sql`s.name`)}, s.id`,
})

/** One page of the service plans by name; the search covers name and slug. */
export const listServicePlans = (db: Db, filter: ServicePlanFilter) =>
  selectPage(
    db,
    source(
      all([
        contains(sql`concat_ws(' ', s.name, s.slug)`, filter.search),
        equals(sql`s.kind::text`, filter.kind),
        filter.status !== undefined && sql`(s.active IS NOT FALSE) = ${filter.status === 'active'}`,
      ]),
    ),
    filter,
  )

/** One service plan; undefined if there is none. */
export async function getServicePlan(db: Db, id: number): Promise<ServicePlanRow | undefined> {
  const [row] = await selectList(db, source(sql`s.id = ${id}`), 1)
  return row
}
