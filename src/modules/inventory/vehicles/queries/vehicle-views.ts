import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { all, inShowrooms } from '@/server/sql'
import { readStatus, type VehicleStatus } from '../rules/vehicle-status'
import { VIEW_DAYS } from '../rules/views'

/** A vehicle with how often its page was looked at in the last VIEW_DAYS days. */
export type ViewedVehicle = {
  id: number
  name: string
  sku: string
  status: VehicleStatus
  showroom: string | null
  views: number
}

const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`

/** Views of a vehicle in the last VIEW_DAYS days (UTC), today included: a sum over at most so many rows. */
export const viewsOf = (vehicle: SQL): SQL => sql`(
  SELECT coalesce(sum(w.views), 0)::int FROM vehicle_views w
  WHERE w.vehicle_id = ${vehicle} AND w.day > ${TODAY} - ${VIEW_DAYS}::int)`

/** Of each day so many are candidates. Who is looked at most in a month is among them on some day. */
const CANDIDATES_PER_DAY = 200

/**
 * The vehicles looked at most in the last VIEW_DAYS days, with exact sums. It reads the tops of the days instead of
 * all of them, so its cost does not grow with the catalogue; a vehicle that was never among the 200 most viewed of a
 * day is not considered.
 *
 * @param showrooms whose vehicles; 'all' for every one
 */
export async function mostViewed(
  payload: Payload,
  showrooms: readonly number[] | 'all',
  limit: number,
): Promise<ViewedVehicle[]> {
  const scope = inShowrooms(sql`v.showroom_id`, showrooms)
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH candidates AS (
      SELECT DISTINCT top.vehicle_id
      FROM generate_series(0, ${VIEW_DAYS - 1}::int) AS back,
        LATERAL (SELECT w.vehicle_id FROM vehicle_views w WHERE w.day = ${TODAY} - back
          ORDER BY w.views DESC, w.vehicle_id LIMIT ${CANDIDATES_PER_DAY}) top)
    SELECT v.id, v.name, v.sku, v.status, r.showroom_name, ${viewsOf(sql`v.id`)} AS views
    FROM candidates c JOIN vehicles v ON v.id = c.vehicle_id
    LEFT JOIN showroom_offices r ON r.id = v.showroom_id
    WHERE ${all([sql`v.deleted_at IS NULL`, scope])}
    ORDER BY views DESC, v.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name ?? ''),
    sku: String(row.sku),
    status: readStatus(row.status),
    showroom: row.showroom_name == null ? null : String(row.showroom_name),
    views: Number(row.views),
  }))
}
