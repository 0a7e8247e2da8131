// Request dialog
export const quoteFor = (name: string) => `Get a quote: ${name}`
export const whereTo =
  'Where should the vehicle go? The price we quote includes what it takes to get it there. Asking is free and without obligation.'
export const whereToFrom = (cost: string) =>
  `${cost}. Our quote starts from this figure and confirms it. Where should the vehicle go? Asking is free and without obligation.`
export const requestQuote = 'Request quote'
export const profileFirst =
  'Please tell us first whether you buy for yourself or as a dealer. It takes a minute, and you can ask for quotes right after.'
export const goToProfile = 'Go to Profile'

// Address step
export const readingAddresses = 'Reading your addresses…'
export const addressesUnknown = 'Your addresses could not be read.'
export const tryAgain = 'Try again'
export const deliverTo = 'Deliver to'
export const addressHelp = 'Street, city and country. Changes are saved in your profile.'
export const notEntered = 'Not entered yet'
export const confirmAddress = 'I confirm that this address is correct.'
export const sending = 'Sending…'
export const cancel = 'Cancel'
