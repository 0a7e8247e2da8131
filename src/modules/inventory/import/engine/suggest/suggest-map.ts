import { normalForm } from '@/kernel/text/normal-form'
import { readMonth } from '@/modules/inventory/vehicles/rules/read-month'
import { otherCount, ownCount } from '../../rules/read-counted-things'
import { type FieldKind, fieldSpec, type ImportField, importFieldNames } from '../import-fields'
import { patternFinder } from '../map/cell-pattern'
import { UNIT_WORDS } from '../map/data/unit-words'
import { headerUnit, headerWords, ownUnit, unitsOf } from '../map/file-units'
import { headerMultiplier } from '../map/header-multiplier'
import type { FieldSource } from '../map/import-map-schema'
import { readCurrency } from '../map/read-currency'
import {
  CABIN_WORDS,
  CURRENCY_WORDS,
  FIELD_NAMES,
  GEAR_COUNT,
  PLAIN_PETROL,
  VALUE_NAMES,
} from './data/synonyms'
import { type ColumnProfile, valuesAfter } from './profile-columns'

/** The names in lists, by field. A list missing here is unknown. */
export type KnownEntries = Readonly<Partial<Record<ImportField, readonly string[]>>>

/** Which field a column should fill, and the reason. */
export type Suggestion = {
  column: string
  field: ImportField
  source: FieldSource
  /** 'name': by the header. 'values': by the cells alone. */
  because: 'name' | 'values'
}

/** Only letters and digits, in lower case, without accents: what two spellings of a word have in common. */
export const plain = (text: string): string =>
  normalForm(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const words = (text: string): string[] =>
  normalForm(text, 'NFKD')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a header names, without its unit and currency. */
function headerName(header: string): string {
  const all = headerWords(headerMultiplier(header).rest)
  const rest = all.filter((word) => !UNIT_WORDS.has(word) && !CURRENCY_WORDS.has(word))
  return (rest.length > 0 ? rest : all).join('')
}

const textsOf = ({ samples, values }: ColumnProfile): string[] => values?.map(({ text }) => text) ?? samples

/** The share of a column's values for which something holds; 0 for an empty column. */
function share(column: ColumnProfile, holds: (text: string) => boolean): number {
  const texts = textsOf(column)
  return texts.length === 0 ? 0 : texts.filter(holds).length / texts.length
}

const plainly = (names: readonly string[]): string[] => names.map(plain)

/** The names of the trade in the form in which they are compared. */
const FIELDS: typeof FIELD_NAMES = Object.fromEntries(
  Object.entries(FIELD_NAMES).map(([field, names]) => [field, plainly(names)]),
)
const VALUES: typeof VALUE_NAMES = Object.fromEntries(
  Object.entries(VALUE_NAMES).map(([field, groups]) => [field, groups.map(plainly)]),
)

/** The list entry that a value means: its own name in another spelling, or the trade's synonym for it. */
export function entryFor(field: ImportField, text: string, entries: readonly string[]): string | null {
  if (field === 'currency') {
    const named = readCurrency(text)
    return named.ok && entries.includes(named.value) ? named.value : null
  }
  const key = plain(text)
  const same = entries.find((entry) => plain(entry) === key)
  if (same !== undefined) return same
  const kind = field === 'transmission' ? withoutGears(text) : key
  const group = VALUES[field]?.find((names) => names.includes(key) || names.includes(kind))
  return (group && entries.find((entry) => group.includes(plain(entry)))) ?? null
}

/** A gearbox without the number of its gears: '6-Speed A/T' is 'at'. */
const withoutGears = (text: string): string =>
  words(text)
    .filter((word) => !GEAR_COUNT.test(word))
    .join('')

const CONDITION = /^(s|[1-6]([.,]5)?|r|ra|r1|a|\*{1,3}|x{1,3})$/i
const CHASSIS = /^(?=.*\d)[A-Z0-9]{2,8}-\d{5,8}$|^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/i
const YEAR = /^(19[5-9]\d|20[0-4]\d)$/

/** How well a column's values fit a field: 1 fits, 0 does not, null is inconclusive. */
function fitOf(field: ImportField, column: ColumnProfile, known: KnownEntries): number | null {
  if (column.filled === 0) return null
  if (field === 'chassis') return share(column, (text) => CHASSIS.test(text))
  if (field === 'year') return share(column, (text) => YEAR.test(text))
  if (field === 'firstRegistered') return share(column, (text) => readMonth(text) !== null)
  if (field === 'conditionGrade') return share(column, (text) => CONDITION.test(text))
  const entries = known[field]
  if (!entries || entries.length === 0 || column.values === null) return null
  return share(column, (text) => entryFor(field, text, entries) !== null)
}

/** Ambiguous headers; the cells below them decide. */
const RIVALS: readonly (readonly [ImportField, ImportField])[] = [
  ['grade', 'conditionGrade'],
  ['drivetrain', 'steeringType'],
  ['steeringType', 'steeringPosition'],
  ['vehicleType', 'subBodyType'],
  ['firstRegistered', 'year'],
]

/** A field's names in headers. */
const namesOf = (field: ImportField): readonly string[] =>
  FIELDS[field] ?? [fieldSpec(field).label, field].map(plain)

function byName(column: ColumnProfile, known: KnownEntries): ImportField | null {
  const key = headerName(column.name)
  const named = importFieldNames().find((field) => namesOf(field).includes(key))
  const field = named ?? importFieldNames().find((one) => namesOf(one).includes(plain(column.name)))
  if (!field)
    return key === 'type' && (fitOf('vehicleType', column, known) ?? 0) >= 0.5 ? 'vehicleType' : null
  // A 'state' may as well be one of the United States, or how used a car is.
  if (field === 'status' && (fitOf(field, column, known) ?? 1) <= 0.5) return null
  const rival = RIVALS.find(([first]) => first === field)?.[1]
  if (!rival) return field
  const [own, other] = [fitOf(field, column, known) ?? 0, fitOf(rival, column, known) ?? 0]
  return other >= 0.6 && other > own ? rival : field
}

/** Fields that cells alone can reveal. */
const MEANINGFUL = [
  'chassis',
  'fuelType',
  'transmission',
  'drivetrain',
  'vehicleType',
  'color',
  'manufacturer',
  'showroom',
] as const satisfies ImportField[]

function byValues(column: ColumnProfile, known: KnownEntries): ImportField | null {
  if (column.filled < 2) return null
  const isOfCabin = words(column.name).some((word) => CABIN_WORDS.includes(word))
  const telling = isOfCabin ? MEANINGFUL.filter((field) => field !== 'color') : MEANINGFUL
  return telling.find((field) => (fitOf(field, column, known) ?? 0) >= 0.9) ?? null
}

/** Engines in litres and in cc in one column, as far as their sizes show. */
function bySize(column: ColumnProfile): FieldSource['unit'] {
  const sizes = textsOf(column).map((text) => Number(text.replaceAll(',', '')))
  const small = sizes.filter((size) => size > 0 && size < LITRES_BELOW).length
  const large = sizes.filter((size) => size >= LITRES_BELOW).length
  const isMixed = small > 0 && large > 0
  return isMixed ? [{ below: LITRES_BELOW, unit: 'l' }, { unit: 'cc' }] : undefined
}

/** Patterns that find the number in cells with more in them, such as '4 cyl, 2.2 L' or '5 seats'. */
const NUMBER_PATTERNS: readonly (readonly [find: string, unit?: string])[] = [
  ['*[#] l*', 'l'],
  ['*[#] cc*', 'cc'],
  ['[#]*'],
]

/** How the value is found in cells with more in them; nothing where they hold the value alone. */
function findFor(column: ColumnProfile, field: ImportField): Pick<FieldSource, 'steps' | 'unit'> {
  const { counts, dimension, kind, money } = fieldSpec(field)
  if (field === 'color' && share(column, (text) => / ?\/ ?/.test(text)) >= 0.9)
    return { steps: [{ split: '/', take: 1 }] }
  if (kind !== 'number' || money) return {}
  // What a number counts is part of it: the one in '5 Seats' is none of doors.
  if (counts && textsOf(column).some((text) => (ownCount(counts, text) ?? otherCount(counts, text)) !== null))
    return {}
  const units = dimension ? unitsOf(dimension) : []
  const isNumber = (text: string) => /^[+-]?[\d.,\s'’]+$/.test(ownUnit(text, units)?.number ?? text)
  if (share(column, isNumber) >= 0.5 || column.filled === 0) return {}
  for (const [find, unit] of NUMBER_PATTERNS.filter(([, unit = '']) => unit === '' || units.includes(unit))) {
    const finder = patternFinder(find)
    if (share(column, (text) => finder(text.trim()) !== null) >= 0.9)
      return { steps: [{ find }], ...(unit && { unit }) }
  }
  return {}
}

/** The unit named by the cells themselves, '12,000 km', or revealed by their magnitude. */
function unitOfCells(column: ColumnProfile, field: ImportField, units: readonly string[]): string | null {
  const written = textsOf(column).map(
    (text) =>
      ownUnit(text, units)?.unit ?? UNIT_WORDS.get(/\p{L}{1,20}\d?$/iu.exec(text)?.[0].toLowerCase() ?? ''),
  )
  const [first] = written
  if (first && units.includes(first) && written.every((unit) => unit === first)) return first
  const isSmall = share(column, (text) => /^\d{1,2}([.,]\d+)?$/.test(text)) >= 0.9
  return field === 'engineSizeCc' && isSmall ? 'l' : null
}

/** The units of a field; only numeric fields have any. */
function unitFor(column: ColumnProfile, field: ImportField): FieldSource['unit'] {
  const { dimension } = fieldSpec(field)
  if (!dimension) return undefined
  const units = unitsOf(dimension)
  const named = headerUnit(column.name, units)
  if (named) return named
  return unitOfCells(column, field, units) ?? (field === 'engineSizeCc' ? bySize(column) : undefined)
}

/** No engine has so many litres, and none so few cc. */
export const LITRES_BELOW = 40

const TABLED: readonly FieldKind[] = ['link', 'choice']

/** Translations for values that are synonyms of an entry; undefined if there is nothing to translate. */
function valuesFor(
  column: ColumnProfile,
  field: ImportField,
  known: KnownEntries,
  steps: FieldSource['steps'],
): FieldSource['values'] {
  const entries = known[field]
  if (!entries || !column.values || !TABLED.includes(fieldSpec(field).kind)) return undefined
  const table = new Map<string, string>()
  const hasPetrol =
    field === 'fuelType' && column.values.some(({ text }) => PLAIN_PETROL.includes(plain(text)))
  for (const { text } of valuesAfter(column.values, steps)) {
    if (hasPetrol && plain(text) === 'gas') continue
    const entry = entryFor(field, text, entries)
    if (entry !== null && entry.toLowerCase() !== text.toLowerCase() && !text.includes('*'))
      table.set(text, entry)
  }
  return table.size > 0 ? Object.fromEntries(table) : undefined
}

const splitFor = (column: ColumnProfile, field: ImportField): string | undefined =>
  fieldSpec(field).kind === 'list'
    ? [';', '|', ',', '/'].find((sign) => column.samples.some((text) => text.includes(sign)))
    : undefined

/** How a field would be filled from a column, in the map's format. */
export function sourceFor(column: ColumnProfile, field: ImportField, known: KnownEntries): FieldSource {
  const source: FieldSource = { column: column.name }
  const unit = unitFor(column, field)
  if (unit) source.unit = unit
  const suggestion = findFor(column, field)
  Object.assign(source, suggestion)
  const split = splitFor(column, field)
  if (split) source.split = split
  const values = valuesFor(column, field, known, suggestion.steps)
  if (values) Object.assign(source, { values, otherwise: 'keep' })
  return source
}

/**
 * Which columns of a file fill which fields of a vehicle: by the trade's names in their headers, and if a
 * header is unknown, by the cells. Each field gets one column, each column one field; of two columns for
 * one field, the one with the better values wins, then the first. Pure.
 */
export function suggestMap(columns: readonly ColumnProfile[], known: KnownEntries): Suggestion[] {
  const taken = new Map<ImportField, { column: ColumnProfile; because: Suggestion['because'] }>()
  const claim = (column: ColumnProfile, field: ImportField | null, because: Suggestion['because']): void => {
    if (!field) return
    const before = taken.get(field)
    const better = before && (fitOf(field, column, known) ?? 0) > (fitOf(field, before.column, known) ?? 0)
    if (!before || (better && before.because === because)) taken.set(field, { column, because })
  }
  const usable = columns.filter(({ name }) => name.trim() !== '')
  for (const column of usable) claim(column, byName(column, known), 'name')
  const used = new Set([...taken.values()].map(({ column }) => column))
  for (const column of usable) if (!used.has(column)) claim(column, byValues(column, known), 'values')
  const order = (name: string) => columns.findIndex((column) => column.name === name)
  return [...taken]
    .map(([field, { because, column }]) => ({
      column: column.name,
      field,
      source: sourceFor(column, field, known),
      because,
    }))
    .sort((a, b) => order(a.column) - order(b.column))
}
