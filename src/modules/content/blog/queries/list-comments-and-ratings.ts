import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Actor } from '@/kernel/permissions'
import { seesCustomers } from '@/kernel/permissions'
import { blogComments, blogRatings } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { select, selectPage } from '@/server/rows/select'
import { all, equals } from '@/server/sql'
import { isOwn, seesAll } from '../rules/comment'
import type { CommentsQuery, RatingsQuery } from '../schemas/comments-and-ratings'

const c = alias(blogComments, 'c')
const r = alias(blogRatings, 'r')

const COMMENT = {
  id: c.id,
  postId: c.postId,
  userId: c.userId,
  content: c.content,
  authorName: c.authorName,
  authorEmail: c.authorEmail,
  isApproved: c.isApproved,
  isSpam: c.isSpam,
  createdAt: c.createdAt,
  updatedAt: c.updatedAt,
}
const RATING = { id: r.id, postId: r.postId, userId: r.userId, rating: r.rating, createdAt: r.createdAt }

/** Whose account it is: shown to its owner, and to staff who deal with customers. */
const maySeeAuthor = (actor: Actor, userId: number): boolean => isOwn(actor, userId) || seesCustomers(actor)

const idOf = (actor: Actor): number => (actor.kind === 'guest' ? 0 : actor.id)

/** What the actor may see: everything, or what is public and their own. */
const seenBy = (actor: Actor, isPublic: SQL, author: SQL): SQL =>
  seesAll(actor) ? sql`true` : sql`(p._status = 'published' AND (${isPublic} OR ${author} = ${idOf(actor)}))`

/** The condition for a person's own records; others' accounts are no filter for the public. */
const byPerson = (actor: Actor, author: SQL, userId: number | undefined): SQL | undefined =>
  userId === undefined || maySeeAuthor(actor, userId) ? equals(author, userId) : sql`false`

/** A page of comments, the newest first: public ones and one's own; all for staff who read content. */
export async function listComments(db: Db, query: CommentsQuery, actor: Actor) {
  const { isApproved, isSpam, limit, page, postId, userId } = query
  const where = all([
    seenBy(actor, sql`c.is_approved`, sql`c.user_id`),
    equals(sql`c.post_id`, postId),
    byPerson(actor, sql`c.user_id`, userId),
    isApproved !== undefined && sql`c.is_approved = ${isApproved}`,
    isSpam !== undefined && sql`c.is_spam = ${isSpam}`,
  ])
  const from = sql`blog_comments c JOIN blog_posts p ON p.id = c.post_id`
  const list = { shape: COMMENT, from, where, orderBy: sql`c.id DESC` }
  const result = await selectPage(db, list, { page, limit })
  return { total: result.total, rows: result.rows.map((row) => toComment(row, actor)) }
}

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number]
const commentRows = (db: Db, id: number) => select(db, COMMENT, sql`FROM blog_comments c WHERE c.id = ${id}`)

/** A comment as the actor sees it: the address only for staff who deal with customers. */
function toComment({ authorEmail, userId, ...row }: CommentRow, actor: Actor) {
  return {
    ...row,
    userId: maySeeAuthor(actor, userId) ? userId : null,
    ...(seesAll(actor) && seesCustomers(actor) ? { authorEmail } : {}),
    isMine: isOwn(actor, userId),
  }
}

/** One comment, just written or changed, as its writer sees it; null if there is none. */
export async function getComment(db: Db, id: number, actor: Actor) {
  const [row] = await commentRows(db, id)
  return row ? toComment(row, actor) : null
}

type RatingRow = Awaited<ReturnType<typeof ratingRows>>[number]
const ratingRows = (db: Db, id: number) => select(db, RATING, sql`FROM blog_ratings r WHERE r.id = ${id}`)

const toRating = ({ userId, ...row }: RatingRow, actor: Actor) => ({
  ...row,
  userId: maySeeAuthor(actor, userId) ? userId : null,
  isMine: isOwn(actor, userId),
})

/** A page of the ratings of published posts, the newest first; staff who read content see all. */
export async function listRatings(db: Db, query: RatingsQuery, actor: Actor) {
  const { limit, page, postId, rating, userId } = query
  const where = all([
    seenBy(actor, sql`true`, sql`r.user_id`),
    equals(sql`r.post_id`, postId),
    byPerson(actor, sql`r.user_id`, userId),
    equals(sql`r.rating`, rating),
  ])
  const from = sql`blog_ratings r JOIN blog_posts p ON p.id = r.post_id`
  const list = { shape: RATING, from, where, orderBy: sql`r.id DESC` }
  const result = await selectPage(db, list, { page, limit })
  return { total: result.total, rows: result.rows.map((row) => toRating(row, actor)) }
}

/** One rating as the actor sees it, or null. */
export async function getRating(db: Db, id: number, actor: Actor) {
  const [row] = await ratingRows(db, id)
  return row ? toRating(row, actor) : null
}
