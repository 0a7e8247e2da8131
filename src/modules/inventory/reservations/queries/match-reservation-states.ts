import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { BOUGHT, OPEN_STATUSES } from '../rules/reservation-workflow'

/** Whether a reservation is waiting or in force, given the column of its state. */
export const isOpenSql = (status: SQL): SQL =>
  sql`${status} = ANY(${sql.param([...OPEN_STATUSES])}::enum_reservations_status[])`

/** Whether an account has bought a vehicle that it had reserved, given the columns with their ids. */
export const boughtAfterReserving = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM reservations p JOIN vehicles s ON s.id = p.vehicle_id
    WHERE p.customer_id = ${user} AND p.vehicle_id = ${vehicle} AND p.status = ${BOUGHT} AND ${isStatus(sql`s.status`, 'SOLD')})`
