import type { Validity } from '@/kernel/lists/validity'
import { dayInWords } from '@/kernel/time/day-in-words'

const whole = new Intl.NumberFormat('en-US')

/** '1 fuel type', '1,204 fuel types'. */
export const countOf = (n: number, singular: string, plural: string): string =>
  `${whole.format(n)} ${(n === 1 ? singular : plural).toLowerCase()}`

/** Where counting a list of very many rows stops. */
export const COUNTED = 1_000

/** The same of a total that was counted so far: 'More than 1,000 quotes'. */
export const countedOf = (total: number, singular: string, plural: string): string =>
  total > COUNTED ? `More than ${countOf(COUNTED, singular, plural)}` : countOf(total, singular, plural)

// Used in several places
export const deleteWhat = (what: string) => `Delete ${what}`
export const deleteIt = 'Delete'
export const editName = (name: string) => `Edit ${name}`

// Delete dialog
export const andMore = (count: number) => `and ${count} more`
export const thisCannotBeUndone = 'This cannot be undone.'
export const setInactive = 'Set inactive'
export const usedBy = (uses: string) => `Used by ${uses}, so it cannot be deleted.`

// List empty
export const resetAllFilters = 'Reset all filters'

// Export menu
export const exportIt = 'Export'
export const onAllPages = (count: string) => `${count}, on all pages`
export const asCsv = 'CSV file'
export const asWorkbook = 'Excel workbook'

// List filters
export const filtersSet = (set: number) => (set > 0 ? `Filters (${set})` : 'Filters')
export const moreFiltersSet = (set: number) => (set > 0 ? `More filters (${set})` : 'More filters')
export const reset = 'Reset'
export const any = 'Any'
export const notInThisList = 'Not in this list'
export const toSearchForShortcuts = '/ to search, ? for shortcuts'

// List frame
export const loading = 'Loading'
export const listCouldNotBeLoaded = 'The list could not be loaded'
export const nothingWasChangedIfItPersists = (requestId: string) =>
  `Nothing was changed. If this keeps happening, contact support with request ID ${requestId}.`

// List pager
export const pages = 'Pages'
export const rowsPerPage = 'Rows per page'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const firstPage = 'First page'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const lastPage = 'Last page'

// List rows
export const actions = 'Actions'
export const edit = 'Edit'

// List screen
export const createFirstOne = 'Create the first one.'
export const noPermissionToCreate = 'You do not have permission to create one.'
export const noMatchTheseFilters = (plural: string) => `No ${plural} match these filters`
export const noYet = (plural: string) => `No ${plural} yet`

// List toolbar
export const deleteSelected = 'Delete Selected'

// Retry button
export const tryAgain = 'Try again'

// Selected count
export const clear = 'Clear'

// Sort by
export const sortBy = 'Sort by'
export const otherOrder = 'Another order'

// Switch
export const active = 'Active'
export const inactive = 'Inactive'
export const nameIsActive = (name: string) => `${name} is active`

// Table
export const selectAllOnThisPage = 'Select all on this page'
export const selectName = (name: string) => `Select ${name}`

// Record list
export const status = 'Status'
export const updated = 'Updated'
export const createSingular = (singular: string) => `Create ${singular}`
export const yes = 'Yes'
export const validity = 'Validity'
export const VALIDITY_NAMES: Readonly<Record<Validity, string>> = {
  current: 'Valid now',
  coming: 'Not yet valid',
  ended: 'Ended',
}
/** 'Valid', 'Valid until 31 December 2026', 'From 1 January 2027', 'Ended 30 September 2026'. */
export function validityText(validity: Validity, from: string | null, to: string | null): string {
  if (validity === 'ended') return to ? `Ended ${dayInWords(to)}` : 'Ended'
  if (validity === 'coming' && from) return `From ${dayInWords(from)}`
  return to ? `Valid until ${dayInWords(to)}` : 'Valid'
}

// View toggle
export const view = 'View'
export const listView = 'List'
export const gridView = 'Grid'
