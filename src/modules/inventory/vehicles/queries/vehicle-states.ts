import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  isInStock,
  isPubliclyVisible,
  statusCode,
  VEHICLE_STATUSES,
  type VehicleStatus,
} from '../rules/vehicle-status'

/** Statuses as a list in SQL; written out, as a planner wants them. */
const listOf = (statuses: readonly VehicleStatus[]): SQL =>
  sql.raw(statuses.map((status) => `'${status}'`).join(', '))

/** Whether a column of vehicles holds this status. */
export const isStatus = (column: SQL, status: VehicleStatus): SQL => sql`${column} = ${listOf([status])}`

/**
 * The rule of the same name about a row: whether the public page of a vehicle can be opened.
 *
 * @param vehicle what the statement calls the row
 */
export const hasPublicPage = (vehicle: string): SQL => {
  const row = sql.identifier(vehicle)
  return sql`${row}.deleted_at IS NULL AND ${row}.status IN (${listOf(VEHICLE_STATUSES.filter(isPubliclyVisible))})`
}

/** Whether a column of vehicles holds a status of those that are still there to be sold. */
export const inStock = (column: SQL): SQL => sql`${column} IN (${listOf(VEHICLE_STATUSES.filter(isInStock))})`

/** Codes of the statuses that a direct link shows, as search rows have them: those of public lists, and SOLD. */
export const VISIBLE_CODES: SQL = sql.raw(
  VEHICLE_STATUSES.filter(isPubliclyVisible).map(statusCode).join(', '),
)
