export const similarVehicles = 'Similar vehicles'
export const noneForSale = 'Nothing similar is for sale at the moment.'
export const couldNotBeLoaded = 'Similar vehicles could not be loaded.'
export const tryAgain = 'Try again'
