import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { vehicles } from '@/modules/inventory/tables.gen'
import { awaitedVehicles } from '@/modules/inventory/vehicles/queries/match-awaited-vehicles'
import { isPubliclyVisible } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { Db } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { exists } from '@/server/rows/exists'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import type { ReviewInput } from '../schemas/reviews'
import { emitReviewChanged } from './emit-review-changed'

const BY_PERSON: Limit = { name: 'reviews', points: 20, duration: 60 * 60 }

/**
 * Submits a review by the signed-in person. Staff approve it before it becomes public.
 *
 * @returns its id
 * @throws AppError 404 for a vehicle that is not public, 409 if this person has already reviewed it or still waits for it, 429
 * after too many attempts
 */
export async function submitReview(req: PayloadRequest, review: ReviewInput): Promise<number> {
  const userId = Number(req.user?.id)
  await countTry(req.payload, BY_PERSON, String(userId))
  const { comment, rating, title, vehicleId } = review
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const live = sql`FROM vehicles WHERE id = ${vehicleId} AND deleted_at IS NULL`
    const [vehicle] = await select(db, { status: vehicles.status }, live)
    if (!vehicle || !isPubliclyVisible(vehicle.status)) throw notFound('Vehicle not found')
    await refuseEarly(db, vehicleId, userId)
    await refuseSecond(db, vehicleId, userId)
    const waiting = { isApproved: false, showOnHomepage: false }
    const data = { vehicle: vehicleId, user: userId, rating, title, comment, ...waiting }
    const common = { collection: 'vehicle-reviews', req: inner, overrideAccess: true, depth: 0 } as const
    const { id } = await req.payload.create({ ...common, data })
    await emitReviewChanged(inner, { id, vehicleId, how: 'given' })
    return id
  })
}

/** Whoever has ordered a vehicle reviews it once they have it. */
async function refuseEarly(db: Db, vehicleId: number, userId: number): Promise<void> {
  for (const isAwaited of awaitedVehicles.all())
    if (await exists(db, sql`FROM (VALUES (1)) one WHERE ${isAwaited(sql`${userId}`, sql`${vehicleId}`)}`))
      throw conflict('You can review this vehicle once it has been delivered to you.')
}

/** Of concurrent reviews by one person for one vehicle, one is written and the others see it. */
async function refuseSecond(db: Db, vehicleId: number, userId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`review:${vehicleId}:${userId}`}))`)
  if (await exists(db, sql`FROM vehicle_reviews WHERE vehicle_id = ${vehicleId} AND user_id = ${userId}`))
    throw conflict('You have already reviewed this vehicle.')
}
