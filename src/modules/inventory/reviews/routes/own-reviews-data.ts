import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listReviewsOfPerson } from '../queries/list-reviews-of-person'

const text = z.string().nullable()

/** Reviews in the export of one’s own data. */
export const ownReviewsData: OwnData = {
  key: 'reviews',
  shape: z.array(
    z.object({
      vehicleId: z.int(),
      vehicle: z.string(),
      rating: z.int(),
      title: z.string(),
      comment: z.string(),
      isPublic: z.boolean(),
      answer: text,
      writtenAt: timestamp,
    }),
  ),
  read: listReviewsOfPerson,
}
