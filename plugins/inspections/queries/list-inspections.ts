import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import { inspectionCompanies } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, inShowrooms } from '@/server/sql'
import { type Inspected, latestOf, storedDay } from '../rules/inspection'
import type { InspectionsQuery } from '../schemas/inspection'
import { inspections } from '../tables.gen'

/** A stored certificate: its original file name, its storage key, and its type. */
export type Certificate = { key: string; name: string; type: string }

/** An inspection as shown to staff. */
export type Inspection = Inspected & {
  vehicle: { id: number; name: string; sku: string }
  /** Null if the company's record has been deleted. */
  company: { id: number; name: string } | null
  certificateNumber: string | null
  remarks: string | null
  certificate: Certificate | null
  createdAt: string
  updatedAt: string
}

const i = alias(inspections, 'i')
const v = alias(vehicles, 'v')
const c = alias(inspectionCompanies, 'c')

const SHAPE = {
  id: i.id,
  result: i.result,
  inspectedOn: i.inspectedOn,
  certificateNumber: i.certificateNumber,
  remarks: i.remarks,
  fileKey: i.fileKey,
  fileName: i.fileName,
  fileType: i.fileType,
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
  vehicleId: v.id,
  vehicleName: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  companyId: nullable(c.id),
  companyName: nullable(c.companyName),
}
const FROM = sql`inspections i JOIN vehicles v ON v.id = i.vehicle_id
  LEFT JOIN inspection_companies c ON c.id = i.company_id`

const toInspection = (row: RowOf<typeof SHAPE>): Inspection => ({
  id: row.id,
  result: row.result,
  inspectedOn: storedDay(row.inspectedOn),
  vehicle: { id: row.vehicleId, name: row.vehicleName, sku: row.sku },
  company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' },
  certificateNumber: row.certificateNumber,
  remarks: row.remarks,
  certificate: row.fileKey ? { key: row.fileKey, name: row.fileName ?? '', type: row.fileType ?? '' } : null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

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
  const list = { shape: SHAPE, from: FROM, where, orderBy }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: rows.map(toInspection), total }
}

/** One inspection of a vehicle visible to the viewer; null if there is none. */
export async function getInspection(
  db: Db,
  id: number,
  showrooms: ShowroomScope,
): Promise<Inspection | null> {
  const where = all([sql`i.id = ${id}`, inShowrooms(sql`v.showroom_id`, showrooms)])
  const [row] = await select(db, SHAPE, sql`FROM ${FROM} WHERE ${where}`)
  return row ? toInspection(row) : null
}

const COUNTED = { id: i.id, result: i.result, inspectedOn: i.inspectedOn }

/** The inspection that counts for a vehicle; null if it was never inspected. */
export async function getLatestInspection(db: Db, vehicleId: number): Promise<Inspected | null> {
  const rows = await select(db, COUNTED, sql`FROM inspections i WHERE i.vehicle_id = ${vehicleId}`)
  return latestOf(rows.map((row) => ({ ...row, inspectedOn: storedDay(row.inspectedOn) })))
}

/** Inspection companies to choose from, by name. */
export const companyChoices = (db: Db): Promise<{ id: number; name: string }[]> =>
  select(
    db,
    { id: c.id, name: c.companyName },
    sql`FROM inspection_companies c ORDER BY ${byName(sql`c.company_name`)} LIMIT ${WHOLE_LIST_LIMIT}`,
  )
