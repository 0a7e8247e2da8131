// Request dialog
export const quoteFor = (name: string) => `Get a quote: ${name}`
const FREE = 'Asking is free and without obligation.'
export const whereTo = `To which port, and who receives the vehicle there? ${FREE}`
export const whereToFrom = (cost: string) =>
  `${cost}. Our quote starts from this figure and confirms it. Who receives the vehicle at the port? ${FREE}`
export const requestQuote = 'Request quote'
export const profileFirst =
  'Please tell us first whether you buy for yourself or as a dealer. It takes a minute, and you can ask for quotes right after.'
export const goToProfile = 'Go to Profile'

// Port of destination
export const port = 'Port of destination'
export const portHelp = 'Our price holds up to this port.'
export const portLaterHelp = 'The price depends on it: choose it before you accept.'
export const portLater = 'Not decided yet'
export const readingPorts = 'Reading the ports…'

// Address step
export const readingAddresses = 'Reading your addresses…'
export const addressesUnknown = 'Your addresses could not be read.'
export const tryAgain = 'Try again'
export const consignee = 'Ship to (consignee’s address)'
export const anotherAddress = 'Another address'
export const addressHelp =
  'Street, city and country, as it is to stand in the shipping papers; delivery to it is not included. Changes are saved in your profile.'
export const notEntered = 'Not entered yet'
export const confirmAddress = 'I confirm that this address is correct.'
export const sending = 'Sending…'
export const cancel = 'Cancel'
