import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { reservations } from '@/modules/inventory/tables.gen'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/select-vehicle-name'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const { confirmedAt, endedAt, expiresAt, note, requestedAt, status, vehicleId } = alias(reservations, 'r')
const vehicle = text(VEHICLE_NAME)
const RESERVED = { vehicleId, vehicle, status, requestedAt, confirmedAt, expiresAt, endedAt, note }

/** A person's reservations, newest first. */
export const listReservationsOfPerson = (db: Db, id: number) =>
  select(
    db,
    RESERVED,
    sql`FROM reservations r LEFT JOIN vehicles v ON v.id = r.vehicle_id
      WHERE r.customer_id = ${id} ORDER BY r.id DESC`,
  )
