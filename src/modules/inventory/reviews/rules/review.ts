/** Stars of a review, from the worst to the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** Lengths in characters. */
export const REVIEW_TITLE_MAX = 100
export const REVIEW_COMMENT_MAX = 2_000
export const REVIEW_REPLY_MAX = 2_000

/** What all reviews of a vehicle say together. `average` is null without any; `histogram` counts by stars. */
export type ReviewStats = { count: number; average: number | null; histogram: Record<Rating, number> }

/** How many reviews gave so many stars. */
export type RatingCount = { rating: number; count: number }

/**
 * Sums up reviews.
 *
 * @param counts how many reviews gave how many stars; stars that nobody gave may be left out
 * @returns the average half up to one decimal: 4.25 is 4.3
 */
export function reviewStats(counts: readonly RatingCount[]): ReviewStats {
  const histogram: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const rating of RATINGS) histogram[rating] = counts.find((one) => one.rating === rating)?.count ?? 0
  const count = RATINGS.reduce((sum, rating) => sum + histogram[rating], 0)
  const stars = RATINGS.reduce((sum, rating) => sum + rating * histogram[rating], 0)
  // Tenths of whole numbers, so that no binary fraction decides about a half.
  const average = count === 0 ? null : Math.floor((stars * 20 + count) / (count * 2)) / 10
  return { count, average, histogram }
}

/** How the public sees who wrote: 'David O.'; a name that is gone is not shown. */
export function reviewAuthor(firstName: string | null, lastName: string | null, isGone: boolean): string {
  const first = firstName?.trim()
  if (isGone || !first) return 'A former customer'
  const [initial] = [...(lastName?.trim() ?? '')]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/** '1 review', '12 reviews'. */
export const reviewsText = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`

/** '4 of 5 stars', for those who do not see them. */
export const starsText = (rating: number): string => `${rating} of 5 stars`
