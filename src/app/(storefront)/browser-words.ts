// Error of every page
export const thisPageCouldNotBeLoaded = 'This page could not be loaded'
export const tryAgain = 'Try again'
export const somethingWentWrong = 'Something went wrong on our side. Please try again in a moment.'

// Error of the contact page
export const errorLoadingShowrooms = 'Error loading showrooms'
