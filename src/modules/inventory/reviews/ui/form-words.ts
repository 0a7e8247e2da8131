export { loadingForm } from './browser-words'

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
