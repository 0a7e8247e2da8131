/** The ids of the panel as a sheet, and of the one form that all fields of the listing belong to. */
export const FILTER_SHEET = 'filters-sheet'
export const FILTER_FORM = 'filters'

/** The id of the element with the number of vehicles found. */
export const FOUND = 'found'
