/** The panel as a sheet, and the one form that every field of the listing belongs to. */
export const FILTER_SHEET = 'filters-sheet'
export const FILTER_FORM = 'filters'

/** What says how many vehicles were found. */
export const FOUND = 'found'
