import { z } from 'zod'
import { moment } from '@/api/fields'
import type { OwnData } from '@/api/module'
import { commentsOf, ratingsOf } from '../queries/list-own-comments'

/** Comments on posts in the export of one’s own data. */
export const ownComments: OwnData = {
  key: 'blogComments',
  shape: z.array(
    z.object({
      post: z.string(),
      content: z.string(),
      authorName: z.string(),
      authorEmail: z.string(),
      isPublic: z.boolean(),
      writtenAt: moment,
    }),
  ),
  read: commentsOf,
}

/** Ratings of posts in the export of one’s own data. */
export const ownRatings: OwnData = {
  key: 'blogRatings',
  shape: z.array(z.object({ post: z.string(), rating: z.int(), ratedAt: moment })),
  read: ratingsOf,
}
