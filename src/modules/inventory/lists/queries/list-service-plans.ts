import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, byName, contains, equals, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'

export type ServicePlanFilter = Paging & { search?: string; status?: string; kind?: string }

const source = (where: SQL) => ({
  select: sql`s.*`,
  from: sql`service_plans s`,
  where,
  orderBy: sql`${byName(sql`s.name`)}, s.id`,
})

/** One page of the service plans by name; the search looks through name and slug. */
export const listServicePlans = (db: Db, filter: ServicePlanFilter) =>
  pageOf(
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

/** One service plan; undefined when there is none. */
export async function getServicePlan(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(sql`s.id = ${id}`), 1)
  return row
}
