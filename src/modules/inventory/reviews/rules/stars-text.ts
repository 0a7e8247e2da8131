/** '4 of 5 stars', for screen readers. */
export const starsText = (rating: number): string => `${rating} of 5 stars`
