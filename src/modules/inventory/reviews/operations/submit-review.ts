import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { isPubliclyVisible, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { countTry, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import type { ReviewInput } from '../schemas/reviews'
import { tellReviewChanged } from './review-changed'

const BY_PERSON: Limit = { name: 'reviews', points: 20, duration: 60 * 60 }

/**
 * Takes a review of whoever is signed in. It waits for staff before the public sees it.
 *
 * @returns its id
 * @throws AppError 404 for a vehicle that the public does not see, 409 when this person reviewed it before, 429
 *   after too many tries
 */
export async function submitReview(req: PayloadRequest, review: ReviewInput): Promise<number> {
  const userId = Number(req.user?.id)
  await countTry(req.payload, BY_PERSON, String(userId))
  const { comment, rating, title, vehicleId } = review
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const found = await db.execute(
      sql`SELECT status FROM vehicles WHERE id = ${vehicleId} AND deleted_at IS NULL`,
    )
    const status = found.rows[0]?.status as VehicleStatus | undefined
    if (!status || !isPubliclyVisible(status)) throw notFound('Vehicle not found')
    const { rows } = await db.execute(sql`
      INSERT INTO vehicle_reviews (vehicle_id, user_id, rating, title, comment)
      VALUES (${vehicleId}, ${userId}, ${rating}, ${title}, ${comment})
      ON CONFLICT (vehicle_id, user_id) DO NOTHING RETURNING id`)
    if (!rows[0]) throw conflict('You have already reviewed this vehicle.')
    const id = Number(rows[0].id)
    await tellReviewChanged(inner, { id, vehicleId, how: 'given' })
    return id
  })
}
