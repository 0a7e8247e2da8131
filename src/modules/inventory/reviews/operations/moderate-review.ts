import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/permissions'
import { blankToNull } from '@/kernel/text'
import { actorOf } from '@/server/permissions'
import { type Db, inTransaction } from '@/server/transaction'
import { type ReviewChanged, tellReviewChanged } from './review-changed'

/** What staff may say about a review; what is left out stays. A blank reply takes the reply away. */
export type Moderation = { isApproved?: boolean; showOnHomepage?: boolean; staffReply?: string | null }

/**
 * Approves a review, puts it on the home page, answers it, or takes any of that back.
 *
 * @throws AppError 404 when there is none on a vehicle that the caller sees
 */
export async function moderateReview(req: PayloadRequest, id: number, change: Moderation): Promise<void> {
  const parts: SQL[] = [sql`updated_at = now()`]
  if (change.isApproved !== undefined) parts.push(sql`is_approved = ${change.isApproved}`)
  if (change.showOnHomepage !== undefined) parts.push(sql`show_on_homepage = ${change.showOnHomepage}`)
  if (change.staffReply !== undefined) {
    const reply = blankToNull(change.staffReply)
    parts.push(sql`staff_reply = ${reply}, replied_at = ${reply === null ? sql`NULL` : sql`now()`}`)
  }
  await onOwnReview(req, id, 'moderated', (db) =>
    db.execute(sql`UPDATE vehicle_reviews SET ${sql.join(parts, sql`, `)} WHERE id = ${id}`),
  )
}

/**
 * Removes a review for good; the log keeps what it said.
 *
 * @throws AppError 404 when there is none on a vehicle that the caller sees
 */
export async function deleteReview(req: PayloadRequest, id: number): Promise<void> {
  await onOwnReview(req, id, 'deleted', (db) => db.execute(sql`DELETE FROM vehicle_reviews WHERE id = ${id}`))
}

async function onOwnReview(
  req: PayloadRequest,
  id: number,
  how: ReviewChanged['how'],
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { rows } = await db.execute(sql`
      SELECT v.id, v.showroom_id FROM vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id
      WHERE r.id = ${id} FOR UPDATE OF r`)
    const row = rows[0]
    if (!row || !reachesShowroom(showrooms, row.showroom_id)) throw notFound('Review not found')
    await work(db)
    await tellReviewChanged(inner, { id, vehicleId: Number(row.id), how })
  })
}
