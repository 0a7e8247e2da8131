export { deliverTo, youAreOffline } from './browser-words'

// Deliver-to dialog
export const readingPorts = 'Reading the ports…'
export const portsUnknown = 'The ports could not be read.'
export const tryAgain = 'Try again'

// Port choice
export const whatItIsFor =
  'Prices then say what each vehicle costs at your port, and whether it may be imported there.'
export const countryOrPort = 'Country or port'
export const noDestination = 'No destination, prices as listed'
export const deliverHere = 'Deliver here'
export const readingPrices = 'Reading the prices…'
export const noMatchingPorts = 'No port or country begins with that.'
export const matchingPorts = (count: number) => (count === 1 ? '1 port' : `${count} ports`)

// What becomes of a choice
export const notSaved = 'Your port could not be saved. Please try again.'
