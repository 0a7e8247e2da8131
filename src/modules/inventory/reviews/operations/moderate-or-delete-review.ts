import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { blankToNull } from '@/kernel/text/blank'
import { vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { emitReviewChanged, type ReviewChanged } from './emit-review-changed'

/** Staff's changes to a review; omitted ones stay. A blank reply removes the reply. */
export type Moderation = { isApproved?: boolean; showOnHomepage?: boolean; staffReply?: string | null }

/**
 * Approves a review, shows it on the home page, answers it, or undoes any of that.
 *
 * @throws AppError 404 if there is none for a vehicle visible to the caller
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

/** A reply dated now, or none. */
function replied(text: string | null) {
  const staffReply = blankToNull(text)
  return { staffReply, repliedAt: staffReply === null ? null : new Date().toISOString() }
}

/**
 * Removes a review permanently; the log keeps its text.
 *
 * @throws AppError 404 if there is none for a vehicle visible to the caller
 */
export async function deleteReview(req: PayloadRequest, id: number): Promise<void> {
  await onReview(req, id, 'deleted', (inner) =>
    req.payload.delete({ collection: 'vehicle-reviews', id, req: inner, overrideAccess: true, depth: 0 }),
  )
}

const v = alias(vehicles, 'v')

/** Runs work on a locked review, and announces the change. */
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
    await emitReviewChanged(inner, { id, vehicleId: vehicle.id, how })
  })
}
