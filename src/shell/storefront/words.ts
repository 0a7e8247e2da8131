// Said in several places
export const home = 'Home'

// Contact page
export const contact = 'Contact'
export const askShowroomThatHasVehicle =
  'Ask the showroom that has the vehicle. Give its stock number, such as KD-000123, and the port or town it should be shipped to.'
export const noShowroomsAvailable = 'No showrooms available'
export const theirAddressesAndTelephone = 'Their addresses and telephone numbers will appear here.'
export const countries = 'Countries'

// Navigation
export const buying = 'Buying'
export const whoWeAre = 'Who we are'
export const rules = 'Rules'

// Not found view
export const pageNotFound = 'Page not found'
export const weCantFind = 'We can’t find this page'
export const seeAllVehicles = 'See all vehicles'
export const vehicleMayBeGone =
  'The vehicle may have been withdrawn, or the address mistyped. You can search for a stock number above.'

// Showroom card
export const onAMap = (addressLine: string) => `${addressLine}, on a map`
export const whatsAppTo = (showroomName: string) => `WhatsApp to ${showroomName}`
export const whatsApp = 'WhatsApp'
export const vehiclesStandingHere = (vehicles: string) => `${vehicles} standing here`
export const noVehiclesOnSale = 'No vehicles on sale here at the moment'
export const opensAnotherSite = (label: string) => `${label} (opens another site)`
export const openNow = 'Open now'
export const closedNow = 'Closed now'
