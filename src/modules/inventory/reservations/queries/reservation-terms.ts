import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/vehicle-states'
import { holdHours } from '@/modules/settings/company/queries/company-settings'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { nullable, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
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

const ASKED = {
  waiting: number(
    sql`(SELECT count(*) FROM reservations q WHERE q.vehicle_id = v.id AND q.status = ${WAITING})`,
  ),
  showroom: nullable(alias(showroomOffices, 'o').showroomName),
  openingHours: nullable(text(sql`nullif(btrim(o.opening_hours), '')`)),
}

/** The terms of a vehicle, as they are now; null for a vehicle without a public page. */
export async function reservationTerms(db: Db, vehicleId: number): Promise<ReservationTerms | null> {
  const [row] = await select(
    db,
    ASKED,
    sql`FROM vehicles v LEFT JOIN showroom_offices o ON o.id = v.showroom_id
      WHERE v.id = ${vehicleId} AND ${hasPublicPage('v')}`,
  )
  if (!row) return null
  const { openingHours, showroom: name, waiting } = row
  return {
    hours: await holdHours(db),
    place: waiting + 1,
    showroom: name === null ? null : { name, openingHours },
  }
}
