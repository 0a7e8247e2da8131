import { importedAdded } from '@/kernel/added-fields'
import { badRequest } from '@/kernel/errors'
import { quoted, readNumber } from '@/kernel/files/written-number'
import { type Issue, issue } from '@/kernel/issue'
import { err, ok, type Result } from '@/kernel/result'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text'
import { type FieldSpec, fieldSpec, type ImportField, type LinkField, type ListField } from '../fields'
import { headerKey } from '../suggest/columns'
import { headerCurrencies, readCurrency, splitAmount } from './currency'
import type { NumberSign, NumberStyle } from './number-style'
import { readChoice, readFlag, readWhole } from './read-value'
import type { FieldSource, ImportMap, LeafSource, TableCell } from './schema'
import { convertUnit, isCounted, unitsOf, withoutUnit } from './units'
import { tableLookup } from './value-table'

/** A value of a vehicle's own field; null leaves it empty. */
export type OwnValue = string | number | boolean | null

/** A row of the file in terms of a vehicle's fields: names where the vehicle will have ids. */
export type MappedRow = {
  /** As in a spreadsheet: the header is row 1. */
  rowNo: number
  /** As in the file. */
  cells: readonly string[]
  /** Only what the map fills. */
  values: Partial<Record<ImportField, OwnValue>>
  names: Partial<Record<LinkField, string | null>>
  lists: Partial<Record<ListField, string[]>>
  issues: Issue[]
}

export type RowMapper = (rowNo: number, cells: readonly string[]) => MappedRow

/** An amount with the currencies that its cell and its header may mean; null if they name none. */
type Amount = { amount: number; currencies: readonly string[] | null; text: string }

type Read = Result<OwnValue | string[] | Amount, string>
type Reader = (cells: readonly string[]) => Read

const EMPTY: Read = ok(null)
const isAmount = (value: OwnValue | string[] | Amount): value is Amount =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isEmpty = (read: Read): boolean =>
  read.ok && (read.value === null || (Array.isArray(read.value) && read.value.length === 0))

type Columns = {
  indexOf: (names: string | readonly string[]) => number
  at: (place: number) => Column
  missing: Set<string>
}

function columnsOf(header: readonly string[], styles: Styles): Columns {
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
  const at = (place: number): Column => ({ header: header[place] ?? '', style: styles[place] })
  return { at, indexOf, missing }
}

/** How to read a column's numbers. */
type Writing = { decimal: NumberSign; isWhole: boolean; style?: NumberStyle }

/** One value in the form that its field takes. */
function typed(spec: FieldSpec, raw: TableCell, writing: Writing, keepBlanks: boolean): Read {
  if (raw === null) return EMPTY
  if (spec.kind === 'number')
    return typeof raw === 'number' ? ok(raw) : blankOr(raw, (text) => readIn(text, writing))
  if (spec.kind === 'flag') return typeof raw === 'boolean' ? ok(raw) : blankOr(raw, readFlag)
  const text = String(raw)
  if (text.trim() === '') return EMPTY
  if (!isStorable(text)) return err(UNSTORABLE_MESSAGE)
  if (spec.money === 'currency') return readCurrency(text)
  if (spec.added) return ok(importedAdded(spec.added, text))
  return ok(spec.kind === 'choice' ? readChoice(text) : keepBlanks ? text : text.trim())
}

const blankOr = (raw: TableCell, read: (text: string) => Read): Read =>
  String(raw).trim() === '' ? EMPTY : read(String(raw))

const readIn = (text: string, { decimal, isWhole, style }: Writing): Read =>
  isWhole ? readWhole(text, decimal, style) : readNumber(text, decimal)

/** Converts a number from the file's unit to the vehicle's. */
function measureReader(source: LeafSource, spec: FieldSpec, writing: Writing): (text: string) => Read {
  const { dimension } = spec
  const unit = dimension && (source.unit ?? unitsOf(dimension)[0])
  return (text) => {
    const read = typed(spec, unit ? withoutUnit(text, unit) : text, writing, source.trim === false)
    if (!unit || !dimension || !read.ok || typeof read.value !== 'number') return read
    return ok(convertUnit(read.value, dimension, unit))
  }
}

/** An amount with the currency next to it, or in its header. */
function amountReader(spec: FieldSpec, writing: Writing, header: string): (text: string) => Read {
  const inHeader = headerCurrencies(header)
  return (text) => {
    const { currencies, number } = splitAmount(text)
    const read = typed(spec, number, writing, false)
    // In terms of the whole cell, since that is what people see.
    if (!read.ok) return currencies ? read : typed(spec, text, writing, false)
    if (typeof read.value !== 'number') return read
    const named = currencies && inHeader ? currencies.filter((code) => inHeader.includes(code)) : null
    if (named?.length === 0)
      return err(
        `${quoted(text.trim())} is in ${currencies?.[0]}, its column '${header}' in ${inHeader?.[0]}`,
      )
    return ok({ amount: read.value, currencies: named ?? currencies ?? inHeader, text: text.trim() })
  }
}

type Column = { header: string; style?: NumberStyle }

/** What the map makes of one cell's text. */
function cellReader(
  source: LeafSource,
  spec: FieldSpec,
  decimal: NumberSign,
  { header, style }: Column,
): (text: string) => Read {
  const lookup = source.values && tableLookup(source.values)
  const unit = source.unit ?? (spec.dimension && unitsOf(spec.dimension)[0])
  const isWhole = !source.decimal && (spec.isWhole === true || (unit !== undefined && isCounted(unit)))
  const writing = { decimal: source.decimal ?? decimal, isWhole, style }
  const plain =
    spec.money === 'amount' ? amountReader(spec, writing, header) : measureReader(source, spec, writing)
  if (!lookup) return plain
  return (text) => {
    const found = lookup(text)
    if (found !== undefined) return typed(spec, found, writing, false)
    if (text.trim() === '' || source.otherwise === 'empty') return EMPTY
    return source.otherwise === 'keep'
      ? plain(text)
      : err(`${quoted(text.trim())} has no entry in the map's table`)
  }
}

/** Several names in one cell: split, translated one by one, without duplicates. */
function listReader(source: LeafSource, spec: FieldSpec, decimal: NumberSign): (text: string) => Read {
  const one = cellReader(source, { ...spec, kind: 'link' }, decimal, { header: '' })
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

/** A template's text; null if any required column is empty. */
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

const AS_WRITTEN: Writing = { decimal: '.', isWhole: false }

function reader(source: FieldSource, spec: FieldSpec, columns: Columns, decimal: NumberSign): Reader {
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
    const fixed = spec.kind === 'list' ? ok(names) : typed(spec, constant as TableCell, AS_WRITTEN, false)
    return () => fixed
  }
  const at = source.column === undefined ? -1 : columns.indexOf(source.column)
  const read =
    spec.kind === 'list'
      ? listReader(source, spec, decimal)
      : cellReader(source, spec, decimal, columns.at(at))
  if (source.template !== undefined) {
    const fill = templateReader(source.template, columns)
    return (cells) => {
      const text = fill(cells)
      return text === null ? EMPTY : read(text)
    }
  }
  return (cells) => read(cells[at] ?? '')
}

type Amounts = { field: ImportField; label: string; found: Amount }[]

function put(row: MappedRow, field: ImportField, spec: FieldSpec, value: OwnValue | string[]): void {
  if (spec.kind === 'list') row.lists[field as ListField] = Array.isArray(value) ? value : []
  else if (spec.kind === 'link') row.names[field as LinkField] = value === null ? null : String(value)
  else row.values[field] = value as OwnValue
}

/** An amount without a currency, or in a different one than its row states, is rejected. */
function checkAmounts(row: MappedRow, amounts: Amounts): void {
  const { currency } = row.values
  const isAsked = row.issues.some(({ path }) => path === 'currency')
  const some = amounts.filter(({ found }) => found.amount !== 0)
  if (some.length > 0 && !currency && !isAsked)
    row.issues.push(issue('currency', 'Currency: the row has an amount and no currency'))
  for (const { field, found, label } of some) {
    if (!currency || !found.currencies || found.currencies.includes(String(currency))) continue
    const what = `${label}: ${quoted(found.text)} is in ${found.currencies[0]}, the row in ${currency}`
    row.issues.push(issue(field, what))
  }
  // Without amounts of its own the row leaves the vehicle's currency unchanged.
  if (currency === null) delete row.values.currency
}

/** The number format of each column of the file, as far as known. */
type Styles = readonly (NumberStyle | undefined)[]

/**
 * Compiles a map and a file's header into a function from rows to vehicles.
 *
 * @param styles what all cells of each column reveal about its numbers
 * @throws AppError 400 if the map names columns that the file lacks or has twice
 */
export function compileMap(map: ImportMap, header: readonly string[], styles: Styles = []): RowMapper {
  const columns = columnsOf(header, styles)
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
    const amounts: Amounts = []
    for (const { field, spec, read } of readers) {
      const found = read(cells)
      if (!found.ok) row.issues.push(issue(field, `${spec.label}: ${found.error}`))
      else if (isAmount(found.value)) {
        amounts.push({ field, label: spec.label, found: found.value })
        row.values[field] = found.value.amount
      } else {
        put(row, field, spec, found.value)
        if (spec.money === 'amount' && typeof found.value === 'number')
          amounts.push({
            field,
            label: spec.label,
            found: { amount: found.value, currencies: null, text: '' },
          })
      }
    }
    checkAmounts(row, amounts)
    return row
  }
}
