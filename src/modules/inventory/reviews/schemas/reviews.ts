import { z } from 'zod'
import { idField, optionalArea, requiredArea, requiredText } from '@/input/fields'
import { flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { REVIEW_COMMENT_MAX, REVIEW_REPLY_MAX, REVIEW_TITLE_MAX } from '../rules/review'

const RATING_MESSAGE = 'Rating must be a whole number from 1 to 5'

/** A review as sent by a customer. */
export const reviewInput = z.strictObject({
  vehicleId: idField('Vehicle'),
  rating: z
    .number({ error: ({ input }) => (input == null ? 'Rating is required' : RATING_MESSAGE) })
    .int(RATING_MESSAGE)
    .min(1, RATING_MESSAGE)
    .max(5, RATING_MESSAGE),
  title: requiredText('Title', REVIEW_TITLE_MAX),
  comment: requiredArea('Comment', REVIEW_COMMENT_MAX),
})
export type ReviewInput = z.output<typeof reviewInput>

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` })

/** One change by staff to a review. */
export const homepageInput = z.strictObject({ showOnHomepage: flag('showOnHomepage') })
export const approvalInput = z.strictObject({ isApproved: flag('isApproved') })
/** An empty reply removes the reply. */
export const replyInput = z.strictObject({ staffReply: optionalArea('Reply', REVIEW_REPLY_MAX) })

/** The query of the staff list of reviews. */
export const reviewsQuery = pageQuery().extend({
  search: textQuery('search'),
  rating: wholeQuery('rating', 1),
  isApproved: flagQuery('isApproved'),
  showOnHomepage: flagQuery('showOnHomepage'),
  vehicleId: wholeQuery('vehicleId', 1),
})
export type ReviewsQuery = z.output<typeof reviewsQuery>

/** A page of a public list. */
export const reviewPageQuery = pageQuery()
