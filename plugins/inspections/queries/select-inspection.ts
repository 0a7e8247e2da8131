import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicles } from '@/modules/inventory/tables.gen'
import { inspectionCompanies } from '@/modules/settings/tables.gen'
import { filled, nullable, type RowOf, text } from '@/server/rows/fields'
import { type Inspected, storedDay } from '../rules/inspection'
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

export const i = alias(inspections, 'i')

const v = alias(vehicles, 'v')

export const c = alias(inspectionCompanies, 'c')

export const INSPECTION = {
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

export const INSPECTION_SOURCE = sql`inspections i JOIN vehicles v ON v.id = i.vehicle_id
  LEFT JOIN inspection_companies c ON c.id = i.company_id`

export const toInspection = (row: RowOf<typeof INSPECTION>): Inspection => ({
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
