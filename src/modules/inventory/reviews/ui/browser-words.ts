// Used in several places
export const loadingForm = 'Loading form...'

// Review card
export const verifiedPurchase = 'Verified purchase'
export const replyFromShowroom = 'Reply from the showroom'

// Reviews section
export const reviews = 'Reviews'
export const nobodyHasReviewedThisVehicle = 'Nobody has reviewed this vehicle yet.'
export const loading = 'Loading…'
export const moreReviews = 'More reviews'
export const reviewsCouldNotBeLoaded = 'The reviews could not be loaded. Please try again.'

// Write review
export const youAreOfflinePlease = 'You are offline. Please try again.'
export const writeAReview = 'Write a review'
