// Countdown
export const endingNow = 'ending now'
export const left = (timeLeft: string) => `${timeLeft} left`

// Panel reservation
export const reservedForYouUntil = 'Reserved for you until'
export const itIsReservedForYou = 'It is reserved for you.'
export const reservingIsFreeAndWithout =
  'Reserving is free and without obligation. Once the showroom confirms, the vehicle is reserved for you.'
export const showroomHasReceivedYourRequest = 'The showroom has received your request.'
export const agreeBeforeThen = 'Next, agree payment and shipping with the showroom.'
export const seeOrWithdrawIt = 'View or withdraw it'
