import { quoted } from '@/kernel/files/read-written-number'
import { err, ok } from '@/kernel/result'
import type { FieldSpec } from '../import-fields'
import type { Columns, FileRow } from './file-columns'
import { unitNamed, unitsOf } from './file-units'
import type { FieldSource, LeafSource, MapUnit, TableCell } from './import-map-schema'
import type { NumberSign } from './number-style'
import {
  AS_WRITTEN,
  cellReader,
  EMPTY,
  isEmpty,
  listReader,
  type Read,
  typed,
  type UnitOf,
} from './read-cell'
import { templateReader } from './read-template'

/** The column and the cell that a field was read from; no column if from several, or from none. */
export type Origin = { column: string | null; cell: string }

/** Reads one field of a row, and returns what it was read from. */
type SourceReader = { read: (row: FileRow) => Read; origin: (row: FileRow) => Origin | null }

type Given = { spec: FieldSpec; columns: Columns; decimal: NumberSign }

/** The unit that a column names, '12,000' beside 'km'. */
function namedUnit({ column, otherwise }: Extract<MapUnit, { column: string }>, given: Given) {
  const at = given.columns.indexOf(column)
  const units = given.spec.dimension ? unitsOf(given.spec.dimension) : []
  return ({ cells }: FileRow): UnitOf => {
    const cell = cells[at] ?? ''
    const unit = unitNamed(cell, units)
    if (unit !== null) return () => ok(unit)
    if (otherwise !== undefined) return () => ok(otherwise)
    return () => err(`${quoted(cell.trim())} in column '${column}' names no unit (${units.join(', ')})`)
  }
}

/** The unit that the size of a number reveals: an engine of 1.8 is in litres, one of 1,800 in cc. */
const unitBySize =
  (sizes: readonly { below?: number; unit: string }[]): UnitOf =>
  (value) =>
    ok(
      value === null
        ? undefined
        : sizes.find(({ below }) => below === undefined || Math.abs(value) < below)?.unit,
    )

function unitReader(unit: MapUnit | undefined, given: Given): ((row: FileRow) => UnitOf) | null {
  if (unit === undefined || typeof unit === 'string') return null
  if (!Array.isArray(unit)) return namedUnit(unit, given)
  const bySize = unitBySize(unit)
  return () => bySize
}

function constantReader(constant: LeafSource['constant'], spec: FieldSpec): SourceReader {
  const names = Array.isArray(constant) ? constant : constant === null ? [] : [String(constant)]
  const fixed = spec.kind === 'list' ? ok(names) : typed(spec, constant as TableCell, AS_WRITTEN, false)
  return { read: () => fixed, origin: () => null }
}

function templateSource(template: string, source: LeafSource, given: Given): SourceReader {
  const { columns, decimal, spec } = given
  const cell =
    spec.kind === 'list'
      ? listReader(source, spec, decimal)
      : cellReader(source, spec, decimal, columns.at(-1))
  const fill = templateReader(template, columns)
  return {
    read: (row) => {
      const text = fill(row)
      return text === null ? EMPTY : cell(text)
    },
    origin: (row) => ({ column: null, cell: fill(row) ?? '' }),
  }
}

function columnSource(source: LeafSource, given: Given): SourceReader {
  const { columns, decimal, spec } = given
  const at = source.column === undefined ? -1 : columns.indexOf(source.column)
  const column = columns.at(at)
  const cell =
    spec.kind === 'list' ? listReader(source, spec, decimal) : cellReader(source, spec, decimal, column)
  const unit = unitReader(source.unit, given)
  return {
    read: unit ? (row) => cell(row.cells[at] ?? '', unit(row)) : ({ cells }) => cell(cells[at] ?? ''),
    origin: ({ cells }) => ({ column: column.header.trim(), cell: (cells[at] ?? '').trim() }),
  }
}

/** Several sources in order: the first one with a value, or with one that cannot be read. */
function firstOf(sources: readonly SourceReader[]): SourceReader {
  const chosen = (row: FileRow) => sources.find(({ read }) => !isEmpty(read(row)))
  return {
    read: (row) => {
      for (const { read } of sources) {
        const value = read(row)
        if (!isEmpty(value)) return value
      }
      return EMPTY
    },
    origin: (row) => (chosen(row) ?? sources.at(-1))?.origin(row) ?? null,
  }
}

/** How a field is read from the rows of a file. */
export function sourceReader(source: FieldSource, given: Given): SourceReader {
  if (source.firstOf) return firstOf(source.firstOf.map((inner) => sourceReader(inner, given)))
  if (source.constant !== undefined) return constantReader(source.constant, given.spec)
  if (source.template !== undefined) return templateSource(source.template, source, given)
  return columnSource(source, given)
}
