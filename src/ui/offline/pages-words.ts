// Offline pages
export const thisPageCouldNotBeLoaded = 'This page could not be loaded'
export const pagesStoredOnThisDevice = 'Pages kept on this device'
export const siteIsNotResponding = 'The site is not responding. '
export const youAreOffline = 'You are offline. '
export const vehiclesYouOpen =
  'Vehicles you open are kept on this device with the pictures you saw, up to 50 of them, so you can read them offline. Prices and availability may have changed since.'
export const tryAgain = 'Try again'
export const vehiclesYouHaveViewed = 'Vehicles you have viewed'
export const stopStoringPages = 'Stop keeping pages and delete these'
export const storePagesOnThisDevice = 'Keep pages on this device'
export const pagesAreNotStoredWithout = 'Pages are not kept without JavaScript.'
export const noneYetVehicles = 'None yet: vehicles you open appear here.'
export const noneAreStored = 'None are kept.'
export const storedAgo = (ago: string) => `kept ${ago}`
