// Next steps
export const nextSteps = 'What to do next'
export const stepOf = (vehicle: string, what: string) => `${vehicle}: ${what}`
export const openQuote = 'Open the quote'
export const openOrder = 'Open the order'
export const choosePort = 'Choose your port, and every vehicle shows what it costs there.'
export const choosePortLabel = 'Choose a port'
export const reservationStep = {
  contact: {
    sentence: (vehicle: string) =>
      `${vehicle} is reserved for you: agree payment and shipping with the showroom before the reservation ends.`,
    label: 'Contact the showroom',
  },
  again: {
    sentence: (vehicle: string) => `Your reservation of ${vehicle} ran out, and it is still for sale.`,
    label: 'Reserve it again',
  },
  similar: {
    sentence: (vehicle: string) => `Your reservation of ${vehicle} has ended without the vehicle.`,
    label: 'See similar vehicles',
  },
}

// Clocks
export const until = 'until'
export const wasDue = 'It was due by'

// Deals
export const quotesAndOrders = 'Quotes and orders'
export const reservations = 'Reservations'
export const seeAll = 'See all'
export const reservedForYou = 'Reserved for you:'

// Reserved vehicles
export const youWaitFor = 'Reserved vehicles you asked about'
export const weEmailYou = 'We will e-mail you if one becomes free.'
export const freeAgain = 'Free again'
export const notFreeYet = 'Not free yet'

// Wishlist
export const fromYourWishlist = 'Your wishlist'
export const seeWishlist = 'See your wishlist'
export const dropped = (by: string) => `Price down ${by}`
export const changed = {
  reserved: 'Reserved by another buyer',
  sold: 'Sold',
  gone: 'No longer on offer',
  back: 'For sale again',
}

// Saved searches
export const newForYourSearches = 'New for your saved searches'
export const seeSearches = 'See your searches'
export const newVehicles = (count: number, isMore: boolean) =>
  count === 1 && !isMore ? '1 new vehicle' : `${count}${isMore ? '+' : ''} new vehicles`

// Both
export const sinceLastVisit = (day: string) => `Since your last visit on ${day}.`
export const sinceYouAddedThem = 'Since you added them.'
export const sinceYouSavedThem = 'Since you saved them.'

// Nothing at all
export const nothingYet = 'Nothing here yet'
export const whatAppearsHere =
  'Quotes, orders and reservations appear here with their deadlines, together with news of your wishlist and saved searches.'
export const browseVehicles = 'Browse vehicles'
