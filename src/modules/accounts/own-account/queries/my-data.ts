import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { iso, isoOrNull, numberOrNull, type Row, textOrNull } from '@/server/sql'
import { type Db, dbOf } from '@/server/transaction'
import { listIdentities } from './list-identities'
import { listSessions } from './list-sessions'
import { getOwnAccount } from './own-account'

/** What people call a vehicle: its name, or else its stock number. What is said of one that is gone stays in the file. */
const VEHICLE = sql.raw(`coalesce(v.name, v.sku, 'A vehicle that is gone') AS vehicle`)

/** Events of the log that one file holds, the newest first. */
const MOST_EVENTS = 5000

/**
 * Everything that is stored about the person of a request: profile, connected providers, sessions, the subjects of
 * e-mails, saved searches, the wishlist, the port of destination, reservations, reviews, and what the log says the
 * person did or had done to the own account. Passwords are not: they are stored as fingerprints only.
 *
 * @throws AppError 404 when the account is gone
 */
export async function myData(req: PayloadRequest, now: Date) {
  const db = await dbOf(req)
  const id = Number(req.user?.id)
  const profile = await getOwnAccount(db, id)
  if (!profile) throw notFound()
  return {
    writtenAt: now.toISOString(),
    profile,
    identities: await listIdentities(db, id),
    sessions: await listSessions(req),
    mails: await mailsOf(db, id),
    savedSearches: await searchesOf(db, id),
    wishlist: await wishesOf(db, id),
    port: await portOf(db, id),
    reservations: await reservationsOf(db, id),
    reviews: await reviewsOf(db, id),
    events: await eventsOf(db, id),
  }
}

async function mailsOf(db: Db, id: number) {
  const { rows } = await db.execute(
    sql`SELECT to_address, subject, created_at FROM mail_outbox WHERE user_id = ${id} ORDER BY id DESC`,
  )
  return rows.map((row) => ({
    to: String(row.to_address),
    subject: String(row.subject),
    writtenAt: iso(row.created_at),
  }))
}

async function searchesOf(db: Db, id: number) {
  const { rows } = await db.execute(
    sql`SELECT name, query, frequency, created_at FROM saved_searches WHERE user_id = ${id} ORDER BY id DESC`,
  )
  return rows.map((row) => ({
    name: String(row.name),
    query: String(row.query),
    frequency: String(row.frequency),
    savedAt: iso(row.created_at),
  }))
}

async function wishesOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT w.vehicle_id, ${VEHICLE}, w.price_when_added, w.currency, w.created_at
    FROM wishlist_items w LEFT JOIN vehicles v ON v.id = w.vehicle_id
    WHERE w.user_id = ${id} ORDER BY w.created_at DESC, w.vehicle_id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    priceWhenAdded: numberOrNull(row.price_when_added),
    currency: String(row.currency),
    addedAt: iso(row.created_at),
  }))
}

async function portOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT p.name, p.country FROM buyer_preferences b JOIN ports p ON p.id = b.port_id WHERE b.user_id = ${id}`)
  return rows[0] ? `${rows[0].name}, ${rows[0].country}` : null
}

async function reservationsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT r.vehicle_id, ${VEHICLE}, r.status, r.requested_at, r.confirmed_at, r.expires_at, r.ended_at, r.note
    FROM reservations r LEFT JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.customer_id = ${id} ORDER BY r.id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    status: String(row.status),
    requestedAt: iso(row.requested_at),
    confirmedAt: isoOrNull(row.confirmed_at),
    expiresAt: isoOrNull(row.expires_at),
    endedAt: isoOrNull(row.ended_at),
    note: textOrNull(row.note),
  }))
}

async function reviewsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT r.vehicle_id, ${VEHICLE}, r.rating, r.title, r.comment, r.is_approved, r.staff_reply, r.created_at
    FROM vehicle_reviews r LEFT JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.user_id = ${id} ORDER BY r.id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    rating: Number(row.rating),
    title: String(row.title),
    comment: String(row.comment),
    isPublic: row.is_approved === true,
    answer: textOrNull(row.staff_reply),
    writtenAt: iso(row.created_at),
  }))
}

/** The addresses and details of others are left out: what colleagues did to this account is theirs. */
const eventOf = (row: Row) => ({
  at: iso(row.at),
  action: String(row.action),
  area: String(row.area),
  record: textOrNull(row.record_label),
  detail: textOrNull(row.detail),
  byYou: row.is_own === true,
  ip: row.is_own === true ? textOrNull(row.ip) : null,
})

async function eventsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT at, action, area, record_label, detail, ip, actor_id IS NOT DISTINCT FROM ${id} AS is_own FROM audit_log
    WHERE actor_id = ${id} OR (table_name = 'users' AND record_id = ${String(id)})
    ORDER BY at DESC, id DESC LIMIT ${MOST_EVENTS}`)
  return rows.map(eventOf)
}
