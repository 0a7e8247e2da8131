import { counted as plural } from '@/kernel/lists/counted'
import type { BadgeTone } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { ImportStatus } from '../queries/select-imports'

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

export { plural }

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

export { ENCODING_NAMES as ENCODING_WORDS } from '@/kernel/files/encodings'

/** A list of row numbers: 'rows 8, 10, …'. */
export const rowsText = (examples: readonly number[], rows: number): string =>
  `row${rows === 1 ? '' : 's'} ${examples.map(count).join(', ')}${rows > examples.length ? ', …' : ''}`

// Used in several places
export const importVehicles = 'Import vehicles'
export const forExample = 'For example'
export const starting = 'Starting…'
export const downloadRejectedRows = 'Download the rejected rows'

// Back
export const allImports = '‹ All imports'

// Import view
export const importOf = (fileName: string) => `Import of ${fileName}`

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
export const whatIsChanged = 'What is changed in rows that are imported'
export const tableOf = (title: string) => `Table: ${title}`
export const suchAs = (values: readonly string[]) =>
  `such as ${values.map((text) => (text === '' ? 'an empty cell' : `‘${text}’`)).join(', ')}`
export const rows = 'Rows'
export const reason = 'Reason'

// Run actions
export const cancelTheImport = 'Cancel the import'
export const resume = 'Resume'
export const downloadTheReport = 'Download the report'
export const seeNewestVehicles = 'See the newest vehicles'
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
export const cancelUndo = 'Keep the import'
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
