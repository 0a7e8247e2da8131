import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isPubliclyVisible } from '../rules/status/public-statuses'
import { statusCode } from '../rules/status/status-codes'
import { isInStock, VEHICLE_STATUSES, type VehicleStatus } from '../rules/vehicle-status'

/** Statuses as an SQL list; as literals, for the sake of the planner. */
const listOf = (statuses: readonly VehicleStatus[]): SQL =>
  sql.raw(statuses.map((status) => `'${status}'`).join(', '))

/** Whether a column of vehicles has this status. */
export const isStatus = (column: SQL, status: VehicleStatus): SQL => sql`${column} = ${listOf([status])}`

/**
 * The rule of the same name for a row: whether a vehicle has a public page.
 *
 * @param vehicle the row's alias in the statement
 */
export const hasPublicPage = (vehicle: string): SQL => {
  const row = sql.identifier(vehicle)
  return sql`${row}.deleted_at IS NULL AND ${row}.status IN (${listOf(VEHICLE_STATUSES.filter(isPubliclyVisible))})`
}

/** Whether a column of vehicles has the status of an unsold vehicle. */
export const inStock = (column: SQL): SQL => sql`${column} IN (${listOf(VEHICLE_STATUSES.filter(isInStock))})`

/** Codes of the statuses with a public page, as in search rows: those of public lists, and SOLD. */
export const VISIBLE_CODES: SQL = sql.raw(
  VEHICLE_STATUSES.filter(isPubliclyVisible).map(statusCode).join(', '),
)
