// Reservations
export const reservationStepDone = (stepDone: string) => `Reservation ${stepDone}`
export const yourRequestWasSentToShowroom = 'Your request was sent to the showroom'
export const reservationWithdrawn = 'Reservation withdrawn'
