// Offline pages
export const thisPageCouldNotBeLoaded = 'This page could not be loaded'
export const pagesKeptOnThisDevice = 'Pages kept on this device'
export const siteIsNotResponding = 'The site is not responding. '
export const youAreOffline = 'You are offline. '
export const vehiclesYouOpen =
  'Vehicles you open are kept on this device with the pictures you saw, up to 50 of them, so you can read them offline. Prices and availability may have changed since.'
export const tryAgain = 'Try again'
export const vehiclesYouHaveViewed = 'Vehicles you have viewed'
export const stopKeepingPages = 'Stop keeping pages and delete these'
export const keepPagesOnThisDevice = 'Keep pages on this device'
export const pagesAreNotKeptWithout = 'Pages are not kept without JavaScript.'
export const noneYetVehicles = 'None yet: vehicles you open appear here.'
export const noneAreKept = 'None are kept.'
export const keptAgo = (ago: string) => `kept ${ago}`
