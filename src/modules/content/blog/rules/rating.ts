/** Stars, from worst to best. */
export const BLOG_RATINGS: readonly number[] = [1, 2, 3, 4, 5]

/** Every message about a rating. */
export const RATING_MESSAGES = {
  required: 'Rating is required',
  outside: 'Rating must be a whole number from 1 to 5',
  already: 'You have already rated this post',
  closed: 'Ratings are closed for this post',
} as const

/** What is wrong with a rating; null if nothing is. */
export function ratingFault(rating: unknown): string | null {
  if (rating == null) return RATING_MESSAGES.required
  return typeof rating === 'number' && BLOG_RATINGS.includes(rating) ? null : RATING_MESSAGES.outside
}
