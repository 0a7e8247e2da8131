export const allVehicles = 'All vehicles'
export const noVehicles = 'No vehicles match at the moment'
export const noVehiclesNow = 'New ones arrive every week. Have a look at the whole list.'
export const seeVehicle = 'See this vehicle'
export const seeVehicleOf = (sku: string): string => `See vehicle ${sku}`
export const vehicleGone = 'This vehicle is no longer listed'
export const vehicleMayBeSold = 'It may have been sold. Others like it may be on sale now.'
export const opensOn = (site: string): string => `Opens on ${site}`
export const watchVideo = 'Watch the video'

// Showrooms on a map
export const mapOfShowrooms = (count: number): string =>
  `Map with ${count === 1 ? 'a showroom' : `${count} showrooms`}; the list next to it has their addresses`
export const outlinesFrom = 'Map: Natural Earth'
export const directions = 'Directions'
export const directionsTo = (showroom: string): string => `Directions to ${showroom} (opens another site)`

// Contact, and the form of inquiries
export const writeToUs = 'Write to us'
export const make = 'Make'
export const model = 'Model'
export const message = 'Your message'
export const whatComesNext =
  'You see it again before it is sent. If you have no account yet, you make one on the way.'
export const goOn = 'Continue'
export const showroomsAndHours = 'Addresses and opening hours'

// What the site knows of itself
export const vehiclesListed = (count: number): string => (count === 1 ? 'vehicle listed' : 'vehicles listed')
export const makes = (count: number): string => (count === 1 ? 'make' : 'makes')
export const showrooms = (count: number): string => (count === 1 ? 'showroom' : 'showrooms')
export const inCountries = (count: number): string => `in ${count} countries`
export const portsOfDestination = (count: number): string =>
  count === 1 ? 'port of destination' : 'ports of destination'
