// Reserve dialog
export const requesting = 'Sending…'
export const reserveName = (name: string) => `Reserve the ${name}?`
export const requestSent = 'Request sent'
export const sendRequest = 'Send request'
export const signInAndSend = 'Sign in and send request'
export const cancel = 'Cancel'
export const close = 'Close'
export const showroomChecks = 'The showroom will check the vehicle, then confirm or reject your request.'
export const answerComesByEmail = 'You will get the answer by e-mail.'
export const answersByEmail = (showroom: string) => `${showroom} will answer by e-mail.`
export const answersDuring = (showroom: string, hours: string) =>
  `${showroom} will answer by e-mail during its opening hours: ${hours}.`
export const onceConfirmed =
  'Once confirmed, the vehicle is reserved for you. Nobody else can buy it in the meantime.'
export const onceConfirmedFor = (time: string) =>
  `Once confirmed, the vehicle is reserved for you for ${time}. Nobody else can buy it in the meantime.`
export const readingQueue = 'Checking the queue…'
export const queueUnknown = 'We could not check the queue. You can still send your request.'
export const freeAndWithout = 'It is free and without obligation. You can withdraw at any time.'
export const whatComesNext =
  'You will get an e-mail as soon as the showroom has answered. Until then you can see your place in the queue, or withdraw, under My reservations.'
export const myReservations = 'My reservations'

// Reservation actions
export const vehicleCouldNotBeRequested = 'The vehicle could not be requested. Please try again.'
export const siteDidNotRespond =
  'The site did not respond. Please try again: a request that has arrived counts only once.'
export const alreadyRequested = 'Your request is with the showroom'

// Withdraw reservation
export const withdrawName = (name: string) => `Withdraw: ${name}`
export const withdrawing = 'Withdrawing…'
export const storeChoice = 'Keep it'
