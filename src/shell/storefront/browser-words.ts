// Site footer
export const showrooms = 'Showrooms'
export const pricesAreInUsDollars = (list: string) => `${list}. Prices on this site are in US dollars.`
export const distances = 'Distances'
export const DISTANCE_UNITS = [
  ['km', 'km'],
  ['mi', 'miles'],
] as const
export const registrationNumber = (number: string) => `Registration no. ${number}`
export const staffSignIn = 'Staff sign in'

// Site header
export const nameHome = (name: string) => `${name}, home`
export const main = 'Main'
export const closeTheMenu = 'Close the menu'
export const more = 'More'
export const menu = 'Menu'
export const searchVehicles = 'Search vehicles'
export const makeModelOrStock = 'Make, model or stock number'
export const search = 'Search'

// Site picture
export const usedVehiclesOnQuay = 'Drawing of used vehicles on a quay in front of a car carrier'
