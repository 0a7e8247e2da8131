export const reviewsToModerate = (count: string) =>
  count === '1' ? '1 review to moderate' : `${count} reviews to moderate`

// Work on the dashboard
export const reviewsWork = 'Reviews to moderate'
