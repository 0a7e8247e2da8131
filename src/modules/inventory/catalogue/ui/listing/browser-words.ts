// Used in several places
export const countChosen = (count: number) => `${count} chosen`
export const year = 'Year'

// Advanced facets
export const advancedSearch = 'Advanced Search'

// Facet group
export const showOptions = 'Show options'
export const find = 'Find'
export const findIn = (title: string) => `Find in ${title}`
export const choicesLeft = (count: number) =>
  count === 0 ? 'No matches' : count === 1 ? '1 choice' : `${count} choices`

// Option groups
export const under15 = 'Under 1.5 L'
export const from15 = '1.5 to 1.9 L'
export const from20 = '2.0 to 2.9 L'
export const from30 = '3.0 L and over'

// Facet titles
export const make = 'Make'
export const model = 'Model'
export const bodyType = 'Body type'
export const subBodyType = 'Sub body type'
export const steering = 'Steering'
export const steeringAssist = 'Steering assist'
export const steeringControl = 'Steering control'
export const steeringPosition = 'Steering position'
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const drivetrain = 'Drivetrain'
export const grade = 'Grade'
export const conditionGrade = 'Condition grade'
export const showroom = 'Showroom'
export const seats = 'Seats'
export const feature = 'Feature'
export const price = 'Price'
export const mileage = 'Mileage'
export const engineSize = 'Engine size'
export const modelCode = 'Model code'
export const stockNumber = 'Stock number'
export const newestFirst = 'Newest first'
export const priceLowToHigh = 'Price, low to high'
export const priceHighToLow = 'Price, high to low'
export const yearNewToOld = 'Year, new to old'
export const yearOldToNew = 'Year, old to new'
export const mileageLowToHigh = 'Mileage, low to high'
export const mileageHighToLow = 'Mileage, high to low'
export const recentlyUpdated = 'Recently updated'
export const updatedLongestAgo = 'Least recently updated'
export const totalLowToHigh = 'Total, low to high'
export const totalHighToLow = 'Total, high to low'

// Filter panel
export const filters = 'Filters'
export const showResultsBy = 'Show Results By'
export const resetAllFilters = 'Reset all filters'
export const closeFilters = 'Close filters'
export const wordsOrStockNumber = 'Keywords or stock number'
export const UNIT_NAMES = { mi: 'miles', km: 'km' } as const

// Line note
export const offlineChoicesStored = 'You are offline. Your choices are kept.'
export const offlineListWaits =
  'You are offline. Your choices are kept, and the list will update once you are back online.'

// Place fields
export const totalTo = (port: string) => `Total to ${port}`
export const onlyAllowed = (country: string) => `Only vehicles that may be imported to ${country}`
export const allVehicles = 'All vehicles'
export const importRules = 'Import rules'

// Place line
export const totalsTo = (port: string, country: string) => `Totals to ${port}, ${country}.`
export const change = 'Change'
export const chooseYourPort = 'Choose your port'
export const toSeeTotals = 'to see what each vehicle costs there.'

// Range fields
export const fromUnit = (unit: string) => `From, ${unit}`
export const toUnit = (unit: string) => `To, ${unit}`
export const from = 'From'
export const to = 'To'
export const fromYear = 'From year'
export const toYear = 'To year'
export const any = 'Any'

// Results toolbar
export const sortBy = 'Sort by'
export const perPage = 'Per page'
export const apply = 'Apply'
export const view = 'View'
export const grid = 'Grid'
export const list = 'List'

// Results
export const activeFilters = 'Active filters'
export const saveSearch = 'Save search'
export const showingResultsFor = 'Showing results for'
export const searchInsteadFor = 'search instead for'

// Show count
export const search = 'Search'
export const showMatches = (matches: string) => `Show ${matches}`
