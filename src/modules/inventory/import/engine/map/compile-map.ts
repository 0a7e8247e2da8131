import { quoted } from '@/kernel/files/read-written-number'
import { type Issue, issue } from '@/kernel/issue'
import { roundHalfUp } from '@/kernel/numbers'
import {
  type FieldSpec,
  fieldSpec,
  type ImportField,
  isKeyField,
  type LinkField,
  type ListField,
} from '../import-fields'
import { columnsOf, type FileRow, type Styles } from './file-columns'
import type { FieldSource, ImportMap } from './import-map-schema'
import { type Amount, isAmount, type OwnValue } from './read-cell'
import { type Origin, sourceReader } from './read-source'
import { shortenLongKey } from './shorten-long-key'

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
  /** What was changed on the way and people should know. */
  notes: string[]
  /** Where a field of this row was read from; null if the same in every row, or not at all. */
  origin: (field: string) => Origin | null
}

export type RowMapper = (rowNo: number, cells: readonly string[]) => MappedRow

type Amounts = { field: ImportField; amount: Amount }[]

function put(row: MappedRow, field: ImportField, spec: FieldSpec, value: OwnValue | string[]): void {
  if (spec.kind === 'list') row.lists[field as ListField] = Array.isArray(value) ? value : []
  else if (spec.kind === 'link') row.names[field as LinkField] = value === null ? null : String(value)
  else row.values[field] = value as OwnValue
}

/** What people call a field's source: its column, or the field itself. */
const nameOf = (row: MappedRow, field: ImportField): string =>
  row.origin(field)?.column ?? fieldSpec(field).label

/** A price whose cell for its type is empty would be CIF without anybody noticing. */
function checkPriceType(row: MappedRow, amounts: Amounts): void {
  const { markup, priceType } = row.values
  const isPriced = amounts.some(({ field }) => field !== 'costValue' || markup != null)
  if (priceType !== null || !isPriced) return
  row.issues.push(issue('priceType', `${nameOf(row, 'priceType')}: the row has a price and no type of price`))
}

/** An amount without a currency, or in a different one than its row states, is rejected. */
function checkAmounts(row: MappedRow, amounts: Amounts): void {
  const { currency } = row.values
  const isInvalid = row.issues.some(({ path }) => path === 'currency')
  const some = amounts.filter(({ amount }) => amount.amount !== 0)
  if (some.length > 0 && !currency && !isInvalid)
    row.issues.push(issue('currency', `${nameOf(row, 'currency')}: the row has an amount and no currency`))
  for (const { field, amount } of some) {
    if (!currency || !amount.currencies || amount.currencies.includes(String(currency))) continue
    const what = `${nameOf(row, field)}: ${quoted(amount.text)} is in ${amount.currencies[0]}, the row in ${currency}`
    row.issues.push(issue(field, what))
  }
  checkPriceType(row, some)
  // Without amounts of its own the row leaves the vehicle's currency unchanged.
  if (currency === null) delete row.values.currency
}

/** A price is a whole amount, with a message where the file's is not. */
function roundPrice(row: MappedRow): void {
  const { price } = row.values
  if (typeof price !== 'number' || Number.isInteger(price)) return
  row.values.price = roundHalfUp(price)
  const cell = row.origin('price')?.cell ?? String(price)
  row.notes.push(`${nameOf(row, 'price')}: ${quoted(cell)} is rounded to a whole amount, halves up`)
}

/** The numbers that identify a vehicle fit their columns, whatever they are made from. */
function fitKeys(row: MappedRow): void {
  for (const field of Object.keys(row.values).filter(isKeyField)) {
    const value = row.values[field]
    const fitted = typeof value === 'string' ? shortenLongKey(value) : value
    if (fitted === value) continue
    row.values[field] = fitted
    row.notes.push(`${nameOf(row, field)}: ${quoted(String(value))} is shortened to 100 characters`)
  }
}

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
    return { field, spec, ...sourceReader(source, { spec, columns, decimal: map.file.decimal }) }
  })
  columns.requireAll()
  const origins = new Map<string, (row: FileRow) => Origin | null>(
    readers.map(({ field, origin }) => [field, origin]),
  )
  return (rowNo, cells) => {
    const at: FileRow = { rowNo, cells }
    const origin = (field: string) => origins.get(field)?.(at) ?? null
    const row: MappedRow = { ...at, values: {}, names: {}, lists: {}, issues: [], notes: [], origin }
    if (cells.length !== header.length) {
      row.issues.push(issue('', `The row has ${cells.length} cells, the header has ${header.length}`))
      return row
    }
    const amounts: Amounts = []
    for (const { field, read, spec } of readers) {
      const value = read(at)
      if (!value.ok) row.issues.push(issue(field, `${nameOf(row, field)}: ${value.error}`))
      else {
        put(row, field, spec, isAmount(value.value) ? value.value.amount : value.value)
        const amount = amountOf(value.value, spec)
        if (amount) amounts.push({ field, amount })
      }
    }
    checkAmounts(row, amounts)
    roundPrice(row)
    fitKeys(row)
    return row
  }
}

/** An amount of money; a constant or a table's has no currency of its own. */
function amountOf(value: OwnValue | string[] | Amount, spec: FieldSpec): Amount | null {
  if (isAmount(value)) return value
  const isPlain = spec.money === 'amount' && typeof value === 'number'
  return isPlain ? { amount: value, currencies: null, text: '' } : null
}
