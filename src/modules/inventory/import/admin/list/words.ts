// Imports table
export const no = 'No.'
export const file = 'File'
export const state = 'State'
export const created = 'Created'
export const changed = 'Changed'
export const skipped = 'Skipped'
export const rejected = 'Rejected'
export const by = 'By'
export const commandLine = 'Command line'
export const begun = 'Begun'
export const tableOfImports = 'Table of imports'

// Saved maps
export const orderOfItsEntries = (list: string) =>
  `The order of its entries with * was lost for ${list}. Confirm it when you next use this map.`
export const savedMaps = 'Saved maps'
export const downloadName = (name: string) => `Download ${name}`
export const download = 'Download'
export const deleteIt = 'Delete'
export const itCanNoLongerBeUsed =
  'It can no longer be used for other files. What was imported with it stays.'

// Upload
export const oneFileAtTime = 'One file at a time, please.'
export const chooseAFile = 'Choose a file'
export const orDropItHereNothing =
  'or drop it here. Nothing is imported before you have seen what would become of it.'
export const csvWithCommasSemicolons =
  'CSV with commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252; gzip or not. The first row contains the column names. Up to 100 MB and 300 columns.'
export const tryAgain = 'Try again'
export const sendingName = (name: string) => `Sending ${name}`
export const readingName = (name: string) => `Reading ${name}`
export const sent = 'Sent'
export const readingItsColumnsAndValues = 'Reading its columns and values; a large file takes a moment.'
export const cancel = 'Cancel'

// Waiting files
export const notImportedYet = 'Not imported yet'
export const goOn = 'Go on'
export const discard = 'Discard'
export const filesThatAreNotImported = 'Files that are not imported are removed after a week.'

// Use upload
export const uploadWasCancelled = 'The upload was cancelled.'
