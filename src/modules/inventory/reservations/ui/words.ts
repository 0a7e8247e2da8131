// Own reservations
export const reservedForYouUntil = 'Reserved for you until'
export const youHaveNoReservations = 'You have no reservations yet'
export const requestOneOnVehicles = 'Request one on a vehicle’s page; the showroom will reply.'
export const browseVehicles = 'Browse vehicles'
export const reservedForAnotherBuyer =
  'Currently reserved for another buyer. Your request keeps its place in the queue. '
export const requestReceived = 'The showroom has received your request. '
export const ended = 'Ended'
export const youWithdrewIt = 'You withdrew it.'
export const agreeWithShowroom =
  'What to do next: agree payment and shipping with the showroom before the reservation ends.'
export const contactShowroom = 'Contact the showroom'
export const stillForSale = 'It is still for sale.'
export const reserveAgain = 'Reserve it again'
export const seeSimilar = 'See similar vehicles'
