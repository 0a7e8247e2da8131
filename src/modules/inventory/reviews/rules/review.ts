/** The stars of a review, from worst to best. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** Lengths in characters. */
export const REVIEW_TITLE_MAX = 100
export const REVIEW_COMMENT_MAX = 2_000
export const REVIEW_REPLY_MAX = 2_000

/** A summary of all reviews of a vehicle. `average` is null without any; `histogram` counts by stars. */
export type ReviewStats = { count: number; average: number | null; histogram: Record<Rating, number> }

/** How many reviews gave this number of stars. */
export type RatingCount = { rating: number; count: number }

/**
 * Summarizes reviews.
 *
 * @param counts the number of reviews by number of stars; zero counts may be left out
 * @returns the average, rounded half up to one decimal: 4.25 becomes 4.3
 */
export function reviewStats(counts: readonly RatingCount[]): ReviewStats {
  const histogram: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const rating of RATINGS) histogram[rating] = counts.find((one) => one.rating === rating)?.count ?? 0
  const count = RATINGS.reduce((sum, rating) => sum + histogram[rating], 0)
  const stars = RATINGS.reduce((sum, rating) => sum + rating * histogram[rating], 0)
  // In integer tenths, so that no binary fraction decides about a half.
  const average = count === 0 ? null : Math.floor((stars * 20 + count) / (count * 2)) / 10
  return { count, average, histogram }
}

/** An author's public name: 'David O.'; the name of an erased person is not shown. */
export function reviewAuthor(firstName: string | null, lastName: string | null, isGone: boolean): string {
  const first = firstName?.trim()
  if (isGone || !first) return 'A former customer'
  const [initial] = [...(lastName?.trim() ?? '')]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/** '1 review', '12 reviews'. */
export const reviewsText = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`
