// Imports table
export const no = 'No.'
export const file = 'File'
export const state = 'State'
export const created = 'Created'
export const updated = 'Changed'
export const skipped = 'Skipped'
export const rejected = 'Rejected'
export const by = 'By'
export const commandLine = 'Command line'
export const started = 'Started'
export const tableOfImports = 'Table of imports'

// Saved maps
export const orderOfItsEntries = (list: string) =>
  `The order of its entries with * was lost for ${list}. Confirm it when you next use this map.`
export const savedMaps = 'Saved maps'
export const downloadName = (name: string) => `Download ${name}`
export const download = 'Download'
export const deleteIt = 'Delete'
export const itCanNoLongerBeUsed =
  'It can no longer be used for other files. Anything imported with it is kept.'

// Upload
export const orDropItHereNothing = 'or drop it here. Nothing is imported until you have seen a preview.'
export const formatsOfFiles =
  'A workbook (.xlsx, up to 15 MB) or CSV, optionally gzipped (up to 100 MB), with at most 60,000 rows and 300 columns; the separator and the encoding are recognised: UTF-8, UTF-16, Windows-1252, Windows-1251, KOI8-R, Shift-JIS, EUC-JP or GB18030. Rows above the headings are skipped, and the row with the headings can be chosen.'
export const readingItsColumnsAndValues = 'Reading columns and values. A large file takes a moment.'

// Waiting files
export const notImportedYet = 'Not imported yet'
export const continueIt = 'Continue'
export const discard = 'Discard'
export const filesThatAreNotImported = 'Files you do not import are deleted after a week.'
