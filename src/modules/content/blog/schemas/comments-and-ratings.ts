import { z } from 'zod'
import { idField, looseText, optionalFlag } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { flagQuery, pageQuery, wholeQuery } from '@/input/list-query-fields'
import { authorEmailIssues, authorNameIssues, contentIssues } from '../rules/comment'
import { ratingFault } from '../rules/rating'

const ofPost = {
  postId: idField('Post'),
  /** Accepted because the form sends it; it is always the person who is signed in. */
  userId: idField('User').nullish(),
}

/** A new comment. A name and an e-mail address that are sent must be such; the comment has those of the account. */
export const commentInput = z
  .strictObject({ ...ofPost, content: looseText(), authorName: looseText(), authorEmail: looseText() })
  .superRefine(({ authorEmail, authorName, content }, context) =>
    addIssues(
      [
        ...(authorName == null ? [] : authorNameIssues(authorName)),
        ...(authorEmail == null ? [] : authorEmailIssues(authorEmail)),
        ...contentIssues(content, 'new'),
      ],
      context,
    ),
  )

/** A changed comment: its words by its author, the rest by staff. */
export const commentPatch = z
  .strictObject({
    content: looseText(),
    isApproved: optionalFlag('isApproved'),
    isSpam: optionalFlag('isSpam'),
  })
  .superRefine(({ content, isApproved, isSpam }, context) => {
    if (content !== undefined || (isApproved == null && isSpam == null))
      addIssues(contentIssues(content, 'edited'), context)
  })
export type CommentPatch = z.output<typeof commentPatch>

const rating = z.unknown().transform((value, context): number => {
  const message = ratingFault(value)
  if (message === null) return Number(value)
  context.issues.push({ code: 'custom', message, input: value })
  return z.NEVER
})

/** A new rating. */
export const ratingInput = z.strictObject({ ...ofPost, rating })

/** A changed rating. */
export const ratingPatch = z.strictObject({ rating })

/** The query of the list of comments. */
export const commentsQuery = pageQuery().extend({
  postId: wholeQuery('postId', 1),
  userId: wholeQuery('userId', 1),
  isApproved: flagQuery('isApproved'),
  isSpam: flagQuery('isSpam'),
})
export type CommentsQuery = z.output<typeof commentsQuery>

/** The query of the list of ratings. */
export const ratingsQuery = pageQuery().extend({
  postId: wholeQuery('postId', 1),
  userId: wholeQuery('userId', 1),
  rating: wholeQuery('rating', 1),
})
export type RatingsQuery = z.output<typeof ratingsQuery>
