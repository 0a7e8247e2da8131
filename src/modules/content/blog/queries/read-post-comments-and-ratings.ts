import type { Actor } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { COMMENTS_AT_ONCE } from '../rules/blog-limits'
import { listComments, listRatings } from './list-comments-and-ratings'

type Comments = Awaited<ReturnType<typeof listComments>>
/** A comment as its reader sees it. */
export type PostComment = Comments['rows'][number]
export type OwnRating = Awaited<ReturnType<typeof listRatings>>['rows'][number]

/** What readers have written about a post: the newest comments, and what the reader has written. */
export type PostCommentsAndRatings = {
  comments: PostComment[]
  /** Public comments in all. */
  total: number
  ownComment: PostComment | null
  ownRating: OwnRating | null
}

const GUEST: Actor = { kind: 'guest' }

/**
 * The public comments on a post with the reader's own comment and rating, which may wait for staff.
 *
 * @param post with its number of public comments: a guest of a post without any has nothing to read
 */
export async function readPostCommentsAndRatings(
  db: Db,
  { comments: known, id: postId }: { id: number; comments: number },
  actor: Actor,
): Promise<PostCommentsAndRatings> {
  if (actor.kind === 'guest' && known === 0)
    return { comments: [], total: 0, ownComment: null, ownRating: null }
  const page = { postId, page: 1, userId: undefined, isApproved: undefined, isSpam: undefined }
  const { rows: comments, total } = await listComments(db, { ...page, limit: COMMENTS_AT_ONCE }, GUEST)
  if (actor.kind === 'guest') return { comments, total, ownComment: null, ownRating: null }
  const own = { ...page, limit: 1, userId: actor.id }
  const [{ rows: ownComments }, { rows: ownRatings }] = await Promise.all([
    listComments(db, own, actor),
    listRatings(db, { ...own, rating: undefined }, actor),
  ])
  return { comments, total, ownComment: ownComments[0] ?? null, ownRating: ownRatings[0] ?? null }
}
