type Done = { added: number; changed: number; ended: number; unchanged: number }

// Import, in the server's words
export const imported = ({ added, changed, ended, unchanged }: Done) =>
  `${added} added, ${changed} changed, ${ended} ended, ${unchanged} unchanged`
export const previewIsOutdated =
  'Somebody has changed freights since this preview. Look at what the file changes now.'
export const outdated = 'Outdated'
export const atLine = (line: number, reason: string) => `Line ${line}: ${reason}`

// The list
export const freightsIntro =
  'What shipping a vehicle costs. Landed prices use those with a lane that are valid on the day.'
export const lane = 'Lane'
export const fee = 'Fee'
export const importTariff = 'Import a tariff'
export const exportAll = 'Export all'

// Import of a tariff
export const allFreights = 'All freights'
export const importIntro =
  'A carrier’s tariff as a CSV file. You see what it changes before anything is changed.'
export const columnsAre = (header: string) =>
  `The first line names the columns: ${header}. Only the fee is required, in any order; ports and countries by name or UN/LOCODE. Of a freight to a landlocked place, the seaport on the way and the fee by land say its legs; the fee by land is a part of the fee.`
export const chooseFile = 'Choose a file'
export const chooseAnother = 'Choose another file'
export const chosen = (name: string) => `File: ${name}`
export const tooLarge = 'The file is too large. Split it into parts of at most 5,000 lines.'
export const keyword = 'Keyword for lines without one'
export const keywordHelp = 'Such as the carrier’s name.'
export const isWhole =
  'This is the carrier’s whole tariff: lanes of the same keyword that it no longer has end.'
export const checking = 'Reading the file…'
export const failedToRead = 'The file could not be read.'
export const failedToImport = 'The tariff could not be imported.'

// What is wrong with it
export const problems = (count: number) =>
  count === 1 ? '1 mistake in the file' : `${count.toLocaleString('en-US')} mistakes in the file`
export const mendOrChoose =
  'Mend them here, or in the file and choose it again. Nothing is imported until none is left, or these lines are left out.'
export const line = 'Line'
export const column = 'Column'
export const cell = 'Cell'
export const reason = 'What is wrong'
export const moreLines = (count: number) => `and ${count.toLocaleString('en-US')} more`
export const mendCell = (column: string, lines: string) => `${column} in line ${lines}`
export const checkAgain = 'Check again'
export const leaveOut = 'Leave the lines with mistakes out'
export const showAll = (count: number) => `Show all ${count.toLocaleString('en-US')}`
export const unusedColumns = (names: string) => `Columns that are not read: ${names}`

// What it changes
export const nothingChanges = 'This file changes nothing: all of its lines are there already.'
export const newOnes = (count: number) => `${count.toLocaleString('en-US')} new`
export const changedOnes = (count: number) => `${count.toLocaleString('en-US')} changed`
export const endedOnes = (count: number) => `${count.toLocaleString('en-US')} ended`
export const unchangedOnes = (count: number) => `${count.toLocaleString('en-US')} unchanged`
export const keywordTitle = 'Keyword'
export const noLane = 'No lane'
export const method = 'Method'
export const vehicleType = 'Vehicle type'
export const allTypes = 'All'
export const days = 'Valid'
export const changes = 'Changes'
export const lastDay = 'Last day'
export const change = (field: string, before: string | null, after: string | null) =>
  `${field}: ${before ?? 'empty'} → ${after ?? 'empty'}`
export const lastDayIs = (day: string, before: string | null) =>
  before === null ? day : `${day}, was ${before}`
export const importChanges = (count: number) =>
  count === 1 ? 'Import 1 change' : `Import ${count.toLocaleString('en-US')} changes`
export const importing = 'Importing…'
