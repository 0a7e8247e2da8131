import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { users } from '@/modules/accounts/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { vehicleReviews, vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { verifiedPurchase } from '@/modules/inventory/vehicles/queries/match-verified-purchase'
import type { Db } from '@/server/db-of'
import { filled, flag, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, contains, equals, inShowrooms, type Paging } from '@/server/sql'
import { type ReviewStats, reviewAuthor, reviewStats } from '../rules/review'
import type { ReviewsQuery } from '../schemas/reviews'

/** A review as shown publicly. Timestamps are ISO in UTC. */
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
  /** Null for staff who do not deal with customers; the author's public name stays. */
  user: { id: number; name: string; email: string } | null
  vehicleSku: string
}

/** A reviewed vehicle. */
export type ReviewedVehicle = {
  vehicleId: number
  name: string
  sku: string
  picture: string | null
  count: number
  average: number
}

const r = alias(vehicleReviews, 'r')
const v = alias(vehicles, 'v')
const u = alias(users, 'u')

const COLUMNS = {
  id: r.id,
  vehicleId: r.vehicleId,
  vehicleName: text(sql`coalesce(v.name, v.sku)`),
  vehicleSku: filled(v.sku),
  rating: r.rating,
  title: r.title,
  comment: r.comment,
  staffReply: r.staffReply,
  repliedAt: r.repliedAt,
  showOnHomepage: r.showOnHomepage,
  isApproved: r.isApproved,
  createdAt: r.createdAt,
  userId: r.userId,
  firstName: u.firstName,
  lastName: u.lastName,
  email: u.email,
  isGone: flag(sql`u.deleted_at IS NOT NULL`),
}

/** Built on demand, once the modules that record purchases have registered. */
const shape = () => ({
  ...COLUMNS,
  verifiedPurchase: flag(verifiedPurchase(sql`r.user_id`, sql`r.vehicle_id`)),
})
type ReviewRow = RowOf<ReturnType<typeof shape>>

const FROM = sql`vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id JOIN users u ON u.id = r.user_id`
const NEWEST = sql`r.id DESC`

/** Vehicles with a public page. */
const VISIBLE = hasPublicPage('v')

function toPublic(row: ReviewRow): PublicReview {
  const { email, firstName, isApproved, isGone, lastName, userId, vehicleSku, ...review } = row
  return { ...review, author: reviewAuthor(firstName, lastName, isGone) }
}

const toStaff = (row: ReviewRow, named: boolean): StaffReview => ({
  ...toPublic(row),
  isApproved: row.isApproved,
  user: named
    ? {
        id: row.userId,
        name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
        email: row.email,
      }
    : null,
  vehicleSku: row.vehicleSku,
})

async function publicPage(db: Db, condition: SQL, paging: Paging) {
  const where = all([sql`r.is_approved`, VISIBLE, condition])
  const result = await selectPage(db, { shape: shape(), from: FROM, where, orderBy: NEWEST }, paging)
  return { rows: result.rows.map(toPublic), total: result.total }
}

/** The approved reviews of a vehicle, newest first. */
export const listVehicleReviews = (db: Db, vehicleId: number, paging: Paging) =>
  publicPage(db, sql`r.vehicle_id = ${vehicleId}`, paging)

/** The approved reviews that staff chose for the home page, newest first. */
export const listHomepageReviews = (db: Db, paging: Paging) => publicPage(db, sql`r.show_on_homepage`, paging)

/** The number of reviews initially shown on a vehicle's page. */
const FIRST_REVIEWS = 5

/** The reviews initially shown on a vehicle's page; no query for a vehicle without any. */
export async function listNewestReviews(
  db: Db,
  { id, reviews }: { id: number; reviews: ReviewStats },
): Promise<PublicReview[]> {
  if (reviews.count === 0) return []
  return (await listVehicleReviews(db, id, { page: 1, limit: FIRST_REVIEWS })).rows
}

const RATING_COUNTS = { rating: r.rating, count: number(sql`count(*)`) }

/** A summary of a vehicle's approved reviews, by one grouped query. */
export async function getVehicleReviewStats(db: Db, vehicleId: number): Promise<ReviewStats> {
  const from = sql`FROM vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.vehicle_id = ${vehicleId} AND r.is_approved AND ${VISIBLE} GROUP BY r.rating`
  return reviewStats(await select(db, RATING_COUNTS, from))
}

const REVIEWED = {
  vehicleId: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
  count: number(sql`g.reviews`),
  average: number(sql`g.average`),
}

/** Vehicles with approved reviews, the one with the newest first. */
export async function listReviewedVehicles(
  db: Db,
  paging: Paging,
): Promise<{ rows: ReviewedVehicle[]; total: number }> {
  const from = sql`(SELECT vehicle_id, count(*)::int AS reviews, round(avg(rating), 1) AS average, max(id) AS newest
      FROM vehicle_reviews WHERE is_approved GROUP BY vehicle_id) g
    JOIN vehicles v ON v.id = g.vehicle_id LEFT JOIN vehicle_search s ON s.vehicle_id = g.vehicle_id`
  const orderBy = sql`g.newest DESC`
  const result = await selectPage(db, { shape: REVIEWED, from, where: VISIBLE, orderBy }, paging)
  const rows = result.rows.map(({ picture, ...row }) => ({ ...row, picture: picture && mediaUrl(picture) }))
  return { rows, total: result.total }
}

/**
 * The reviews of the vehicles visible to a member of staff: pending ones first, then the newest.
 *
 * @param named whether the viewer sees who the customers are; otherwise searching by customer is not possible
 * either
 */
export async function listReviews(
  db: Db,
  { search, rating, isApproved, showOnHomepage, vehicleId, page, limit }: ReviewsQuery,
  showrooms: readonly number[] | 'all',
  named: boolean,
): Promise<{ rows: StaffReview[]; total: number }> {
  const words = sql`concat_ws(' ', r.title, r.comment, v.name, v.sku${named ? sql`, u.first_name, u.last_name, u.email` : sql``})`
  const where = all([
    contains(words, search),
    equals(sql`r.rating`, rating),
    equals(sql`r.vehicle_id`, vehicleId),
    isApproved !== undefined && sql`r.is_approved = ${isApproved}`,
    showOnHomepage !== undefined && sql`r.show_on_homepage = ${showOnHomepage}`,
    inShowrooms(sql`v.showroom_id`, showrooms),
  ])
  const query = { shape: shape(), from: FROM, where, orderBy: sql`r.is_approved, ${NEWEST}` }
  const result = await selectPage(db, query, { page, limit })
  return { rows: result.rows.map((row) => toStaff(row, named)), total: result.total }
}

/** One review for staff, or null. */
export async function getReview(db: Db, id: number, named: boolean): Promise<StaffReview | null> {
  const [row] = await select(db, shape(), sql`FROM ${FROM} WHERE r.id = ${id}`)
  return row ? toStaff(row, named) : null
}

/** A person's review of a vehicle, approved or not, or null. */
export async function getOwnReview(db: Db, vehicleId: number, userId: number): Promise<StaffReview | null> {
  const mine = sql`FROM ${FROM} WHERE r.vehicle_id = ${vehicleId} AND r.user_id = ${userId}`
  const [row] = await select(db, shape(), mine)
  return row ? toStaff(row, false) : null
}
