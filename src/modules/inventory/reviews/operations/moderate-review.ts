import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/permissions'
import { blankToNull } from '@/kernel/text'
import { vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/permissions'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { type ReviewChanged, tellReviewChanged } from './review-changed'

/** What staff may say about a review; what is left out stays. A blank reply takes the reply away. */
export type Moderation = { isApproved?: boolean; showOnHomepage?: boolean; staffReply?: string | null }

/**
 * Approves a review, puts it on the home page, answers it, or takes any of that back.
 *
 * @throws AppError 404 when there is none on a vehicle that the caller sees
 */
export async function moderateReview(req: PayloadRequest, id: number, change: Moderation): Promise<void> {
  const { staffReply, ...flags } = change
  const data = { ...flags, ...(staffReply !== undefined && replied(staffReply)) }
  await onReview(req, id, 'moderated', (inner) =>
    req.payload.update({
      collection: 'vehicle-reviews',
      id,
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    }),
  )
}

/** A reply of now, or none. */
function replied(text: string | null) {
  const staffReply = blankToNull(text)
  return { staffReply, repliedAt: staffReply === null ? null : new Date().toISOString() }
}

/**
 * Removes a review for good; the log keeps what it said.
 *
 * @throws AppError 404 when there is none on a vehicle that the caller sees
 */
export async function deleteReview(req: PayloadRequest, id: number): Promise<void> {
  await onReview(req, id, 'deleted', (inner) =>
    req.payload.delete({ collection: 'vehicle-reviews', id, req: inner, overrideAccess: true, depth: 0 }),
  )
}

const v = alias(vehicles, 'v')

/** Does something with a review whose row is locked, and tells of it. */
async function onReview(
  req: PayloadRequest,
  id: number,
  how: ReviewChanged['how'],
  work: (req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const [vehicle] = await select(
      db,
      { id: v.id, showroomId: v.showroomId },
      sql`FROM vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id WHERE r.id = ${id} FOR UPDATE OF r`,
    )
    if (!vehicle || !reachesShowroom(showrooms, vehicle.showroomId)) throw notFound('Review not found')
    await work(inner)
    await tellReviewChanged(inner, { id, vehicleId: vehicle.id, how })
  })
}
