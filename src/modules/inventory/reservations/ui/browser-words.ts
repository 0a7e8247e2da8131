// Reservation support and dialog
export const youAreOfflineNothing = 'You are offline. Nothing was requested.'
