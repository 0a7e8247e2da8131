// Used in several places
export const home = 'Home'
export const vehicles = 'Vehicles'
export const search = 'Search'
export const price = 'Price'
/** What a vehicle costs at the buyer's port. */
export const total = 'Total'
export const totalTo = (port: string) => `Total to ${port}`
export const noVehiclesMatchAll = 'No vehicles match all of these filters'
export const resetAllFilters = 'Reset all filters'

// Vehicle features
export const featuresUpdatedSuccessfully = 'Features updated successfully'

// Compare page
export const compareVehicles = 'Compare vehicles'
export const upToSideBySide = (compareCap: number) => `Up to ${compareCap} side by side.`
export const linkOpensTheSame = 'The link to this page opens the same comparison on any device.'
export const noLongerPublic = (list: string, count: number) =>
  `${list} ${count === 1 ? 'is no longer listed and has' : 'are no longer listed and have'} been left out.`
export const nothingToCompareYet = 'Nothing to compare yet'
export const nothingOfItListed = 'None of these vehicles is listed any more'
export const browseVehicles = 'Browse vehicles'
export const chooseAddToCompare = 'Choose “Add to compare” on the vehicles you are considering.'

// Compare rows
export const theOffer = 'The offer'
export const priceType = 'Price type'
export const locatedIn = 'Located in'
export const yes = 'Yes'
export const no = 'No'

// Active filters
export const deliveredTo = 'Delivered to'
export const importTo = 'Import'
export const allowedIn = (country: string) => `allowed in ${country}`
export const status = 'Status'
export const year = 'Year'
export const mileage = 'Mileage'
export const engine = 'Engine'

// Request it
export const lookingForVehicle = 'Looking for a vehicle'
export const requestIt = 'Ask for it'
export const requestSearch = 'Ask us to look for it'
export const ourShowroomsAlsoBuy = 'Our showrooms also source vehicles to order.'
export const orContactOneOfThem = 'Or tell one of them directly: the message is already written for you.'
export const emailShowroomName = (showroomName: string) => `E-mail ${showroomName}`
export const email = 'E-mail'
export const whatsAppShowroomName = (showroomName: string) => `WhatsApp ${showroomName}`
export const whatsApp = 'WhatsApp'

// Listing
export const vehiclesMatching = 'Vehicles found'

// No results
export const noVehiclesAreOnSale = 'No vehicles are on sale at the moment'
export const everyVehicleIsSold =
  'Every vehicle has been sold or is being prepared. New arrivals appear here as soon as they are published.'
export const noVehiclesMatch = 'No vehicles match this filter'
export const saveSearchForLater = 'Save the search for later'
export const removingSingleFilter = 'Removing a single filter does not help: nothing matches the rest either.'
export const removeThisFilterToSee = 'Remove this filter to see more:'
export const removeOneOfThese = 'Remove one of these to see more:'
export const withoutFacetValue = (facet: string, value: string) => `without ${facet} ${value}`

// Results data
export const andMore = (name: string, count: number) => `${name} and ${count} more`
export const readFromYourWords = (read: string) => `Understood as: ${read}.`
export const convertedPrice = (typed: string) =>
  `“${typed}” is converted at today’s exchange rate: prices are compared in US dollars.`
export const unconvertedPrice = (typed: string, currency: string) =>
  `There is no exchange rate for ${currency}: “${typed}” is read as US dollars.`
export const leftOutWithoutRate = (currencies: string) =>
  `There is no exchange rate for ${currencies}: vehicles priced in it are left out of the price you asked for.`
export const lastWithoutRate = (currencies: string) =>
  `There is no exchange rate for ${currencies}: vehicles priced in it come last.`

// Marketplace filters
export const make = 'Make'
export const anyMake = 'Any make'
export const bodyType = 'Body type'
export const anyBodyType = 'Any body type'
export const anyPrice = 'Any price'
export const fuel = 'Fuel'
export const anyFuel = 'Any fuel'
export const wordsOrStockNumber = 'Keywords or stock number'
export const sortBy = 'Sort by'
export const everyFilter = 'All filters'

// Marketplace page
export const marketplace = 'Marketplace'
export const wishlist = 'wishlist'
export const showAllVehicles = 'Show all vehicles'
export const changeThemInFull = 'Change the filters in the full search'
export const matchChoices = (vehicles: string) => `${vehicles} match your choices.`
export const forSale = (vehicles: string) => `${vehicles} for sale, the newest first.`
export const tapHeart = 'Tap the heart on a vehicle to add it to your'
export const newSinceLastVisit = (count: string) =>
  count === '1' ? '1 vehicle is new to you' : `${count} vehicles are new to you`
export const newNextTime = 'On your next visit, vehicles listed since today come first.'
export const signIn = 'Sign in'
export const toSeeYourOwn = 'to see first what is new since your last visit and the makes you look for.'
export const lastVisitOn = (day: string) => `Listed since your last visit on ${day}`
export const nothingNewSince = (day: string) => `Nothing was listed since your last visit on ${day}.`
export const yourMakes = 'Your makes'
export const whereMakesAreFrom = 'From your wishlist, saved searches and requests'
export const howMakesAppear =
  'The makes on your wishlist, in your saved searches and in your requests will be shown here first.'
export const makeWithCount = (make: string, count: string) => `${make} (${count})`
export const wholeMarket = 'The whole market'
export const fullSearchShows = 'The full search shows which filter rules them out.'

// Showroom card
export const onAMap = (addressLine: string) => `${addressLine}, on a map`
export const whatsAppTo = (showroomName: string) => `WhatsApp to ${showroomName}`
export const vehiclesStandingHere = (vehicles: string) => `${vehicles} on sale here`
export const noVehiclesOnSale = 'No vehicles on sale here at the moment'
export const opensAnotherSite = (label: string) => `${label} (opens another site)`
export const openNow = 'Open now'
export const closedNow = 'Closed now'
