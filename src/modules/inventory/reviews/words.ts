export const reviewsToModerate = (count: string) =>
  count === '1' ? '1 review to moderate' : `${count} reviews to moderate`
