import type { BadgeTone } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { ImportStatus } from '../queries/imports'

/** The label and colour of each state of an import. */
export const STATUS_WORDS: Record<ImportStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'grey' },
  running: { label: 'Running', tone: 'violet' },
  stopping: { label: 'Stopping', tone: 'amber' },
  undoing: { label: 'Being undone', tone: 'violet' },
  cancelled: { label: 'Cancelled', tone: 'amber' },
  interrupted: { label: 'Interrupted', tone: 'red' },
  finished: { label: 'Finished', tone: 'green' },
  undone: { label: 'Undone', tone: 'slate' },
}

const numbers = new Intl.NumberFormat('en-US')

/** 45777 → '45,777'. */
export const count = (n: number): string => numbers.format(n)

/** 1 → '1 vehicle', 2000 → '2,000 vehicles'. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`

/** A file size in readable units. */
export function size(bytes: number): string {
  if (bytes < 1024) return plural(bytes, 'byte')
  const [value, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB']
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

/** A duration in words: 'less than a minute', 'about 3 minutes'. */
export function duration(seconds: number): string {
  if (seconds < 10) return 'a few seconds'
  if (seconds < 60) return `about ${Math.round(seconds / 10) * 10} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `about ${plural(minutes, 'minute')}` : `about ${Math.round(minutes / 60)} hours`
}

export const DELIMITER_WORDS: Readonly<Record<string, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

export const ENCODING_WORDS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252 (Western European)',
}

/** A list of row numbers: 'rows 8, 10, …'. */
export const rowsText = (examples: readonly number[], rows: number): string =>
  `row${rows === 1 ? '' : 's'} ${examples.map(count).join(', ')}${rows > examples.length ? ', …' : ''}`

// Said in several places
export const importVehicles = 'Import vehicles'
export const forExample = 'For example'
export const starting = 'Starting…'
export const downloadRejectedRows = 'Download the rejected rows'

// Back
export const allImports = '‹ All imports'

// Import view
export const importId = (id: number) => `Import ${id}`

// Imports view
export const importPriceList = 'Import a price list, a stock list or an auction list from a file.'
export const imports = 'Imports'
export const everyImportIsListed = 'Every import is listed here with its report, and can be undone.'
export const noImportsMatch = 'No imports match'
export const noImportsYet = 'No imports yet'

// Progress
export const workContinuesCheckingAgain = (lost: string) =>
  `${lost}. It continues in the background. Reconnecting…`

// Reasons
export const whyRowsAreRejected = 'Why rows are rejected'
export const tableOfReasons = 'Table of reasons'
export const rows = 'Rows'
export const reason = 'Reason'

// Action bar
export const ofColumnsUsed = (used: string, count: string) => `${used} of ${count} columns used.`
export const noRowsWouldChange = 'No rows would change anything.'
export const checking = 'Checking…'
export const checkAgain = 'Check again'
export const check = (rows: number) => `Check ${plural(rows, 'row')}`
export const importIt = (wanted: number) => `Import ${plural(wanted, 'vehicle')}`

// Check step
export const notCheckedYetCheck = (rows: number) =>
  `Not checked yet. A check runs through all ${plural(rows, 'row')} as an import would, without saving anything. You can leave this page while it runs.`
export const checkIsAboutToStart = 'The check is about to start'
export const checkingEveryRow = 'Checking every row'
export const stopTheCheck = 'Stop the check'
export const checkWasStopped = 'The check was stopped.'
export const theseAreResultsOfLast =
  'These are the results of the last check. The map has changed since; please check again.'
export const newListEntries = 'New list entries'

// Columns table
export const columnInFile = 'Column in the file'
export const field = 'Field'
export const withoutAName = 'without a name'
export const inEveryRow = 'in every row'
export const inIt = (filled: number) => `in ${plural(filled, 'row')}`
export const nameColumnToUse = 'Give the column a name to use it'
export const thereIsAlreadyColumn = 'There is already a column with this name'
export const fieldFor = (name: string) => `Field for ${name}`
export const anotherFieldFor = (name: string) => `Another field for ${name}`
export const leaveOut = 'Leave out'
export const leftOut = 'Left out'
export const noOtherField = 'No other field'
export const alsoFillAnotherField = (name: string) => `Also fill another field from ${name}`
export const addField = '+ field'
export const numberFormatOf = (name: string) => `Number format of ${name}`
export const detectSeparators = 'detect separators'
export const unitOf = (column: string) => `Unit of ${column}`
export const inUnitValue = (unit: string, value: string) => `in ${unit}${value}`

// Editor
export const thisFileIsNoLonger = 'This file is no longer stored'
export const uploadItAgain = 'Upload it again'
export const theFile = 'The file'
export const columns = 'Columns'
export const theFirstRows = 'The first rows'
export const theWholeFile = 'The whole file'
export const thisFileHasBeenImported = 'This file has been imported'
export const seeImport = (id: number) => `See import ${id}`

// File step
export const sizeCountColumns = (size: string, rows: number, count: string) =>
  `${size}, ${plural(rows, 'row')}, ${count} columns`
export const separator = 'Separator'
export const characterEncoding = 'Character encoding'
export const discardFile = 'Discard file'
export const readingFileDifferently = 'Changing how the file is read starts a new map. Save yours first.'
export const importedBefore = 'This file has been imported before:'
export const importIdFileName = (id: number, fileName: string) => `import ${id}, ${fileName}`
export const discardName = (name: string) => `Discard ${name}?`
export const discard = 'Discard'
export const fileAndItsCurrentMap = 'The file and its current map will be removed. Saved maps are kept.'

// Fixed fields
export const sameForEveryRow = 'The same for every row'
export const fileDoesNotSay = 'The file does not say which currency its amounts are in. Which is it?'
export const stillNeededInEveryRow = (list: string, count: number) =>
  `Still needed in every row: ${list}. Choose a column for ${count === 1 ? 'it' : 'each'}, or one value for all rows.`
export const asMapped = 'As mapped'
export const fileHasNoSuch = '(the file has no such column)'
export const fieldWithOneValue = 'Field with one value for all rows'
export const chooseAField = 'Choose a field…'
export const add = 'Add'
export const removeLabel = (label: string) => `Remove ${label}`
export const remove = 'Remove'
export const forAllRows = (label: string) => `${label} for all rows`
export const separateValues = 'Separate values with ;'
export const choose = 'Choose…'

// Map bar
export const mapName = 'Map name'
export const updateMap = 'Update map'
export const saveMap = 'Save map'
export const download = 'Download'
export const startFrom = 'Start from'
export const chooseSavedMap = 'Choose a saved map'
export const noSavedMapsYet = 'No saved maps yet'
export const loadMapFile = 'Load a map file'

// Order notice
export const orderOfSomeEntries = 'The order of some entries was lost when this map was saved'
export const entryWithMatchesMany =
  'An entry with * matches many values, and the first match wins. Put the entries in the right order and confirm it, field by field. Until then the map cannot be used.'
export const labelFromSource = (label: string, source: string) => `${label}, from ${source}`
export const orderOfIsRight = (label: string) => `The order of ${label} is right`
export const orderOfEntries = (label: string) => `Order of the entries of ${label}`
export const leftEmpty = 'left empty'
export const moveUp = (pattern: string) => `Move ${pattern} up`
export const up = 'Up'
export const moveDown = (pattern: string) => `Move ${pattern} down`
export const down = 'Down'

// Preview table
export const isNew = 'New'
export const changes = 'Changes'
export const skipped = 'Skipped'
export const rejected = 'Rejected'
export const checkingFirstRows = 'Checking the first rows…'
export const checkingAgain = 'Checking again…'
export const fileHasNoRows = 'The file has no rows below its header.'
export const asTheyWouldBeImported = (count: number, bad: number) =>
  `${plural(count, 'row')}, as they would be imported${bad > 0 ? `; ${bad} would be rejected` : ''}.`
export const tableOfFirstRows = 'Table of the first rows'
export const row = 'Row'
export const outcome = 'Outcome'
export const mapCannotBeUsed = 'The map cannot be used yet:'

// Rules
export const howRowsAreHandled = 'How rows are handled'
export const rowMatchesExisting = 'A row matches an existing vehicle by its'
export const yourRoleCanCreateVehicles = 'Your role can create vehicles but not change them.'
export const existingVehicles = 'Existing vehicles'
export const unknownListEntries = 'Unknown list entries'
export const numberFormat = 'Number format'
export const unknownListEntriesBy = 'Unknown list entries, by list'
export const sameAsForAllLists = 'Same as for all lists'
export const groupOfNewFeatures = 'Group for new features'
export const chassisNumber = 'Chassis number'
export const officeFileNumber = 'Office file number'
export const leaveUnchanged = 'Leave unchanged'
export const updateFromFile = 'Update from the file'
export const rejectTheRow = 'Reject the row'
export const addToList = 'Add to the list'

// Value table
export const asMappedLeftEmpty = 'As mapped: left empty'
export const asMappedTo = (wordFor: string) => `As mapped: ${wordFor}`
export const notInList = (count: string) => `, ${count} not in the list`
export const meaningOf = (text: string) => `Meaning of ${text}`
export const asIsNotInList = 'As is: not in the list'
export const asIs = 'As is'
export const leaveEmpty = 'Leave empty'

// Map view
export const identity = 'Identity'
export const vehicle = 'Vehicle'
export const engineAndDrive = 'Engine and drive'
export const sizeAndWeight = 'Size and weight'
export const price = 'Price'
export const placeAndPublishing = 'Location and publishing'
export const textsAndDocuments = 'Texts and documents'
export const others = 'Others'

// Use saved maps
export const asYouLeftIt = 'As you left it.'
export const filledInAsInLastImport = 'Filled in from the last import of a file with these columns.'
export const suggestedFromColumnNames =
  'Suggested from the column names and their contents. Please review it.'
export const filledInFrom = (chosen: string) => `Filled in from “${chosen}”.`
export const cannotBeReadAsMap = (name: string, message: string) =>
  `${name} cannot be read as a map: ${message}`
export const isUpdated = (name: string) => `“${name}” has been updated.`
export const savedAsItWillBeSuggested = (name: string) =>
  `Saved as “${name}”; it will be suggested for files with these columns.`

// Run actions
export const cancelTheImport = 'Cancel the import'
export const resume = 'Resume'
export const downloadTheReport = 'Download the report'
export const undoTheRest = 'Undo the rest…'
export const undo = 'Undo…'

// Run screen
export const itWasInterrupted = (problem: string | null, hasFile: boolean) =>
  `It was interrupted${problem ? `: ${problem}` : ''}. What has been imported is kept.${hasFile ? ' You can resume it where it stopped.' : ''}`
export const importIsAboutToStart = 'The import is about to start'
export const importing = 'Importing'
export const stoppingAfterCurrentRows = 'Stopping after the current rows'
export const undoingTheImport = 'Undoing the import'
export const downloadContainsRejected =
  'The download contains the rejected rows, each with its problem. Correct them and upload the file again.'
export const vehicles = 'vehicles'
export const unitRows = 'rows'
export const youCanLeaveThisPage = 'You can leave this page; the import continues.'
export const mapOfThisImportHad = (list: string) =>
  `The map of this import had lost the order of its entries with *, so some values may have been misread: please review ${list}. To correct them, undo the import and import the file again.`
export const startedBy = (name: string) => `Started by ${name}`
export const startedFromCommandLine = 'Started from the command line'
export const cancelledAfter = (created: number) =>
  `It was cancelled. ${plural(created, 'vehicle')} had already been imported and ${created === 1 ? 'is' : 'are'} kept. The other rows were not touched.`
export const leftAlone = (rows: number, reason: string, rowNumbers: string) =>
  `${plural(rows, 'vehicle')} left alone: ${reason} (${rowNumbers})`
export const importAgainWithOtherSettings = 'Import the file again with other settings'

// Undo dialog
export const allHaveChanged = 'All of its vehicles have changed since they were imported.'
export const undoImport = (id: number) => `Undo import ${id}?`
export const keepTheImport = 'Keep the import'
export const close = 'Close'
export const undoVehicles = (count: number) => `Undo ${plural(count, 'vehicle')}`
export const checkingItsVehicles = 'Checking its vehicles…'
export const nothingInItCanBeUndone = 'Nothing in it can be undone.'
export const thatItCreatedGoToTrash = (removed: number) =>
  `${plural(removed, 'vehicle')} it created will be moved to the trash.`
export const thatItChangedBecomeWhat = (restored: number) =>
  `${plural(restored, 'vehicle')} it changed will get ${restored === 1 ? 'its' : 'their'} previous values back.`
export const listEntriesItAdded = 'List entries it added that nothing uses will be removed.'
export const theseWillBeLeftAlone = 'These will be left alone:'
