import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import type { QuestionKey } from '../../rules/map-questions'
import { plural } from '../words'

export {
  count,
  DELIMITER_WORDS,
  downloadRejectedRows,
  ENCODING_WORDS,
  forExample,
  plural,
  STATUS_WORDS,
  size,
  starting,
  whatIsChanged,
} from '../words'

// Action bar
export const ofColumnsUsed = (used: string, count: string) => `${used} of ${count} columns used.`
export const noRowsWouldChange = 'No rows would change anything.'
export const checking = 'Checking…'
export const checkAgain = 'Check again'
export const check = (rows: number) => `Check ${plural(rows, 'row')}`
export const importIt = (count: number) => `Import ${plural(count, 'vehicle')}`

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
export const columnExists = 'There is already a column with this name'
export const marginIsNoMarkup =
  'A margin is per cent of the price, a markup of the cost. Choose Markup only if these are per cent of the cost.'
export const fieldFor = (name: string) => `Field for ${name}`
export const anotherFieldFor = (name: string) => `Another field for ${name}`
export const leaveOut = 'Leave out'
export const leftOut = 'Left out'
export const noOtherField = 'No other field'
export const alsoFillAnotherField = (name: string) => `Also fill another field from ${name}`
export const addField = '+ another field'
export const numberFormatOf = (name: string) => `Number format of ${name}`
export const detectSeparators = 'detect separators'
export const unitOf = (column: string) => `Unit of ${column}`
export const timesOf = (times: number) => (times === 1 ? '' : ` × ${times.toLocaleString('en-US')}`)
export const inUnitValue = (unit: string, value: string) => `in ${unit}${value}`

export const chooseUnit = 'Choose a unit…'
export const unitBySize = 'by size: litres or cc'
export const unitAsInColumn = 'As another column says'

// Steps
export const STEP_WORDS = {
  strip: 'Remove from the beginning or end',
  split: 'Take one part',
  find: 'Take by a pattern',
  times: 'Multiply by',
  plus: 'Add',
  minus: 'Subtract',
  divide: 'Divide by',
} as const
export const stepsFirst = (steps: number) =>
  steps === 0 ? 'Clean up cells' : `Cells are cleaned up: ${plural(steps, 'step')}`
export const removeStep = (n: number, column: string) => `Remove step ${n} of ${column}`
export const nextStepFor = (column: string) => `Next step for ${column}`
export const addStepFor = (column: string) => `Add step for ${column}`
export const addStep = 'Add step'
export const becomes = (before: string, after: string) => `‘${before}’ becomes ‘${after}’`
export const textToRemove = (n: number, column: string) => `Step ${n} of ${column}: text to remove`
export const splitAt = 'Split at'
export const separatorOfStep = (n: number, column: string) => `Step ${n} of ${column}: separator`
export const partOfStep = (n: number, column: string) => `Step ${n} of ${column}: part`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
export const partWord = (place: number) =>
  place === -1
    ? 'last part'
    : place < 0
      ? `part ${-place} from the end`
      : ORDINALS[place - 1]
        ? `${ORDINALS[place - 1]} part`
        : `part ${place}`
export const andTheRest = 'and all after it'
export const patternOfStep = (n: number, column: string) => `Step ${n} of ${column}: pattern`
export const patternNeeds = 'Put the part to take in brackets, such as *[#] cc*'
export const patternHelp = '* is any text, # a number, [ ] the part to take'
export const numberOfStep = (n: number, column: string) => `Step ${n} of ${column}: number`

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
export const sheet = 'Sheet'
export const separator = 'Separator'
export const headerRow = 'Headings are in row'
export const characterEncoding = 'Character encoding'
export const discardFile = 'Discard file'
export const readingFileDifferently = 'Changing how the file is read starts a new map. Save yours first.'
export const importedBefore = 'This file has been imported before:'
export const importIdFileName = (id: number, fileName: string) => `import ${id}, ${fileName}`
export const discardName = (name: string) => `Discard ${name}?`
export const discard = 'Discard'
export const fileAndItsCurrentMap = 'The file and its current map will be removed. Saved maps are kept.'

// Questions
export const whatTheFileLacks = 'What the columns do not say'
export const questionsLeft = (count: number) =>
  count === 1
    ? 'One question is open. Answer it, or choose a column for it below.'
    : `${count} questions are open. Answer them, or choose columns for them below.`
export const noColumnHasIt = 'No column says this. Choose an answer.'
export const NOT_STATED: Readonly<Partial<Record<QuestionKey, string>>> = {
  port: 'No particular port',
  steering: 'Not known',
  year: 'Not known: rows without a year are rejected',
}
export const ANSWER_WORDS: ReadonlyMap<string, string> = new Map([
  ['km', 'Kilometres (km)'],
  ['mi', 'Miles (mi)'],
  ...PRICE_TYPES.map((code): [string, string] => [code, priceTypeLabel(code)]),
])

// Fixed fields
export const sameForEveryRow = 'The same for every row'
export const stillNeededInEveryRow = (list: string, count: number) =>
  `Still needed in every row: ${list}. Choose a column for ${count === 1 ? 'it' : 'each'} above, or add one value for all rows or a text made from columns below.`
export const asMapped = 'As mapped'
export const madeFromColumns = 'Made from several columns'
export const makeFromColumns = 'Make from columns'
export const textWithColumns = (label: string) => `${label}: text with columns`
export const insertInto = (label: string) => `Column to insert into ${label}`
export const insert = 'Insert'
export const templateExample = 'Such as STOCK-{id}'
export const chooseAColumn = 'Choose a column…'
export const rowNumber = 'Row number in the file'
export const rowNumberNote =
  'Row numbers change when rows are added or removed: use them only for a file that is imported once.'

// Field list
export const allFields = 'All fields, and which are required'
export const fieldsIntroduction =
  'Required fields need a value in every row. The others may stay empty; those required for a published vehicle are needed in rows whose status is Published.'
export const TAKES = {
  text: 'any text',
  number: 'a number',
  flag: 'yes or no',
  choice: 'one of several words',
  link: 'the name of an entry of its list',
  list: 'names of entries of its list, with a separator',
} as const
export const takesCurrency = 'a code of three letters, a word or a sign'
export const takesAmount = 'an amount, with or without its currency'
export const takesMeasure = (units: string) => `a number in one of ${units}`
export const takesYear = 'a year such as 2017, H29 or 平成29年'
export const takesMonth = 'a month such as 2017-05, 05.2017, May 2017 or H29.5'
export const fieldTaken = 'Takes'
export const whenRequired = 'Required'
export const always = 'always'
export const toPublish = 'for a published vehicle'
export const unlessElectric = 'unless electric'
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
export const issueOf = (field: string, message: string) =>
  message.startsWith('is ') ? `${field} ${message}` : `${field}: ${message}`
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
export const asNewEntry = (text: string) => `A new entry: ${text}`
export const asNotInList = (text: string) => `${text}: not in the list`
export const didYouMean = (entry: string) => `Use ${entry}`
export const nameInList = 'As is; or its name in the list'
export const leftEmptyOrName = 'Left empty; or its name in the list'
export const asIs = 'As is'
export const leaveEmpty = 'Leave empty'

// Map view
export const identity = 'Identity'
export const vehicle = 'Vehicle'
export const engineAndDrive = 'Engine and drive'
export const sizeAndWeight = 'Size and weight'
export const price = 'Price'
export const placeAndPublishing = 'Showroom and publishing'
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
