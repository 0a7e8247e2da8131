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
