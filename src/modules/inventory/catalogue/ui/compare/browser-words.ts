// Used in several places
export const comparison = 'Comparison'

// Compare bar
export const removeCompared = (name: string, id: number) =>
  `Remove ${name || `vehicle ${id}`} from the comparison`
export const toCompare = 'to compare'
export const clear = 'Clear'
export const compare = 'Compare'
export const vehicleId = (id: number) => `Vehicle ${id}`
