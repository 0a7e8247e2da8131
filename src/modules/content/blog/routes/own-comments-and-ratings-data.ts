import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { commentsOf, ratingsOf } from '../queries/list-own-comments-and-ratings'

/** Comments on posts in the export of one’s own data. */
export const ownCommentsData: OwnData = {
  key: 'blogComments',
  shape: z.array(
    z.object({
      post: z.string(),
      content: z.string(),
      authorName: z.string(),
      authorEmail: z.string(),
      isPublic: z.boolean(),
      writtenAt: timestamp,
    }),
  ),
  read: commentsOf,
}

/** Ratings of posts in the export of one’s own data. */
export const ownRatingsData: OwnData = {
  key: 'blogRatings',
  shape: z.array(z.object({ post: z.string(), rating: z.int(), ratedAt: timestamp })),
  read: ratingsOf,
}
