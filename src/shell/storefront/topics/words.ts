export const home = 'Home'
export const allVehicles = 'All vehicles'
export const noVehicles = 'No vehicles match at the moment'
export const noVehiclesNow = 'New ones arrive every week. Have a look at the whole list.'

// Contact
export const make = 'Make'
export const model = 'Model'
export const message = 'Your message'
export const whatComesNext =
  'You see it again before it is sent. If you have no account yet, you make one on the way.'
export const goOn = 'Continue'
export const showroomsAndHours = 'Addresses and opening hours'
export const preview = 'Preview: readers do not see this version until it is published.'
export const untitled = 'Untitled page'

// Long pages
export const onThisPage = 'On this page'
export const lastUpdatedOn = 'Last updated on'

// What the site knows of itself
export const vehiclesListed = (count: number): string => (count === 1 ? 'vehicle listed' : 'vehicles listed')
export const makes = (count: number): string => (count === 1 ? 'make' : 'makes')
export const showrooms = (count: number): string => (count === 1 ? 'showroom' : 'showrooms')
export const inCountries = (count: number): string => `in ${count} countries`
export const portsOfDestination = (count: number): string =>
  count === 1 ? 'port of destination' : 'ports of destination'
