// Admin links
export const myProfile = 'My profile'

// Dashboard view
export const stockByStatus = 'Stock by status'
export const dashboard = 'Dashboard'
export const allVehicles = 'All vehicles'
export const createVehicle = 'Create vehicle'
export const stockAge = 'Stock age'
export const unsoldVehiclesByDaysInStock = 'Unsold vehicles by days in stock.'
export const days = 'Days'
export const share = 'Share'
export const vehicles = 'Vehicles'
export const askingPrice = 'Asking price'
export const overFrom = (from: number) => `Over ${from}`
export const newestVehicles = 'Newest vehicles'
export const noVehiclesYet = 'No vehicles yet.'
export const noShowroom = 'no showroom'
export const mostViewed = 'Most viewed'
export const viewsOfVehiclesPage = (viewDays: number) =>
  `Vehicle page views in the last ${viewDays} days, not counting bots and staff.`
export const noVehicleViewed = 'No views yet.'

// Sections view
export const importVehicles = 'Import vehicles'
export const inventory = 'Inventory'
export const inventoryVariables = 'Inventory variables'
export const listsUsedToDescribe =
  'The lists used to describe vehicles. An inactive entry stays on existing vehicles but can no longer be chosen.'

// Settings view
export const settings = 'Settings'
