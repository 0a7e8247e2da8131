import { COMMENT_MESSAGES } from './comment'
import { RATING_MESSAGES } from './rating'

/** What a form below a post came to, by the name that the URL has for it. */
export const COMMENT_AND_RATING_OUTCOMES = {
  commented: 'Comment posted successfully!',
  rated: 'Rating submitted successfully!',
  failed: 'Failed to post comment. Please try again.',
  ratingFailed: 'Failed to submit rating. Please try again.',
  ...COMMENT_MESSAGES,
  alreadyRated: RATING_MESSAGES.already,
  ratingClosed: RATING_MESSAGES.closed,
  ratingRequired: RATING_MESSAGES.required,
} as const
export type CommentOrRatingOutcome = keyof typeof COMMENT_AND_RATING_OUTCOMES

/** The message for the outcome in a URL; undefined for none. */
export const outcomeMessage = (outcome: unknown): string | undefined =>
  typeof outcome === 'string' && Object.hasOwn(COMMENT_AND_RATING_OUTCOMES, outcome)
    ? COMMENT_AND_RATING_OUTCOMES[outcome as CommentOrRatingOutcome]
    : undefined

/** The outcome that has a message; undefined for one that has none. */
export const outcomeOf = (message: string): CommentOrRatingOutcome | undefined =>
  (Object.keys(COMMENT_AND_RATING_OUTCOMES) as CommentOrRatingOutcome[]).find(
    (name) => COMMENT_AND_RATING_OUTCOMES[name] === message,
  )
