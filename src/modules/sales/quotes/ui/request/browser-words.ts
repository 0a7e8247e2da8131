// Quote support
export const youAreOffline = 'You are offline. Nothing was requested.'
