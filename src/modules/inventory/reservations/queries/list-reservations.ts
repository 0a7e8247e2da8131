import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { reservations, vehicles } from '@/modules/inventory/tables.gen'
import { isPictureDrawn } from '@/modules/inventory/vehicles/queries/match-missing-photographs'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Db } from '@/server/db-of'
import {
  filled,
  flag,
  isoMoment,
  json,
  nullable,
  number,
  oneOf,
  type RowOf,
  text,
} from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, contains, equals, ids, inShowrooms } from '@/server/sql'
import type { OpenReservation } from '../rules/reservation-effects'
import { IN_FORCE, OPEN_STATUSES, type ReservationStatus, WAITING } from '../rules/reservation-workflow'
import type { ReservationsQuery } from '../schemas/reservations'
import { isOpenSql } from './match-reservation-states'

/** A reservation as shown to its owner. Timestamps are ISO in UTC. */
export type OwnReservation = {
  id: number
  status: ReservationStatus
  requestedAt: string
  confirmedAt: string | null
  /** End of a confirmed reservation. */
  expiresAt: string | null
  endedAt: string | null
  /** The reason that staff gave. */
  note: string | null
  /** Position in the vehicle's queue while it is requested; 1 is next. */
  queuePlace: number | null
  vehicle: {
    id: number
    name: string
    sku: string
    status: VehicleStatus
    picture: string | null
    /** Whether that is a drawing, not a photograph of the vehicle. */
    isDrawn: boolean
    /** Whether its public page can be opened. */
    hasPage: boolean
  }
}

/** The same for staff. */
export type StaffReservation = OwnReservation & {
  /** Null for staff who do not deal with customers. */
  customer: { id: number; name: string; email: string } | null
  decidedBy: string | null
  /** Requests waiting for the vehicle, including this one. */
  queueLength: number
  /** Who requested it before, the first of them first; empty for staff who do not deal with customers. */
  askedBefore: string[]
  /** Somebody else's reservation that is in force on the vehicle. */
  heldFor: { customer: string | null; until: string } | null
}

const r = alias(reservations, 'r')
const v = alias(vehicles, 'v')
const u = alias(users, 'u')

const OWN = {
  id: r.id,
  status: r.status,
  requestedAt: r.requestedAt,
  confirmedAt: r.confirmedAt,
  expiresAt: r.expiresAt,
  endedAt: r.endedAt,
  note: r.note,
  queuePlace: nullable(
    number(sql`CASE WHEN r.status = ${WAITING} THEN (SELECT count(*) FROM reservations q
      WHERE q.vehicle_id = r.vehicle_id AND q.status = ${WAITING} AND q.id <= r.id) END`),
  ),
  vehicleId: r.vehicleId,
  vehicleName: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  vehicleStatus: v.status,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
  isDrawn: flag(isPictureDrawn('s')),
}
const FROM = sql`reservations r JOIN vehicles v ON v.id = r.vehicle_id
  LEFT JOIN vehicle_search s ON s.vehicle_id = r.vehicle_id`

function toOwn(row: RowOf<typeof OWN>): OwnReservation {
  const {
    inTrash,
    isDrawn,
    picture,
    sku,
    vehicleId,
    vehicleName,
    vehicleStatus: status,
    ...reservation
  } = row
  const hasPage = hasPublicPage({ status, inTrash })
  const vehicle = { id: vehicleId, name: vehicleName, sku, status, hasPage }
  return { ...reservation, vehicle: { ...vehicle, picture: picture && mediaUrl(picture), isDrawn } }
}

const STAFF = {
  ...OWN,
  customerId: r.customerId,
  customer: text(personName('u')),
  email: u.email,
  decidedBy: nullable(text(sql`CASE WHEN r.decided_by_id IS NOT NULL THEN ${personName('d')} END`)),
  queueLength: number(sql`(SELECT count(*) FROM reservations q
    WHERE q.vehicle_id = r.vehicle_id AND q.status = ${WAITING})`),
  askedBefore: json(
    z.array(z.string()),
    sql`CASE WHEN r.status = ${WAITING} THEN (SELECT coalesce(json_agg(${personName('b')} ORDER BY q.id), '[]')
      FROM reservations q JOIN users b ON b.id = q.customer_id
      WHERE q.vehicle_id = r.vehicle_id AND q.status = ${WAITING} AND q.id < r.id) ELSE '[]' END`,
  ),
  holder: nullable(text(sql`h.holder`)),
  heldUntil: nullable(isoMoment(sql`h.until`)),
}
const STAFF_FROM = sql`${FROM} JOIN users u ON u.id = r.customer_id LEFT JOIN users d ON d.id = r.decided_by_id
  LEFT JOIN LATERAL (SELECT ${personName('w')} AS holder, q.expires_at AS until
    FROM reservations q JOIN users w ON w.id = q.customer_id
    WHERE q.vehicle_id = r.vehicle_id AND q.status = ${IN_FORCE} AND q.id <> r.id) h ON true`

function toStaff(row: RowOf<typeof STAFF>, named: boolean): StaffReservation {
  const { askedBefore, customer, customerId, decidedBy, email, heldUntil, holder, queueLength, ...own } = row
  return {
    ...toOwn(own),
    customer: named ? { id: customerId, name: customer, email } : null,
    decidedBy,
    queueLength,
    askedBefore: named ? askedBefore : [],
    heldFor: heldUntil === null ? null : { customer: named ? holder : null, until: heldUntil },
  }
}

/** Open ones first: confirmed ones by their end, then requests by arrival; then ended ones, latest first. */
const ORDER = sql`CASE r.status WHEN ${IN_FORCE} THEN 0 WHEN ${WAITING} THEN 1 ELSE 2 END,
  CASE WHEN r.status = ${IN_FORCE} THEN r.expires_at END, CASE WHEN r.status = ${WAITING} THEN r.id END, r.id DESC`

/** A customer's reservations, one page at a time. */
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
  const list = { shape: OWN, from: FROM, where, orderBy: ORDER }
  const result = await selectPage(db, list, { page, limit })
  return { rows: result.rows.map(toOwn), total: result.total }
}

/**
 * The reservations of the vehicles visible to a member of staff, one page at a time.
 *
 * @param named whether the viewer sees who the customers are; otherwise searching by customer is not possible
 * either
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
  const query = { shape: STAFF, from: STAFF_FROM, where, orderBy: ORDER }
  const result = await selectPage(db, query, { page, limit })
  return { rows: result.rows.map((row) => toStaff(row, named)), total: result.total }
}

/** One reservation for staff, or null. */
export async function getReservation(db: Db, id: number, named: boolean): Promise<StaffReservation | null> {
  const [row] = await select(db, STAFF, sql`FROM ${STAFF_FROM} WHERE r.id = ${id}`)
  return row ? toStaff(row, named) : null
}

/** One reservation for its owner, or null. */
export async function getOwnReservation(db: Db, id: number): Promise<OwnReservation | null> {
  const [row] = await select(db, OWN, sql`FROM ${FROM} WHERE r.id = ${id}`)
  return row ? toOwn(row) : null
}

const OPEN = {
  id: r.id,
  vehicleId: r.vehicleId,
  status: oneOf(OPEN_STATUSES, sql`r.status`),
  customerId: r.customerId,
  customer: text(personName('u')),
  expiresAt: r.expiresAt,
}

/**
 * The open reservations of vehicles, by vehicle: the one in force first, then the queue.
 *
 * @param named whether the viewer sees who the customers are
 */
export async function listOpenReservations(
  db: Db,
  vehicleIds: readonly number[],
  named: boolean,
): Promise<Map<number, OpenReservation[]>> {
  const rows = await select(
    db,
    OPEN,
    sql`FROM reservations r JOIN users u ON u.id = r.customer_id
      WHERE r.vehicle_id = ANY(${ids(vehicleIds)}) AND ${isOpenSql(sql`r.status`)}
      ORDER BY r.vehicle_id, r.status = ${IN_FORCE} DESC, r.id`,
  )
  const byVehicle = new Map<number, OpenReservation[]>()
  for (const { vehicleId, ...row } of rows)
    byVehicle.set(vehicleId, [...(byVehicle.get(vehicleId) ?? []), toOpen(row, named)])
  return byVehicle
}

const toOpen = (row: Omit<RowOf<typeof OPEN>, 'vehicleId'>, named: boolean): OpenReservation => ({
  ...row,
  customer: named ? row.customer : null,
  expiresAt: row.expiresAt ? new Date(row.expiresAt) : null,
})
