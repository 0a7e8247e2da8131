import { badRequest } from '@/kernel/errors'
import { type Issue, issue } from '@/kernel/issue'
import { err, ok, type Result } from '@/kernel/result'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text'
import { type FieldSpec, fieldSpec, type ImportField, type LinkField, type ListField } from '../fields'
import { headerKey } from '../suggest/columns'
import { quoted, readChoice, readFlag, readNumber } from './read-value'
import type { FieldSource, ImportMap, LeafSource, TableCell } from './schema'
import { convertUnit, withoutUnit } from './units'
import { tableLookup } from './value-table'

/** A value of a vehicle's own; null leaves the field empty. */
export type OwnValue = string | number | boolean | null

/** A row of the file in the words of a vehicle: names where the vehicle will hold ids. */
export type MappedRow = {
  /** As a spreadsheet counts: the header is row 1. */
  rowNo: number
  /** As the file has them. */
  cells: readonly string[]
  /** Only what the map fills. */
  values: Partial<Record<ImportField, OwnValue>>
  names: Partial<Record<LinkField, string | null>>
  lists: Partial<Record<ListField, string[]>>
  issues: Issue[]
}

export type RowMapper = (rowNo: number, cells: readonly string[]) => MappedRow

type Read = Result<OwnValue | string[], string>
type Reader = (cells: readonly string[]) => Read

const EMPTY: Read = ok(null)
const isEmpty = (read: Read): boolean =>
  read.ok && (read.value === null || (Array.isArray(read.value) && read.value.length === 0))

type Columns = { indexOf: (names: string | readonly string[]) => number; missing: Set<string> }

function columnsOf(header: readonly string[]): Columns {
  const places = new Map<string, number>()
  const twice = new Set<string>()
  for (const [index, name] of header.entries()) {
    const key = headerKey(name)
    if (places.has(key)) twice.add(key)
    else places.set(key, index)
  }
  const missing = new Set<string>()
  const indexOf = (names: string | readonly string[]): number => {
    const wanted = [names].flat()
    const found = wanted.find((name) => places.has(headerKey(name)))
    if (found === undefined) missing.add(wanted.join(' or '))
    else if (twice.has(headerKey(found))) throw badRequest(`The file has more than one column '${found}'.`)
    return places.get(headerKey(found ?? '')) ?? -1
  }
  return { indexOf, missing }
}

/** One value in the form that its field takes. */
function typed(spec: FieldSpec, raw: TableCell, decimal: '.' | ',', keepBlanks: boolean): Read {
  if (raw === null) return EMPTY
  if (spec.kind === 'number')
    return typeof raw === 'number' ? ok(raw) : blankOr(raw, (text) => readNumber(text, decimal))
  if (spec.kind === 'flag') return typeof raw === 'boolean' ? ok(raw) : blankOr(raw, readFlag)
  const text = String(raw)
  if (text.trim() === '') return EMPTY
  if (!isStorable(text)) return err(UNSTORABLE_MESSAGE)
  return ok(spec.kind === 'choice' ? readChoice(text) : keepBlanks ? text : text.trim())
}

const blankOr = (raw: TableCell, read: (text: string) => Read): Read =>
  String(raw).trim() === '' ? EMPTY : read(String(raw))

/** What the map makes of the text of one cell. */
function cellReader(source: LeafSource, spec: FieldSpec, decimal: '.' | ','): (text: string) => Read {
  const lookup = source.values && tableLookup(source.values)
  const { dimension } = spec
  const plain = (text: string): Read => {
    const bare = source.unit && dimension ? withoutUnit(text, source.unit) : text
    const read = typed(spec, bare, decimal, source.trim === false)
    if (!source.unit || !dimension || !read.ok || typeof read.value !== 'number') return read
    return ok(convertUnit(read.value, dimension, source.unit))
  }
  if (!lookup) return plain
  return (text) => {
    const found = lookup(text)
    if (found !== undefined) return typed(spec, found, decimal, false)
    if (text.trim() === '' || source.otherwise === 'empty') return EMPTY
    return source.otherwise === 'keep'
      ? plain(text)
      : err(`${quoted(text.trim())} has no entry in the map's table`)
  }
}

/** Several names in one cell: split, translated one by one, each once. */
function listReader(source: LeafSource, spec: FieldSpec, decimal: '.' | ','): (text: string) => Read {
  const one = cellReader(source, { ...spec, kind: 'link' }, decimal)
  return (text) => {
    const names: string[] = []
    for (const part of source.split ? text.split(source.split) : [text]) {
      const read = one(part)
      if (!read.ok) return read
      if (typeof read.value === 'string' && !names.includes(read.value)) names.push(read.value)
    }
    return ok(names)
  }
}

/** A template's text; null as soon as a column that has to be there is empty. */
function templateReader(template: string, columns: Columns): (cells: readonly string[]) => string | null {
  const parts = template.split(/\{([^{}]+)\}/)
  const places = parts.map((part, index) => {
    if (index % 2 === 0) return null
    const optional = part.endsWith('?')
    return { at: columns.indexOf(optional ? part.slice(0, -1) : part), optional }
  })
  return (cells) => {
    let text = ''
    for (const [index, place] of places.entries()) {
      const value = place ? (cells[place.at] ?? '').trim() : (parts[index] ?? '')
      if (place && !place.optional && value === '') return null
      text += value
    }
    return text
  }
}

function reader(source: FieldSource, spec: FieldSpec, columns: Columns, decimal: '.' | ','): Reader {
  if (source.firstOf) {
    const readers = source.firstOf.map((inner) => reader(inner, spec, columns, decimal))
    return (cells) => {
      for (const read of readers) {
        const found = read(cells)
        if (!isEmpty(found)) return found
      }
      return EMPTY
    }
  }
  if (source.constant !== undefined) {
    const { constant } = source
    const names = Array.isArray(constant) ? constant : constant === null ? [] : [String(constant)]
    const fixed = spec.kind === 'list' ? ok(names) : typed(spec, constant as TableCell, '.', false)
    return () => fixed
  }
  const read = spec.kind === 'list' ? listReader(source, spec, decimal) : cellReader(source, spec, decimal)
  if (source.template !== undefined) {
    const fill = templateReader(source.template, columns)
    return (cells) => {
      const text = fill(cells)
      return text === null ? EMPTY : read(text)
    }
  }
  const at = columns.indexOf(source.column ?? [])
  return (cells) => read(cells[at] ?? '')
}

function put(row: MappedRow, field: ImportField, spec: FieldSpec, value: OwnValue | string[]): void {
  if (spec.kind === 'list') row.lists[field as ListField] = Array.isArray(value) ? value : []
  else if (spec.kind === 'link') row.names[field as LinkField] = value === null ? null : String(value)
  else row.values[field] = value as OwnValue
}

/**
 * Makes of a map and the header of a file what turns its rows into vehicles.
 *
 * @throws AppError 400 when the map names columns that the file does not have, or has twice
 */
export function compileMap(map: ImportMap, header: readonly string[]): RowMapper {
  const columns = columnsOf(header)
  const readers = (Object.entries(map.fields) as [ImportField, FieldSource][]).map(([field, source]) => {
    const spec = fieldSpec(field)
    return { field, spec, read: reader(source, spec, columns, map.file.decimal) }
  })
  if (columns.missing.size > 0)
    throw badRequest(
      `The file has no column ${[...columns.missing].map(quoted).join(', ')}. Its columns are ${header.map(quoted).join(', ')}.`,
    )
  return (rowNo, cells) => {
    const row: MappedRow = { rowNo, cells, values: {}, names: {}, lists: {}, issues: [] }
    if (cells.length !== header.length) {
      row.issues.push(issue('', `The row has ${cells.length} cells, the header has ${header.length}`))
      return row
    }
    for (const { field, spec, read } of readers) {
      const found = read(cells)
      if (found.ok) put(row, field, spec, found.value)
      else row.issues.push(issue(field, `${spec.label}: ${found.error}`))
    }
    return row
  }
}
