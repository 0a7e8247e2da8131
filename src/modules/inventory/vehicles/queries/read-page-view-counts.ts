import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { filled, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { VIEW_DAYS } from '../rules/page-view-counting'

const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`

/**
 * Views of a vehicle in the last VIEW_DAYS days (UTC), including today: a sum over at most that many rows.
 */
export const pageViewsOf = (vehicle: SQL): SQL => sql`(
  SELECT coalesce(sum(w.views), 0)::int FROM vehicle_views w
  WHERE w.vehicle_id = ${vehicle} AND w.day > ${TODAY} - ${VIEW_DAYS}::int)`

const v = alias(vehicles, 'v')
const VIEWED = {
  id: v.id,
  name: text(sql`coalesce(v.name, '')`),
  sku: filled(v.sku),
  status: v.status,
  showroom: nullable(alias(showroomOffices, 'r').showroomName),
  views: number(pageViewsOf(sql`v.id`)),
}

/** A vehicle with its number of page views in the last VIEW_DAYS days. */
export type ViewedVehicle = RowOf<typeof VIEWED>

/** The candidates per day. The most viewed of a month are among them on some day. */
const CANDIDATES_PER_DAY = 200

/**
 * The most viewed vehicles of the last VIEW_DAYS days, with exact sums. It reads the top of each day instead
 * of everything, so its cost does not grow with the catalogue; a vehicle that was never among a day's 200
 * most viewed is not considered.
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
