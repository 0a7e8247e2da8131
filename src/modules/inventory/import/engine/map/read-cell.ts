import { importedAdded } from '@/kernel/added-fields'
import { quoted, readNumber } from '@/kernel/files/read-written-number'
import { splitAmount } from '@/kernel/files/split-written-amount'
import { err, ok, type Result } from '@/kernel/result'
import { normalForm } from '@/kernel/text/normal-form'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { visibleName } from '@/kernel/text/visible-name'
import { otherCount, ownCount } from '../../rules/read-counted-things'
import { meansNothing } from '../../rules/recognise-empty-cell'
import type { FieldSpec } from '../import-fields'
import { type Arithmetic, calculateCell } from './calculate-cell'
import { numberSteps, textSteps } from './cell-steps'
import { convertUnit, headerUnit, isCounted, ownUnit, unitsOf } from './file-units'
import { headerMultiplier } from './header-multiplier'
import type { LeafSource, TableCell } from './import-map-schema'
import type { NumberSign, NumberStyle } from './number-style'
import { numberWordRestorer } from './number-word'
import { headerCurrencies, readCurrency } from './read-currency'
import { readCalendarYear, readChoice, readFlag, readWhole } from './value-readers'
import { keyOf, tableLookup } from './value-table'

/** A value of a vehicle's own field; null leaves it empty. */
export type OwnValue = string | number | boolean | null

/** An amount with the currencies that its cell and its header may mean; null if they name none. */
export type Amount = { amount: number; currencies: readonly string[] | null; text: string }

export type Read = Result<OwnValue | string[] | Amount, string>
/** Reads a cell, whose unit may stand elsewhere in its row; null if it names none. */
type CellReader = (text: string, unit?: UnitOf) => Read
/** The unit of a number, as the map finds it; or why it cannot. */
export type UnitOf = (value: number | null) => Result<string | undefined, string>

export const EMPTY: Read = ok(null)
export const isAmount = (value: OwnValue | string[] | Amount): value is Amount =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const isEmpty = (read: Read): boolean =>
  read.ok && (read.value === null || (Array.isArray(read.value) && read.value.length === 0))

/** How to read a column's numbers. */
type Writing = { decimal: NumberSign; isWhole: boolean; style?: NumberStyle }
export const AS_WRITTEN: Writing = { decimal: '.', isWhole: false }

const blankOr = (raw: TableCell, read: (text: string) => Read): Read =>
  String(raw).trim() === '' ? EMPTY : read(String(raw))

const readIn = (text: string, { decimal, isWhole, style }: Writing): Read =>
  isWhole ? readWhole(text, decimal, style) : readNumber(text, decimal)

const numberReader = (spec: FieldSpec, writing: Writing) => (text: string) =>
  spec.isYear ? readCalendarYear(text, writing.decimal) : readIn(text, writing)

/** One value in the form that its field takes. */
export function typed(spec: FieldSpec, raw: TableCell, writing: Writing, preserveBlanks: boolean): Read {
  if (raw === null) return EMPTY
  if (spec.kind === 'number')
    return typeof raw === 'number' ? ok(raw) : blankOr(raw, numberReader(spec, writing))
  if (spec.kind === 'flag') return typeof raw === 'boolean' ? ok(raw) : blankOr(raw, readFlag)
  const text = spec.kind === 'link' ? visibleName(String(raw)) : String(raw)
  if (text.trim() === '') return EMPTY
  if (!isStorable(text)) return err(UNSTORABLE_MESSAGE)
  if (spec.money === 'currency') return readCurrency(text)
  if (spec.added) return ok(importedAdded(spec.added, text))
  return ok(spec.kind === 'choice' ? readChoice(text) : preserveBlanks ? text : text.trim())
}

/** Digits and signs of Japanese keyboards, which are as wide as characters, as ordinary ones. */
const halfWidth = (text: string): string => (/[\uFF01-\uFFEF]/.test(text) ? normalForm(text, 'NFKC') : text)

/** '62.5万円' is 625,000. */
const MYRIADS = [{ times: 10_000 }]

/** A number without what a file may write beside it: '25%' is 25, and in doors '5 doors' 5. */
function bareNumber(text: string, { counts, isPercent }: FieldSpec): string {
  if (isPercent) return text.trim().replace(/(?:%|percent|pct)\.?$/i, '')
  return (counts && ownCount(counts, text)) ?? text
}

/** What the heading multiplies a number by, unless a step of the map does. */
function timesOf({ steps = [] }: LeafSource, header: string): Arithmetic[] {
  const { times } = headerMultiplier(header)
  return times === 1 || steps.some((step) => 'times' in step) ? [] : [{ times }]
}

/** Calculates with a number of the file and converts it to the vehicle's unit. */
function measureReader(source: LeafSource, spec: FieldSpec, writing: Writing, header: string): CellReader {
  const { dimension } = spec
  const calculated = numberSteps(source.steps ?? [])
  const units = dimension ? unitsOf(dimension) : []
  const fixed = typeof source.unit === 'string' ? source.unit : (headerUnit(header, units) ?? units[0])
  const ofHeading = dimension ? timesOf(source, header) : []
  return (cell, unitOf) => {
    const text = spec.kind === 'number' ? halfWidth(cell) : cell
    const named = unitOf ? unitOf(null) : ok(fixed)
    // A unit beside the number itself is right, whatever the others are in.
    const own = ownUnit(text, units)
    const bare = own?.number ?? bareNumber(text, spec)
    const read = typed(
      spec,
      bare,
      own?.times ? { ...writing, isWhole: false } : writing,
      source.trim === false,
    )
    if (!read.ok || typeof read.value !== 'number') return read
    const unit = own ? ok(own.unit) : unitOf ? unitOf(read.value) : named
    if (!unit.ok) return unit
    const times = own?.times ? [{ times: own.times }] : ofHeading
    const value = calculated(calculateCell(read.value, times))
    return ok(unit.value && dimension ? convertUnit(value, dimension, unit.value) : value)
  }
}

/** An amount with the currency next to it, or in its header. */
function amountReader(source: LeafSource, spec: FieldSpec, writing: Writing, header: string): CellReader {
  const inHeader = headerCurrencies(header)
  const calculated = numberSteps(source.steps ?? [])
  const ofHeading = timesOf(source, header)
  return (cell) => {
    const text = halfWidth(cell)
    const { currencies, isMyriads, number } = splitAmount(text)
    const read = typed(spec, number, isMyriads ? { ...writing, isWhole: false } : writing, false)
    // In terms of the whole cell, since that is what people see.
    if (!read.ok) return currencies ? read : typed(spec, text, writing, false)
    if (typeof read.value !== 'number') return read
    const named = currencies && inHeader ? currencies.filter((code) => inHeader.includes(code)) : null
    if (named?.length === 0)
      return err(
        `${quoted(text.trim())} is in ${currencies?.[0]}, its column '${header}' in ${inHeader?.[0]}`,
      )
    const value = calculateCell(read.value, isMyriads ? MYRIADS : ofHeading)
    return ok({
      amount: calculated(value),
      currencies: named ?? currencies ?? inHeader,
      text: text.trim(),
    })
  }
}

export type Column = { header: string; style?: NumberStyle }

/** Whether three digits after a separator are thousands in every unit that the cells may have. */
function countsOnly({ unit }: LeafSource, { dimension }: FieldSpec, header: string): boolean {
  if (!dimension) return false
  if (typeof unit === 'string') return isCounted(unit)
  if (Array.isArray(unit)) return unit.every((one) => isCounted(one.unit))
  if (unit) return unitsOf(dimension).every(isCounted)
  const units = unitsOf(dimension)
  return isCounted(headerUnit(header, units) ?? units[0] ?? '')
}

/** What the map makes of one cell's text. */
export function cellReader(
  source: LeafSource,
  spec: FieldSpec,
  decimal: NumberSign,
  { header, style }: Column,
): CellReader {
  const lookup = source.values && tableLookup(source.values)
  const isWhole =
    !source.decimal &&
    headerMultiplier(header).times === 1 &&
    (spec.isWhole === true || countsOnly(source, spec, header))
  const writing = { decimal: source.decimal ?? decimal, isWhole, style }
  const read =
    spec.money === 'amount'
      ? amountReader(source, spec, writing, header)
      : measureReader(source, spec, writing, header)
  const plain = source.steps ? afterSteps(source.steps, spec, read) : read
  const table = lookup && byTable(source, { lookup, read: countedBy(spec, read), spec, writing })
  return orNothing(source, spec, table ?? countedBy(spec, plain))
}

/** A cell that means nothing is empty, unless the table names it. */
function orNothing({ values = {} }: LeafSource, { kind }: FieldSpec, read: CellReader): CellReader {
  const listed = new Set(Object.keys(values).map(keyOf))
  const of = kind === 'number' || kind === 'flag' ? kind : 'name'
  return (cell, unit) => read(meansNothing(cell, of) && !listed.has(keyOf(cell)) ? '' : cell, unit)
}

/** A number of something else is none of this field's. */
const countedBy =
  ({ counts, label }: FieldSpec, read: CellReader): CellReader =>
  (cell, unit) => {
    const other = counts === undefined ? null : otherCount(counts, cell)
    if (other === null) return read(cell, unit)
    return err(`${quoted(cell.trim())} counts ${other}, and the column is mapped to ${label}: change the map`)
  }

type Tabled = {
  lookup: ReturnType<typeof tableLookup>
  /** For values that are not in the table. */
  read: CellReader
  spec: FieldSpec
  writing: Writing
}

/** What the map's table makes of a text, and of those that it does not list. */
function byTable(source: LeafSource, { lookup, read, spec, writing }: Tabled): CellReader {
  const before = source.steps ? textSteps(source.steps) : (text: string) => text
  const whole = wholeNumber(source.steps ?? [], spec)
  return (cell, unit) => {
    const text = before(cell)
    const value = lookup(text)
    if (value !== undefined) return typed(spec, value, writing, false)
    if (text.trim() === '' || source.otherwise === 'empty') return EMPTY
    return source.otherwise === 'keep'
      ? read(whole(cell, text), unit)
      : err(`${quoted(cell.trim())} has no entry in the map's table`)
  }
}

type Steps = NonNullable<LeafSource['steps']>

/** A number as steps take it from a cell, with what multiplies it. */
function wholeNumber(steps: Steps, { kind }: FieldSpec): (cell: string, taken: string) => string {
  if (kind !== 'number') return (_, taken) => taken
  const restore = numberWordRestorer(steps)
  return (cell, taken) => restore(halfWidth(cell), halfWidth(taken))
}

function afterSteps(steps: Steps, spec: FieldSpec, read: CellReader): CellReader {
  const before = textSteps(steps)
  const whole = wholeNumber(steps, spec)
  return (cell, unit) => read(whole(cell, before(cell)), unit)
}

/** Several names in one cell: split, translated one by one, without duplicates. */
export function listReader(source: LeafSource, spec: FieldSpec, decimal: NumberSign): CellReader {
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
