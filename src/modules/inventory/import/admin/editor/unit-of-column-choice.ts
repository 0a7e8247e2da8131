import type { FieldSource } from '../../engine/map/import-map-schema'
import { LITRES_BELOW } from '../../engine/suggest/suggest-map'

const IN_COLUMN = 'in '
const BY_SIZE: FieldSource['unit'] = [{ below: LITRES_BELOW, unit: 'l' }, { unit: 'cc' }]

/** A source's unit as a choice of a list. */
export function unitChoice(unit: FieldSource['unit']): string {
  if (unit === undefined || typeof unit === 'string') return unit ?? ''
  return Array.isArray(unit) ? 'size' : `${IN_COLUMN}${unit.column}`
}

/** The unit behind a choice. */
export function unitOf(choice: string): FieldSource['unit'] {
  if (choice === '') return undefined
  if (choice === 'size') return BY_SIZE
  return choice.startsWith(IN_COLUMN) ? { column: choice.slice(IN_COLUMN.length) } : choice
}
