// Subscribing
export const itIsFree = 'This vehicle is free now'
export const itIsReservedForYou = 'This vehicle is reserved for you'
export const vehicleNotFound = 'Vehicle not found'

// On the page of a vehicle
export const weSendOneEmail = 'We will send you one e-mail if the reservation ends without a sale.'
export const weWillNotifyYou = 'We will e-mail you if it becomes free.'
export const unsubscribeFromVehicle = 'Do not e-mail me'
