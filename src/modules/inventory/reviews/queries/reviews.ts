import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/vehicle-states'
import { verifiedPurchase } from '@/modules/inventory/vehicles/queries/verified-purchase'
import {
  all,
  contains,
  equals,
  inShowrooms,
  iso,
  type Paging,
  pageOf,
  type Row,
  textOrNull,
} from '@/server/sql'
import type { Db } from '@/server/transaction'
import { type ReviewStats, reviewAuthor, reviewStats } from '../rules/review'
import type { ReviewsQuery } from '../schemas/reviews'

/** A review as the public reads it. Moments are ISO in UTC. */
export type PublicReview = {
  id: number
  vehicleId: number
  vehicleName: string
  rating: number
  title: string
  comment: string
  author: string
  verifiedPurchase: boolean
  staffReply: string | null
  repliedAt: string | null
  showOnHomepage: boolean
  createdAt: string
}

/** The same for staff. */
export type StaffReview = PublicReview & {
  isApproved: boolean
  /** Null for whoever does not deal with customers; the public name of the author stays. */
  user: { id: number; name: string; email: string } | null
  vehicleSku: string
}

/** A vehicle that was reviewed. */
export type ReviewedVehicle = {
  vehicleId: number
  name: string
  sku: string
  picture: string | null
  count: number
  average: number
}

/** Made when it is asked for: by then whoever records purchases has registered. */
const select =
  () => sql`r.id, r.vehicle_id, v.name AS vehicle_name, v.sku, r.rating, r.title, r.comment, r.staff_reply,
  r.replied_at, r.show_on_homepage, r.is_approved, r.created_at, r.user_id, u.first_name, u.last_name, u.email,
  (u.deleted_at IS NOT NULL) AS gone, ${verifiedPurchase(sql`r.user_id`, sql`r.vehicle_id`)} AS verified`
const FROM = sql`vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id JOIN users u ON u.id = r.user_id`
const NEWEST = sql`r.id DESC`

/** Vehicles whose page the public may open. */
const VISIBLE = hasPublicPage('v')

const toPublic = (row: Row): PublicReview => ({
  id: Number(row.id),
  vehicleId: Number(row.vehicle_id),
  vehicleName: String(row.vehicle_name ?? row.sku),
  rating: Number(row.rating),
  title: String(row.title),
  comment: String(row.comment),
  author: reviewAuthor(textOrNull(row.first_name), textOrNull(row.last_name), Boolean(row.gone)),
  verifiedPurchase: Boolean(row.verified),
  staffReply: textOrNull(row.staff_reply),
  repliedAt: row.replied_at == null ? null : iso(row.replied_at),
  showOnHomepage: Boolean(row.show_on_homepage),
  createdAt: iso(row.created_at),
})

const toStaff = (row: Row, named: boolean): StaffReview => ({
  ...toPublic(row),
  isApproved: Boolean(row.is_approved),
  user: named
    ? {
        id: Number(row.user_id),
        name: [row.first_name, row.last_name].filter(Boolean).join(' ') || String(row.email),
        email: String(row.email),
      }
    : null,
  vehicleSku: String(row.sku),
})

async function publicPage(db: Db, condition: SQL, paging: Paging) {
  const where = all([sql`r.is_approved`, VISIBLE, condition])
  const found = await pageOf(db, { select: select(), from: FROM, where, orderBy: NEWEST }, paging)
  return { rows: found.rows.map(toPublic), total: found.total }
}

/** The approved reviews of a vehicle, the newest first. */
export const listVehicleReviews = (db: Db, vehicleId: number, paging: Paging) =>
  publicPage(db, sql`r.vehicle_id = ${vehicleId}`, paging)

/** The approved reviews that staff chose for the home page, the newest first. */
export const listHomepageReviews = (db: Db, paging: Paging) => publicPage(db, sql`r.show_on_homepage`, paging)

/** Reviews that the page of a vehicle shows at first. */
const FIRST_REVIEWS = 5

/** The reviews that the page of a vehicle shows at first; of a vehicle without any nothing is asked. */
export async function newestReviews(
  db: Db,
  { id, reviews }: { id: number; reviews: ReviewStats },
): Promise<PublicReview[]> {
  if (reviews.count === 0) return []
  return (await listVehicleReviews(db, id, { page: 1, limit: FIRST_REVIEWS })).rows
}

/** What the approved reviews of a vehicle say together, by one grouped query. */
export async function vehicleReviewStats(db: Db, vehicleId: number): Promise<ReviewStats> {
  const { rows } = await db.execute(sql`
    SELECT r.rating, count(*)::int AS count FROM vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.vehicle_id = ${vehicleId} AND r.is_approved AND ${VISIBLE} GROUP BY r.rating`)
  return reviewStats(rows.map((row) => ({ rating: Number(row.rating), count: Number(row.count) })))
}

/** Vehicles that have approved reviews, the one with the newest first. */
export async function listReviewedVehicles(
  db: Db,
  paging: Paging,
): Promise<{ rows: ReviewedVehicle[]; total: number }> {
  const from = sql`(SELECT vehicle_id, count(*)::int AS reviews, round(avg(rating), 1) AS average, max(id) AS newest
      FROM vehicle_reviews WHERE is_approved GROUP BY vehicle_id) g
    JOIN vehicles v ON v.id = g.vehicle_id LEFT JOIN vehicle_search s ON s.vehicle_id = g.vehicle_id`
  const select = sql`v.id, v.name, v.sku, g.reviews, g.average, s.card #>> '{picture,t}' AS picture`
  const found = await pageOf(db, { select, from, where: VISIBLE, orderBy: sql`g.newest DESC` }, paging)
  const rows = found.rows.map((row) => ({
    vehicleId: Number(row.id),
    name: String(row.name ?? row.sku),
    sku: String(row.sku),
    picture: row.picture ? mediaUrl(String(row.picture)) : null,
    count: Number(row.reviews),
    average: Number(row.average),
  }))
  return { rows, total: found.total }
}

/**
 * The reviews of the vehicles that a member of staff sees: what waits for a decision first, then the newest.
 *
 * @param named whether the viewer learns who the customers are; else nobody can be searched for either
 */
export async function listReviews(
  db: Db,
  { search, rating, isApproved, showOnHomepage, vehicleId, page, limit }: ReviewsQuery,
  showrooms: readonly number[] | 'all',
  named: boolean,
): Promise<{ rows: StaffReview[]; total: number }> {
  const text = sql`concat_ws(' ', r.title, r.comment, v.name, v.sku${named ? sql`, u.first_name, u.last_name, u.email` : sql``})`
  const where = all([
    contains(text, search),
    equals(sql`r.rating`, rating),
    equals(sql`r.vehicle_id`, vehicleId),
    isApproved !== undefined && sql`r.is_approved = ${isApproved}`,
    showOnHomepage !== undefined && sql`r.show_on_homepage = ${showOnHomepage}`,
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const query = { select: select(), from: FROM, where, orderBy: sql`r.is_approved, ${NEWEST}` }
  const found = await pageOf(db, query, { page, limit })
  return { rows: found.rows.map((row) => toStaff(row, named)), total: found.total }
}

/** One review for staff, or null. */
export async function getReview(db: Db, id: number, named: boolean): Promise<StaffReview | null> {
  const { rows } = await db.execute(sql`SELECT ${select()} FROM ${FROM} WHERE r.id = ${id}`)
  return rows[0] ? toStaff(rows[0], named) : null
}

/** What somebody wrote about a vehicle, approved or not, or null. */
export async function getOwnReview(db: Db, vehicleId: number, userId: number): Promise<StaffReview | null> {
  const { rows } = await db.execute(
    sql`SELECT ${select()} FROM ${FROM} WHERE r.vehicle_id = ${vehicleId} AND r.user_id = ${userId}`,
  )
  return rows[0] ? toStaff(rows[0], false) : null
}
