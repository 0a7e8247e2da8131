// Error of admin
export const quoteError = (digest: string) =>
  `If this keeps happening, contact support with error code ${digest}.`
export const thisScreenCouldNotBeLoaded = 'This screen could not be loaded'
export const somethingWentWrong =
  'Something went wrong on our side, and nothing was changed. Please try again in a moment.'
export const tryAgain = 'Try again'
export const toTheDashboard = 'Go to the dashboard'

// What is not there, in admin
export const nothingHere = 'There is nothing at this address'
export const mayBeGone = 'It may have been deleted, or you may not be allowed to see it.'
