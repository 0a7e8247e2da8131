import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { blogRatings } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import type { Limit } from '@/server/rate-limit'
import { exists } from '@/server/rows/exists'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { isOwn } from '../rules/comment'
import { RATING_MESSAGES } from '../rules/rating'
import { limitCommentsAndRatings } from './limit-comments-and-ratings'
import { lockPublicPost, requirePublicPost } from './lock-or-require-public-post'

const BY_PERSON: Limit = { name: 'blog-ratings', points: 60, duration: 60 * 60 }
const RATINGS = { collection: 'blog-ratings', overrideAccess: true, depth: 0 } as const

/**
 * Rates a post for the signed-in person.
 *
 * @returns the rating's id
 * @throws AppError 404 for a post that is not public, 409 if ratings are closed or this person has already
 * rated it, 429 after too many attempts
 */
export async function createRating(req: PayloadRequest, postId: number, rating: number): Promise<number> {
  const userId = Number(req.user?.id)
  const write = () =>
    inTransaction({ payload: req.payload, req }, async (inner, db) => {
      const post = await lockPublicPost(db, postId)
      if (!post.ratingEnabled) throw conflict(RATING_MESSAGES.closed)
      if (await exists(db, sql`FROM blog_ratings WHERE post_id = ${postId} AND user_id = ${userId}`))
        throw conflict(RATING_MESSAGES.already)
      const data = { post: postId, user: userId, rating }
      return (await req.payload.create({ ...RATINGS, req: inner, data })).id
    })
  return limitCommentsAndRatings(req.payload, BY_PERSON, userId, write)
}

const STORED = { postId: blogRatings.postId, userId: blogRatings.userId }

/** Locks one's own rating, and returns its post. @throws AppError 403 for that of somebody else, 404 */
async function lockOwn(db: Db, actor: Actor, id: number): Promise<number> {
  const [rating] = await select(db, STORED, sql`FROM blog_ratings WHERE id = ${id} FOR UPDATE`)
  if (!rating) throw notFound('Rating not found')
  if (!isOwn(actor, rating.userId)) throw forbidden()
  return rating.postId
}

/** Changes one's own rating. @throws AppError 403, 404 */
export async function changeRating(
  req: PayloadRequest,
  actor: Actor,
  id: number,
  rating: number,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await requirePublicPost(db, await lockOwn(db, actor, id), 'Rating')
    await req.payload.update({ ...RATINGS, id, req: inner, data: { rating } })
  })
}

/** Removes one's own rating. @throws AppError 403, 404 */
export async function removeRating(req: PayloadRequest, actor: Actor, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockOwn(db, actor, id)
    await req.payload.delete({ ...RATINGS, id, req: inner })
  })
}
