// Used in several places
export const deliverTo = 'Deliver to'

// Head of the page, and what opens the choice
export const deliverToPort = (name: string, country: string) => `Deliver to ${name}, ${country}: change`
export const choosePort = 'Deliver to: choose a port'
export const youAreOffline = 'You are offline. Please try again once you are back online.'
