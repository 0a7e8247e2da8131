import { COMMENT_MESSAGES } from './comment'
import { RATING_MESSAGES } from './rating'

/** What a form below a post came to, by the name that the URL has for it. */
export const RESPONSE_OUTCOMES = {
  commented: 'Comment posted successfully!',
  rated: 'Rating submitted successfully!',
  failed: 'Failed to post comment. Please try again.',
  ratingFailed: 'Failed to submit rating. Please try again.',
  ...COMMENT_MESSAGES,
  alreadyRated: RATING_MESSAGES.already,
  ratingClosed: RATING_MESSAGES.closed,
  ratingRequired: RATING_MESSAGES.required,
} as const
export type ResponseOutcome = keyof typeof RESPONSE_OUTCOMES

/** The message for the outcome in a URL; undefined for none. */
export const responseMessage = (outcome: unknown): string | undefined =>
  typeof outcome === 'string' && Object.hasOwn(RESPONSE_OUTCOMES, outcome)
    ? RESPONSE_OUTCOMES[outcome as ResponseOutcome]
    : undefined

/** The outcome that has a message; undefined for one that has none. */
export const outcomeOf = (message: string): ResponseOutcome | undefined =>
  (Object.keys(RESPONSE_OUTCOMES) as ResponseOutcome[]).find((name) => RESPONSE_OUTCOMES[name] === message)
