// Countdown
export const endingNow = 'ending now'
export const left = (timeLeft: string) => `${timeLeft} left`

// Panel reservation
export const heldForYouUntil = 'Held for you until'
export const itIsHeldForYou = 'It is held for you.'
export const reservingIsFreeAndWithout =
  'Reserving is free and without obligation. Once the showroom confirms, the vehicle is held for you.'
export const showroomHasReceivedYourRequest = 'The showroom has received your request.'
export const seeOrWithdrawIt = 'See or withdraw it'

// Reservation actions
export const vehicleCouldNotBeRequested = 'The vehicle could not be requested. Please try again.'

// Reserve button
export const youAreOfflineNothing = 'You are offline. Nothing was requested.'
export const requesting = 'Requesting…'

// Withdraw reservation
export const withdrawName = (name: string) => `Withdraw: ${name}`
export const withdrawing = 'Withdrawing…'
export const keepIt = 'Keep it'
