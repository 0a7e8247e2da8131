import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { IN_FORCE } from '@/modules/inventory/reservations/rules/reservation-workflow'
import { vehicles } from '@/modules/inventory/tables.gen'
import { isStatus, VISIBLE_CODES } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/select-vehicle-name'
import type { Db } from '@/server/db-of'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type AlertVehicle, mayAwait } from '../rules/availability-alert'
import { vehicleAvailabilityAlerts } from './tables'

const n = alias(vehicleAvailabilityAlerts, 'n')

const OWN = {
  vehicleId: n.vehicleId,
  vehicle: text(VEHICLE_NAME),
  askedAt: n.askedAt,
  toldAt: n.toldAt,
}

/** All availability alerts of a person, newest first: for the export of one's own data. */
export const listAlertsOf = (db: Db, userId: number) =>
  select(
    db,
    OWN,
    sql`FROM vehicle_free_notices n LEFT JOIN vehicles v ON v.id = n.vehicle_id
      WHERE n.user_id = ${userId} ORDER BY n.asked_at DESC, n.vehicle_id DESC`,
  )

const STANDING = {
  status: vehicles.status,
  inTrash: flag(sql`deleted_at IS NOT NULL`),
}

/** A vehicle as the rule sees it; null if there is none. */
export async function getAlertVehicle(
  db: Db,
  vehicleId: number,
  userId: number,
): Promise<AlertVehicle | null> {
  const isOwn = flag(sql`EXISTS (SELECT FROM reservations r
    WHERE r.vehicle_id = vehicles.id AND r.customer_id = ${userId} AND r.status = ${IN_FORCE})`)
  const [row] = await select(db, { ...STANDING, isOwn }, sql`FROM vehicles WHERE id = ${vehicleId}`)
  return row ?? null
}

/** Whether somebody waits for a vehicle. */
export async function isAwaiting(db: Db, vehicleId: number, userId: number): Promise<boolean> {
  const alerts = await select(
    db,
    { vehicleId: n.vehicleId },
    sql`FROM vehicle_free_notices n
      WHERE n.vehicle_id = ${vehicleId} AND n.user_id = ${userId} AND n.told_at IS NULL`,
  )
  return alerts.length > 0
}

/** Whether somebody waits for a vehicle, a guest never; null if there is nothing to wait for. */
export async function readAwaitedVehicle(
  db: Db,
  vehicleId: number,
  userId: number | null,
): Promise<boolean | null> {
  const vehicle = await getAlertVehicle(db, vehicleId, userId ?? 0)
  if (!vehicle || !mayAwait(vehicle).ok) return null
  return userId !== null && (await isAwaiting(db, vehicleId, userId))
}

const NEWS = {
  vehicleId: n.vehicleId,
  isFree: flag(sql`n.told_at IS NOT NULL`),
  name: text(VEHICLE_NAME),
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
}

/** A vehicle that somebody waits for, or that has become free. */
export type NoticeNews = { vehicleId: number; isFree: boolean; name: string; picture: string | null }

/** How many are shown at most. */
const NEWEST = 20

/**
 * The vehicles that somebody waits for, after those that have become free since a moment and still have a page.
 *
 * @param since null for any time
 */
export async function listAlertNews(db: Db, userId: number, since: Date | null): Promise<NoticeNews[]> {
  const from = since ? sql`${since.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`
  const rows = await select(
    db,
    NEWS,
    sql`FROM vehicle_free_notices n
      JOIN vehicles v ON v.id = n.vehicle_id
      JOIN vehicle_search s ON s.vehicle_id = n.vehicle_id AND s.status IN (${VISIBLE_CODES})
      WHERE n.user_id = ${userId} AND (n.told_at IS NULL OR n.told_at >= ${from} AND ${isStatus(sql`v.status`, 'PUBLISHED')})
      ORDER BY n.told_at DESC NULLS LAST, n.asked_at DESC, n.vehicle_id DESC LIMIT ${NEWEST}`,
  )
  return rows.map((row) => ({ ...row, picture: row.picture && mediaUrl(row.picture) }))
}
