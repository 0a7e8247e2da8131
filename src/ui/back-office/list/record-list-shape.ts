import type { Day } from '@/kernel/days'
import { VALIDITIES, validityOn } from '@/kernel/lists/validity'
import {
  ACTIVE,
  canRest,
  fieldsOf,
  isRequired,
  type RecordField,
  type RecordList,
  type SettingField,
} from '@/kernel/record-list'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { Column, Field, Filter, ListRow, ListShape, Value } from './list-type'
import * as words from './words'

/** A record with its values by field. */
type FilledRecord = {
  id: number
  updatedAt: string
  values: Readonly<Record<string, Value>>
  labels: Readonly<Record<string, string | null>>
}

const kindOf = (kind: SettingField['kind']): Field['kind'] =>
  kind === 'email' || kind === 'web' || kind === 'code' ? 'text' : kind

/** A field as a form shows it. */
export function fieldOf(name: string, field: SettingField): Field {
  const { help, kind, label, wide } = field
  return {
    name,
    label,
    kind: 'oneOf' in field ? 'choice' : kindOf(kind),
    required: isRequired(field),
    wide,
    help,
    ...('max' in field && kind !== 'number' && kind !== 'lines' && { max: field.max }),
    ...('folder' in field && { folder: field.folder }),
    ...(field.kind === 'link' && {
      sent: `${name}Id`,
      finds: { path: `/${field.to.slug}`, title: field.to.title },
    }),
    ...('options' in field && { options: [...field.options] }),
    ...('oneOf' in field && {
      options: field.oneOf?.texts.map((text) => ({ value: text, label: text })),
    }),
    ...('initial' in field && { initial: field.initial }),
  }
}

function columnOf(name: string, { column, kind, label }: RecordField): Column[] {
  if (column === null) return []
  if (kind === 'flag' && name !== ACTIVE && !column) return []
  if (name === ACTIVE) return [{ key: 'status', title: words.status, kind: 'status' }]
  return [{ key: name, title: column ?? label, ...(kind === 'number' && { kind }) }]
}

/**
 * The table and the forms of a list, for a viewer with these permissions.
 *
 * @param today what the days of a new record may start with: the company's
 */
export const recordShape = (list: RecordList, may: ListShape['may'], today: Day): ListShape => ({
  address: `/admin/${list.address}`,
  collection: list.slug,
  path: `/${list.slug}`,
  singular: list.singular,
  plural: list.plural,
  createLabel: createTitle(list),
  columns: [
    ...fieldsOf(list).flatMap(([name, field]) => columnOf(name, field)),
    ...(list.lasts ? [{ key: VALIDITY, title: words.validity }] : []),
    { key: 'updatedAt', title: words.updated, kind: 'day' },
  ],
  fields: fieldsOf(list).map(([name, field]) => ({
    ...fieldOf(name, field),
    ...('startsToday' in field && field.startsToday && { initial: today }),
  })),
  opens: list.opens,
  may,
  toggle: canRest(list) ? { field: ACTIVE, on: true, off: false } : null,
  bulkDelete: list.bulkDelete,
})

/** The title of the page or dialog for a new record. */
export const createTitle = ({ singular }: RecordList): string => words.createSingular(singular.toLowerCase())

/** The title of the page or dialog for editing a record. */
export const editTitle = ({ singular }: RecordList): string => words.editName(singular.toLowerCase())

/**
 * A table's filters.
 *
 * @param values the existing values of fields offered as a choice, by field name
 */
export const recordFilters = (list: RecordList, values: Readonly<Record<string, string[]>>): Filter[] => [
  { name: 'search', label: list.search.label, kind: 'search' },
  ...list.filters.map(({ anyChoice, field }): Filter => {
    const declared = list.fields[field]
    const plain = { name: field, label: declared?.label ?? field }
    if (declared?.kind === 'choice')
      return { ...plain, kind: 'choice', any: anyChoice, options: [...declared.options] }
    if (!anyChoice) return { ...plain, kind: 'text' }
    const options = (values[field] ?? []).map((value) => ({ value, label: value }))
    return { ...plain, kind: 'choice', any: anyChoice, options }
  }),
  ...(list.lasts ? [VALIDITY_FILTER] : []),
]

const VALIDITY = 'validity'
const VALIDITY_FILTER: Filter = {
  name: VALIDITY,
  label: words.validity,
  kind: 'choice',
  options: VALIDITIES.map((value) => ({ value, label: words.VALIDITY_NAMES[value] })),
}

/** A choice's label, a word for yes, a day in words. */
function cellOf(field: RecordField, value: Value): Value {
  if (field.kind === 'flag') return value === true ? words.yes : null
  if (field.kind === 'day') return isDay(value) ? dayInWords(value) : null
  if (field.kind !== 'choice') return value
  return field.options.find((option) => option.value === value)?.label ?? value
}

const isDay = (value: Value | undefined): value is string => typeof value === 'string' && value !== ''
const dayOf = (value: Value | undefined): string | null => (isDay(value) ? value : null)

/** Whether a record holds today, and from or until when. */
function validityCell({ lasts }: RecordList, values: FilledRecord['values'], today: string): Value {
  if (!lasts) return null
  const [from, to] = [dayOf(values[lasts.from]), dayOf(values[lasts.to])]
  return words.validityText(validityOn(today, from, to), from, to)
}

/**
 * A record as shown in its table and opened in its form.
 *
 * @param today the company's day, as the filter by validity has it
 */
export function recordRow(
  list: RecordList,
  { id, labels, updatedAt, values }: FilledRecord,
  today: Day,
): ListRow {
  const cells = fieldsOf(list).map(([name, field]) => [
    name,
    field.kind === 'link' ? (labels[name] ?? null) : cellOf(field, values[name] ?? null),
  ])
  return {
    id,
    name: list.title.flatMap((name) => values[name] || []).join(', '),
    updatedAt,
    active: canRest(list) ? values[ACTIVE] === true : null,
    cells: { ...Object.fromEntries(cells), [VALIDITY]: validityCell(list, values, today), updatedAt },
    values: { ...values },
    labels: Object.fromEntries(Object.entries(labels).map(([name, words]) => [name, words ?? ''])),
  }
}
