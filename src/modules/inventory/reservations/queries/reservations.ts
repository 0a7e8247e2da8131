import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { hasPublicPage, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  all,
  contains,
  equals,
  ids,
  inShowrooms,
  iso,
  isoOrNull,
  pageOf,
  type Row,
  textOrNull,
} from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { OpenReservation } from '../rules/reservation-effects'
import { IN_FORCE, type OpenStatus, type ReservationStatus, WAITING } from '../rules/reservation-workflow'
import type { ReservationsQuery } from '../schemas/reservations'
import { isOpenSql } from './reservation-sql'

/** A reservation as its owner reads it. Moments are ISO in UTC. */
export type OwnReservation = {
  id: number
  status: ReservationStatus
  requestedAt: string
  confirmedAt: string | null
  /** End of a confirmed hold. */
  expiresAt: string | null
  endedAt: string | null
  /** Why staff decided as they did. */
  note: string | null
  /** Place in the queue of the vehicle while it is requested; 1 is the next. */
  queuePlace: number | null
  vehicle: {
    id: number
    name: string
    sku: string
    status: VehicleStatus
    picture: string | null
    /** Whether its public page can be opened. */
    hasPage: boolean
  }
}

/** The same for staff. */
export type StaffReservation = OwnReservation & {
  /** Null for whoever does not deal with customers. */
  customer: { id: number; name: string; email: string } | null
  decidedBy: string | null
  /** Requests that wait for the vehicle, this one included. */
  queueLength: number
}

/** How staff read a customer's name. */
const name = (alias: SQL) =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), ''), ${alias}.email)`

const SELECT = sql`r.id, r.status, r.requested_at, r.confirmed_at, r.expires_at, r.ended_at, r.note, r.vehicle_id,
  v.name AS vehicle_name, v.sku, v.status AS vehicle_status, v.deleted_at IS NOT NULL AS in_trash, s.card #>> '{picture,t}' AS picture,
  CASE WHEN r.status = ${WAITING} THEN (SELECT count(*)::int FROM reservations q
    WHERE q.vehicle_id = r.vehicle_id AND q.status = ${WAITING} AND q.id <= r.id) END AS place`
const FROM = sql`reservations r JOIN vehicles v ON v.id = r.vehicle_id
  LEFT JOIN vehicle_search s ON s.vehicle_id = r.vehicle_id`

const toOwn = (row: Row): OwnReservation => ({
  id: Number(row.id),
  status: row.status as ReservationStatus,
  requestedAt: iso(row.requested_at),
  confirmedAt: isoOrNull(row.confirmed_at),
  expiresAt: isoOrNull(row.expires_at),
  endedAt: isoOrNull(row.ended_at),
  note: textOrNull(row.note),
  queuePlace: row.place == null ? null : Number(row.place),
  vehicle: {
    id: Number(row.vehicle_id),
    name: String(row.vehicle_name ?? row.sku),
    sku: String(row.sku),
    status: row.vehicle_status as VehicleStatus,
    picture: row.picture ? mediaUrl(String(row.picture)) : null,
    hasPage: hasPublicPage({ status: row.vehicle_status as VehicleStatus, inTrash: row.in_trash === true }),
  },
})

const toStaff = (row: Row, named: boolean): StaffReservation => ({
  ...toOwn(row),
  customer: named
    ? { id: Number(row.customer_id), name: String(row.customer), email: String(row.email) }
    : null,
  decidedBy: textOrNull(row.decider),
  queueLength: Number(row.waiting),
})

/** What is open first: holds by their end, then requests as they came; then what has ended, the latest first. */
const ORDER = sql`CASE r.status WHEN ${IN_FORCE} THEN 0 WHEN ${WAITING} THEN 1 ELSE 2 END,
  CASE WHEN r.status = ${IN_FORCE} THEN r.expires_at END, CASE WHEN r.status = ${WAITING} THEN r.id END, r.id DESC`

/** The reservations of one customer, a page at a time. */
export async function listOwnReservations(
  db: Db,
  customerId: number,
  { open, page, limit }: { open?: boolean; page: number; limit: number },
): Promise<{ rows: OwnReservation[]; total: number }> {
  const where = all([
    sql`r.customer_id = ${customerId}`,
    open === true && isOpenSql(sql`r.status`),
    open === false && sql`NOT ${isOpenSql(sql`r.status`)}`,
  ])
  const found = await pageOf(db, { select: SELECT, from: FROM, where, orderBy: ORDER }, { page, limit })
  return { rows: found.rows.map(toOwn), total: found.total }
}

const STAFF_SELECT = sql`${SELECT}, r.customer_id, ${name(sql`u`)} AS customer, u.email,
  CASE WHEN r.decided_by IS NOT NULL THEN ${name(sql`d`)} END AS decider,
  (SELECT count(*)::int FROM reservations q WHERE q.vehicle_id = r.vehicle_id AND q.status = ${WAITING}) AS waiting`
const STAFF_FROM = sql`${FROM} JOIN users u ON u.id = r.customer_id LEFT JOIN users d ON d.id = r.decided_by`

/**
 * The reservations of the vehicles that a member of staff sees, a page at a time.
 *
 * @param named whether the viewer learns who the customers are; else nobody can be searched for either
 */
export async function listReservations(
  db: Db,
  { status, search, vehicleId, page, limit }: ReservationsQuery,
  showrooms: readonly number[] | 'all',
  named: boolean,
): Promise<{ rows: StaffReservation[]; total: number }> {
  const where = all([
    equals(sql`r.status`, status),
    equals(sql`r.vehicle_id`, vehicleId),
    contains(
      sql`concat_ws(' ', v.name, v.sku${named ? sql`, u.first_name, u.last_name, u.email` : sql``})`,
      search,
    ),
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const query = { select: STAFF_SELECT, from: STAFF_FROM, where, orderBy: ORDER }
  const found = await pageOf(db, query, { page, limit })
  return { rows: found.rows.map((row) => toStaff(row, named)), total: found.total }
}

/** One reservation for staff, or null. */
export async function getReservation(db: Db, id: number, named: boolean): Promise<StaffReservation | null> {
  const { rows } = await db.execute(sql`SELECT ${STAFF_SELECT} FROM ${STAFF_FROM} WHERE r.id = ${id}`)
  return rows[0] ? toStaff(rows[0], named) : null
}

/** One reservation for its owner, or null. */
export async function getOwnReservation(db: Db, id: number): Promise<OwnReservation | null> {
  const { rows } = await db.execute(sql`SELECT ${SELECT} FROM ${FROM} WHERE r.id = ${id}`)
  return rows[0] ? toOwn(rows[0]) : null
}

/**
 * The open reservations of vehicles, by vehicle: the one in force first, then the queue.
 *
 * @param named whether the viewer learns who the customers are
 */
export async function openReservations(
  db: Db,
  vehicleIds: readonly number[],
  named: boolean,
): Promise<Map<number, OpenReservation[]>> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.vehicle_id, r.status, r.customer_id, r.expires_at, ${name(sql`u`)} AS customer
    FROM reservations r JOIN users u ON u.id = r.customer_id
    WHERE r.vehicle_id = ANY(${ids(vehicleIds)}) AND ${isOpenSql(sql`r.status`)}
    ORDER BY r.vehicle_id, r.status = ${IN_FORCE} DESC, r.id`)
  const found = new Map<number, OpenReservation[]>()
  for (const row of rows) {
    const vehicle = Number(row.vehicle_id)
    found.set(vehicle, [...(found.get(vehicle) ?? []), toOpen(row, named)])
  }
  return found
}

const toOpen = (row: Row, named: boolean): OpenReservation => ({
  id: Number(row.id),
  status: row.status as OpenStatus,
  customer: named ? String(row.customer) : null,
  customerId: Number(row.customer_id),
  expiresAt: row.expires_at ? new Date(String(row.expires_at)) : null,
})
