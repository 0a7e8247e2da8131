import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { readHoldHours } from '@/modules/settings/company/queries/read-hold-hours'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { WAITING } from '../rules/reservation-workflow'

/** What somebody should know before requesting a vehicle. */
export type ReservationTerms = {
  /** How long a confirmed reservation lasts. */
  hours: number
  /** The place in the queue of a request made now; 1 is next. */
  place: number
  /** Who answers, and when somebody is there; null for a vehicle without a showroom. */
  showroom: { name: string; openingHours: string | null } | null
}

const REQUESTED = {
  showroomId: alias(vehicles, 'v').showroomId,
  waiting: number(
    sql`(SELECT count(*) FROM reservations q WHERE q.vehicle_id = v.id AND q.status = ${WAITING})`,
  ),
}

/** The terms of a vehicle, as they are now; null for a vehicle without a public page. */
export async function readReservationTerms(
  payload: Payload,
  vehicleId: number,
): Promise<ReservationTerms | null> {
  const { drizzle } = payload.db
  const [row] = await select(
    drizzle,
    REQUESTED,
    sql`FROM vehicles v WHERE v.id = ${vehicleId} AND ${hasPublicPage('v')}`,
  )
  if (!row) return null
  const [{ showrooms }, hours] = await Promise.all([readPublicPlaces(payload), readHoldHours(drizzle)])
  const showroom = showrooms.find(({ id }) => id === row.showroomId)
  return {
    hours,
    place: row.waiting + 1,
    showroom: showroom ? { name: showroom.showroomName, openingHours: showroom.openingHours } : null,
  }
}
