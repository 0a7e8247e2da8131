// Admin links
export const myProfile = 'My profile'

// Dashboard view
export const stockByStatus = 'Stock by status'
export const dashboard = 'Dashboard'
export const allVehicles = 'All vehicles'
export const createVehicle = 'Create vehicle'
export const ageOfStock = 'Age of stock'
export const unsoldVehiclesByDays = 'Unsold vehicles by days since they were added.'
export const days = 'Days'
export const share = 'Share'
export const vehicles = 'Vehicles'
export const asked = 'Asked'
export const overFrom = (from: number) => `Over ${from}`
export const newestVehicles = 'Newest vehicles'
export const noVehiclesYet = 'No vehicles yet.'
export const noShowroom = 'no showroom'
export const mostViewed = 'Most viewed'
export const viewsOfVehiclesPage = (viewDays: number) =>
  `Views of a vehicle’s page in ${viewDays} days; robots and staff are not counted.`
export const noVehicleViewed = 'No vehicle has been viewed yet.'

// Sections view
export const importVehicles = 'Import vehicles'
export const inventory = 'Inventory'
export const inventoryVariables = 'Inventory variables'
export const listsUsedToDescribe =
  'The lists used to describe vehicles. An inactive entry stays on existing vehicles but can no longer be chosen.'

// Settings view
export const settings = 'Settings'
