import { ENCODINGS, encodingNamed } from '@/kernel/files/encodings'
import type { ImportMap } from '@/modules/inventory/import/engine/map/import-map-schema'
import { HEADER_ROW_MAX } from '@/modules/inventory/import/rules/find-header-row'
import { Refusal } from '../lib/progress.mjs'

/** Flags for how a file is read. */
export const READING_OPTIONS = {
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  'header-row': { type: 'string' },
} as const

type Given = { encoding?: string; delimiter?: string; 'header-row'?: string }

function encodingOf(name: string) {
  const encoding = encodingNamed(name)
  if (!encoding) throw new Refusal(`--encoding is one of ${ENCODINGS.join(', ')}.`)
  return encoding
}

function delimiterOf(sign: string): string {
  const delimiter = sign.toLowerCase() === 'tab' || sign === '\\t' ? '\t' : sign
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter))
    throw new Refusal('--delimiter is one character such as ";", or tab.')
  return delimiter
}

function headerRowOf(text: string): number {
  const row = Number(text)
  if (!/^\d{1,4}$/.test(text) || row < 1 || row > HEADER_ROW_MAX)
    throw new Refusal(`--header-row is the number of the row with the headings, from 1 to ${HEADER_ROW_MAX}.`)
  return row
}

/** A map with how the command line has its file read; a flag wins over the map. @throws Refusal */
export function withReading(
  map: ImportMap,
  { delimiter, encoding, 'header-row': headerRow }: Given,
): ImportMap {
  const file = {
    ...map.file,
    ...(encoding !== undefined && { encoding: encodingOf(encoding) }),
    ...(delimiter !== undefined && { delimiter: delimiterOf(delimiter) }),
    ...(headerRow !== undefined && { headerRow: headerRowOf(headerRow) }),
  }
  return { ...map, file }
}
