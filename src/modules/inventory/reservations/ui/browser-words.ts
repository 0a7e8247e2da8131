// Reservation support and dialog
export const youAreOfflineNothing = 'You are offline. Nothing was requested.'

// Reservation actions
export const vehicleCouldNotBeRequested = 'The vehicle could not be requested. Please try again.'
