// Used in several places
export const status = 'Status'
export const reservations = 'Reservations'

// Decision dialog
export const verbTheReservation = (verb: string) => `${verb} the reservation`
export const reasonForCustomerOptional = 'Reason for the customer (optional)'

// Reservations table
export const decideOn = (verb: string, sku: string, customer: string | undefined) =>
  `${verb} the reservation of ${sku}${customer === undefined ? '' : ` for ${customer}`}`
export const vehicle = 'Vehicle'
export const customer = 'Customer'
export const queueOrTimeLeft = 'Queue or time left'
export const requested = 'Requested'
export const decidedBy = 'Decided by'
export const reservationsAppearHere = 'Reservations appear here as soon as a customer requests one.'
export const noReservationMatches = 'No reservations match these filters'
export const noReservationsYet = 'No reservations yet'
export const decision = 'Decision'
export const placeInQueue = (queuePlace: number, queueLength: number) => `${queuePlace} of ${queueLength}`
export const theVehicleIs = (vehicleStatus: string) => `the vehicle is ${vehicleStatus}`

// Reservations view
export const vehicleStockNumberOrCustomer = 'Vehicle, stock number or customer'
export const vehicleOrStockNumber = 'Vehicle or stock number'
export const anyStatus = 'Any status'
