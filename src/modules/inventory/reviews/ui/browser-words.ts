// Said in several places
export const loadingForm = 'Loading form...'

// Review card
export const verifiedPurchase = 'Verified purchase'
export const replyFromShowroom = 'Reply from the showroom'

// Review form
export const failedToSubmitReview = 'Failed to submit review. Please try again.'
export const formCouldNotBeLoaded = 'The form could not be loaded.'
export const tryAgain = 'Try again'
export const yourReviewOfThisVehicle = 'Your review of this vehicle has been published.'
export const showroomReadsYourReview = 'The showroom reads your review before it is published.'
export const signIn = 'Sign in'
export const title = 'Title'
export const comment = 'Comment'
export const sending = 'Sending…'
export const sendTheReview = 'Submit review'
export const rating = 'Rating'

// Reviews section
export const reviews = 'Reviews'
export const nobodyHasReviewedThisVehicle = 'Nobody has reviewed this vehicle yet.'
export const loading = 'Loading…'
export const moreReviews = 'More reviews'
export const reviewsCouldNotBeLoaded = 'The reviews could not be loaded. Please try again.'

// Write review
export const youAreOfflinePlease = 'You are offline. Please try again.'
export const writeAReview = 'Write a review'
