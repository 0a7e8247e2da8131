import { sql } from '@payloadcms/db-postgres'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { select, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, inShowrooms } from '@/server/sql'
import type { InspectionsQuery } from '../schemas/inspection'
import { c, INSPECTION, INSPECTION_SOURCE, type Inspection, toInspection } from './select-inspection'

/** One page of the inspections of vehicles visible to the viewer, latest first. */
export async function listInspections(
  db: Db,
  { companyId, limit, page, result, search, vehicleId }: InspectionsQuery,
  showrooms: ShowroomScope,
): Promise<{ rows: Inspection[]; total: number }> {
  const where = all([
    contains(sql`concat_ws(' ', v.name, v.sku, i.certificate_number)`, search),
    equals(sql`i.result::text`, result),
    equals(sql`i.company_id`, companyId),
    equals(sql`i.vehicle_id`, vehicleId),
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const orderBy = sql`i.inspected_on DESC, i.id DESC`
  const list = { shape: INSPECTION, from: INSPECTION_SOURCE, where, orderBy }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: rows.map(toInspection), total }
}

/** Inspection companies to choose from, by name. */
export const companyChoices = (db: Db): Promise<{ id: number; name: string }[]> =>
  select(
    db,
    { id: c.id, name: c.companyName },
    sql`FROM inspection_companies c ORDER BY ${byName(sql`c.company_name`)} LIMIT ${WHOLE_LIST_LIMIT}`,
  )
