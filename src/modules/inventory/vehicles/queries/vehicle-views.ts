import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { filled, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { VIEW_DAYS } from '../rules/views'

const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`

/** Views of a vehicle in the last VIEW_DAYS days (UTC), today included: a sum over at most so many rows. */
export const viewsOf = (vehicle: SQL): SQL => sql`(
  SELECT coalesce(sum(w.views), 0)::int FROM vehicle_views w
  WHERE w.vehicle_id = ${vehicle} AND w.day > ${TODAY} - ${VIEW_DAYS}::int)`

const v = alias(vehicles, 'v')
const VIEWED = {
  id: v.id,
  name: text(sql`coalesce(v.name, '')`),
  sku: filled(v.sku),
  status: v.status,
  showroom: nullable(alias(showroomOffices, 'r').showroomName),
  views: number(viewsOf(sql`v.id`)),
}

/** A vehicle with how often its page was looked at in the last VIEW_DAYS days. */
export type ViewedVehicle = RowOf<typeof VIEWED>

/** Of each day so many are candidates. Who is looked at most in a month is among them on some day. */
const CANDIDATES_PER_DAY = 200

/**
 * The vehicles looked at most in the last VIEW_DAYS days, with exact sums. It reads the tops of the days instead of
 * all of them, so its cost does not grow with the catalogue; a vehicle that was never among the 200 most viewed of a
 * day is not considered.
 *
 * @param showrooms whose vehicles; 'all' for every one
 */
export function mostViewed(
  payload: Payload,
  showrooms: readonly number[] | 'all',
  limit: number,
): Promise<ViewedVehicle[]> {
  const scope = inShowrooms(sql`v.showroom_id`, showrooms)
  return select(
    payload.db.drizzle,
    VIEWED,
    (columns) => sql`WITH candidates AS (
      SELECT DISTINCT top.vehicle_id
      FROM generate_series(0, ${VIEW_DAYS - 1}::int) AS back,
        LATERAL (SELECT w.vehicle_id FROM vehicle_views w WHERE w.day = ${TODAY} - back
          ORDER BY w.views DESC, w.vehicle_id LIMIT ${CANDIDATES_PER_DAY}) top)
    SELECT ${columns}
    FROM candidates c JOIN vehicles v ON v.id = c.vehicle_id
    LEFT JOIN showroom_offices r ON r.id = v.showroom_id
    WHERE ${all([sql`v.deleted_at IS NULL`, scope])}
    ORDER BY "views" DESC, v.id DESC LIMIT ${limit}`,
  )
}
