import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound, validationFailed } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { users } from '@/modules/accounts/tables.gen'
import { blogComments, blogRatings } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import type { Limit } from '@/server/rate-limit'
import { exists } from '@/server/rows/exists'
import { select, selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { COMMENT_NAME_MAX } from '../rules/blog-limits'
import {
  authorEmailIssues,
  authorNameIssues,
  COMMENT_MESSAGES,
  type CommentState,
  editedState,
  isOwn,
  mayModerate,
  mayRemove,
  moderatedState,
  newState,
} from '../rules/comment'
import type { CommentPatch } from '../schemas/comments-and-ratings'
import { limitCommentsAndRatings } from './limit-comments-and-ratings'
import { lockPublicPost, requirePublicPost } from './lock-or-require-public-post'
import { isModerated, recordModeration } from './record-moderation'

const BY_PERSON: Limit = { name: 'blog-comments', points: 20, duration: 60 * 60 }
const COMMENTS = { collection: 'blog-comments', overrideAccess: true, depth: 0 } as const

const AUTHOR = { firstName: users.firstName, lastName: users.lastName, email: users.email }

/** The author of a comment: whoever is signed in. */
async function authorOf(db: Db, userId: number) {
  const [person] = await select(db, AUTHOR, sql`FROM users WHERE id = ${userId}`)
  if (!person) throw notFound()
  const full = [person.firstName, person.lastName].filter(Boolean).join(' ').trim()
  const author = {
    authorName: [...full].slice(0, COMMENT_NAME_MAX).join('').trim(),
    authorEmail: person.email,
  }
  const issues = [...authorNameIssues(author.authorName), ...authorEmailIssues(author.authorEmail)]
  if (issues.length > 0) throw validationFailed(issues)
  return author
}

/**
 * Writes a comment by the signed-in person, public at once unless it looks like spam, or staff have hidden one by them here.
 *
 * @returns its id
 * @throws AppError 404 for a post that is not public, 409 if comments are closed or this person has already
 * commented, 429 after too many attempts
 */
export async function createComment(req: PayloadRequest, postId: number, content: string): Promise<number> {
  const userId = Number(req.user?.id)
  const write = () =>
    inTransaction({ payload: req.payload, req }, async (inner, db) => {
      const post = await lockPublicPost(db, postId)
      if (!post.commentingEnabled) throw conflict(COMMENT_MESSAGES.closed)
      if (await exists(db, sql`FROM blog_comments WHERE post_id = ${postId} AND user_id = ${userId}`))
        throw conflict(COMMENT_MESSAGES.already)
      const text = content.trim()
      const data = {
        post: postId,
        user: userId,
        content: text,
        ...(await authorOf(db, userId)),
        ...newState(text, await isModerated(db, { postId, userId })),
      }
      return (await req.payload.create({ ...COMMENTS, req: inner, data })).id
    })
  return limitCommentsAndRatings(req.payload, BY_PERSON, userId, write)
}

const STORED = {
  id: blogComments.id,
  postId: blogComments.postId,
  userId: blogComments.userId,
  isApproved: blogComments.isApproved,
  isSpam: blogComments.isSpam,
}

/** Locks a comment. @throws AppError 404 if there is none, or none that the caller may know of */
async function lockComment(db: Db, id: number) {
  const [comment] = await select(db, STORED, sql`FROM blog_comments WHERE id = ${id} FOR UPDATE`)
  if (!comment) throw notFound('Comment not found')
  return comment
}

/** What a change makes of a comment. @throws AppError 403 for what the caller may not change */
function changed(
  actor: Actor,
  authorId: number,
  before: CommentState & { isModerated: boolean },
  patch: CommentPatch,
) {
  const { content, isApproved, isSpam } = patch
  const moderates = isApproved != null || isSpam != null
  if (moderates ? !mayModerate(actor) : !isOwn(actor, authorId)) throw forbidden()
  if (content != null && !isOwn(actor, authorId)) throw forbidden()
  const text = content?.trim()
  const { isModerated: wasModerated, ...stored } = before
  const state = text === undefined ? stored : editedState(stored, text, wasModerated)
  const flags = { ...(isApproved != null && { isApproved }), ...(isSpam != null && { isSpam }) }
  return {
    ...(text !== undefined && { content: text }),
    ...(moderates ? moderatedState(state, flags) : state),
  }
}

/**
 * Changes a comment: its words by its author, whether it is public by staff.
 *
 * @throws AppError 403, 404
 */
export async function changeComment(
  req: PayloadRequest,
  actor: Actor,
  id: number,
  patch: CommentPatch,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const comment = await lockComment(db, id)
    const { isApproved, isSpam, userId } = comment
    const before = { isApproved, isSpam, isModerated: await isModerated(db, comment) }
    const data = changed(actor, userId, before, patch)
    if (patch.content != null) await requirePublicPost(db, comment.postId, 'Comment')
    await req.payload.update({ ...COMMENTS, id, req: inner, data })
    if (patch.isApproved != null || patch.isSpam != null) await recordModeration(db, comment, data.isApproved)
    // Staff have seen what they decide about; other words they have not.
    const isChecked = patch.content == null
    await db.execute(
      sql`UPDATE blog_comments SET checked_at = CASE WHEN ${isChecked} THEN now() END WHERE id = ${id}`,
    )
  })
}

/**
 * Removes a comment, and with it the rating by the same person.
 *
 * @throws AppError 403 for a comment of somebody else, unless the caller may delete content; 404
 */
export async function removeComment(req: PayloadRequest, actor: Actor, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { postId, userId } = await lockComment(db, id)
    if (!mayRemove(actor, userId)) throw forbidden()
    await req.payload.delete({ ...COMMENTS, id, req: inner })
    const given = sql`FROM blog_ratings WHERE post_id = ${postId} AND user_id = ${userId}`
    for (const rating of await selectValues(db, blogRatings.id, given))
      await req.payload.delete({ ...COMMENTS, collection: 'blog-ratings', id: rating, req: inner })
  })
}
