// Lists
export const newList = 'New customs value list'
export const listsIntro =
  'What customs take vehicles to be worth, line by line, as published. A list counts from its day, once it is in use.'
export const status = 'Status'
export const lines = 'Lines'
export const anyStatus = 'Any status'
export const STATUSES = {
  DRAFT: { label: 'Draft', tone: 'slate' },
  IN_USE: { label: 'In use', tone: 'green' },
  RETIRED: { label: 'Retired', tone: 'amber' },
} as const
export const statusOf = (status: keyof typeof STATUSES) => STATUSES[status].label

// One list
export const allLists = 'Customs value lists'
const counted = (n: number, one: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`
export const linesFrom = (lines: number, fileName: string | null) =>
  lines === 0 ? 'No lines yet' : `${counted(lines, 'line')}${fileName ? ` from ${fileName}` : ''}`
export const matchingLines = (lines: number) => counted(lines, 'line')
export const putInUse = 'Put in use'
export const putInUseAgain = 'Use again'
export const retire = 'Retire'
export const retireTitle = 'Retire this list?'
export const retireText =
  'From now on nothing is worked out from it. If another list of the country is in use, that one counts.'
export const inUseTitle = (name: string) => `Put ${name} in use?`
export const inUseText = (country: string, day: string) =>
  `Vehicles that arrive in ${country} from ${day} on are valued by it. Country, currency and day can no longer be changed.`
export const aboutTheList = 'About the list'

// Import
export const importLines = 'Import lines'
export const importAgain = 'Import again, in place of the lines it has'
export const dropHint = 'or drop it here. Nothing is imported until you have seen a preview.'
export const formats =
  'A workbook (.xlsx) or a CSV file, up to 15 MB and 60,000 rows. The headings may be in any of the first 20 rows.'
export const readingFile = 'Reading its sheets. A large workbook takes a moment.'
export const tooLarge = (name: string) => `${name} is larger than 15 MB.`
export const anotherFile = 'Choose another file'
export const fileIs = (name: string) => `File: ${name}`
export const sheet = 'Sheet'
export const rowsIn = (name: string, rows: number) => `${name} (${counted(rows, 'row')})`
export const headingsInRow = 'Headings are in row'
export const repeats = 'A blank make or model repeats the one above'
export const columnsOfTheSheet = 'Columns of the sheet'
export const column = 'Column'
export const forExample = 'For example'
export const field = 'Field'
export const leftOut = 'Left out'
export const withoutHeading = (letter: string) => `Column ${letter}, without a heading`
export const fieldFor = (heading: string) => `Field for ${heading}`
export const FIELDS = {
  make: 'Make',
  model: 'Model',
  modelCode: 'Model code',
  body: 'Body',
  drive: 'Drive',
  cc: 'Engine size',
  fuel: 'Fuel',
  transmission: 'Transmission',
  year: 'Year, or first year',
  yearTo: 'Last year',
  value: 'Value',
} as const
export const chooseNeeded = 'Choose the columns of make, model and value to see a preview.'
export const checking = 'Reading the lines…'
export const preview = 'Preview'
export const linesToImport = 'lines'
export const rowsLeftOut = 'rows left out'
export const rowsSkipped = 'blank or repeated'
export const whyLeftOut = 'Why rows are left out'
export const problemIn = (problem: string, rows: number, first: readonly number[]) =>
  `${problem}: ${counted(rows, 'row')} (${first.join(', ')}${rows > first.length ? ', …' : ''})`
export const firstLines = 'First lines, as they were read'
export const leftOutRows = 'First rows that are left out'
export const row = 'Row'
export const inTheFile = 'In the file'
export const problems = 'Problems'
export const importing = 'Importing…'
export const importThem = (lines: number) => `Import ${counted(lines, 'line')}`

// Lines
export const make = 'Make'
export const model = 'Model'
export const modelCode = 'Model code'
export const body = 'Body'
export const drive = 'Drive'
export const engine = 'Engine'
export const cc = (size: number) => `${size.toLocaleString('en-US')} cc`
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const years = 'Years'
export const yearsText = (from: number | null, to: number | null) =>
  from === to ? String(from) : `${from ?? ''}–${to ?? ''}`
export const value = 'Value'
export const searchLines = 'Make, model, code or anything else in the row'
export const noLineMatches = 'No line matches'
export const noLinesYet = 'No lines yet'
export const importThemFirst = 'Upload the published file to import them.'

// Coverage
export const ourVehicles = 'Our vehicles in this list'
export const checkVehicles = 'Check our vehicles'
export const checkingVehicles = 'Checking…'
export const coverageAbout = 'How many of the vehicles in stock the list values, and how surely.'
export const CERTAINTIES = {
  exact: 'by model code',
  likely: 'by name and other details',
  several: 'with several values',
  none: 'not in the list',
} as const
export const noVehicles = 'There are no vehicles in stock.'
export const withoutValue = 'Most frequent vehicles that are not in the list'
export const withSeveral = 'Most frequent vehicles with several values'
export const vehicle = 'Vehicle'
export const vehicles = 'Vehicles'
export const why = 'Why'
