// Said in several places
export const comparison = 'Comparison'

// Compare actions
export const thisIsNowYourComparison = 'This is now your comparison'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const clearComparison = 'Clear comparison'
export const saveAsMyComparison = 'Save as my comparison'
export const browseVehicles = 'Browse vehicles'

// Compare bar
export const removeCompared = (name: string, id: number) =>
  `Remove ${name || `vehicle ${id}`} from the comparison`
export const toCompare = 'to compare'
export const clear = 'Clear'
export const compare = 'Compare'
export const vehicleId = (id: number) => `Vehicle ${id}`

// Compare table
export const showOnlyDifferences = 'Show only differences'
export const differs = '(differs)'
export const notStated = 'not stated'
export const removeFromComparison = (name: string, year: number) =>
  `Remove ${name} ${year} from the comparison`
export const remove = 'Remove'
