import type { ColumnWords } from '@/kernel/audit-words'
import { sentence } from '@/kernel/text/text'
import { columnLabel } from './audit-labels'
import { type AuditValue, type ValueContext, valueWords } from './audit-values-in-words'

/** A field's value before and after; null if empty. */
export type AuditChange = { field: string; before: AuditValue | null; after: AuditValue | null }

type Values = Record<string, unknown>
type Labels = ColumnWords['labels']

/** The leaves of a structured value by readable path. */
function leavesOf(value: unknown, path: string, labels: Labels): [string, unknown][] {
  if (value === null || typeof value !== 'object') return value === undefined ? [] : [[path, value]]
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object'))
    return value.length > 0 ? [[path, value.join(', ')]] : []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, `${path} › ${columnLabel(key, labels).toLowerCase()}`, labels),
  )
}

/** The most leaves of one structured value shown separately. */
const MOST_LEAVES = 40

function structuredChanges(
  label: string,
  before: unknown,
  after: unknown,
  context: ValueContext,
): AuditChange[] {
  const { labels } = context.words
  const [was, is] = [new Map(leavesOf(before, label, labels)), new Map(leavesOf(after, label, labels))]
  const plain = { ...context, columns: new Map() }
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({
      field: path,
      before: valueWords('', was.get(path), plain),
      after: valueWords('', is.get(path), plain),
    }))
  const rest = changes.length - MOST_LEAVES
  if (rest <= 0) return changes
  return [
    ...changes.slice(0, MOST_LEAVES),
    { field: label, before: null, after: { text: `and ${rest} more` } },
  ]
}

/** Columns that add nothing to the record's number and the entry's time. */
const IDLE = new Set(['id', 'updated_at'])

const isStructured = (value: unknown): boolean => typeof value === 'object' && value !== null

function rowChanges(before: Values, after: Values, context: ValueContext): AuditChange[] {
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !IDLE.has(name),
  )
  return columns.flatMap((column) => {
    const [was, is] = [before[column], after[column]]
    const field = columnLabel(column, context.words.labels)
    if (isStructured(was) || isStructured(is)) return structuredChanges(field, was, is, context)
    const change = { field, before: valueWords(column, was, context), after: valueWords(column, is, context) }
    return change.before || change.after ? [change] : []
  })
}

/** The database has no meaningful column order. */
const byField = (changes: readonly AuditChange[]): AuditChange[] =>
  [...changes].sort((a, b) => a.field.localeCompare(b.field, 'en'))

/** The text of a list item: the name it links to, or its columns. */
function itemWords(item: Values, context: ValueContext): string {
  const fields = Object.entries(item).filter(
    ([column]) => column !== 'path' && column !== 'order' && !column.startsWith('_'),
  )
  const words = fields.flatMap(([column, value]) => {
    const shown = valueWords(column, value, context)
    return shown ? [{ column, text: shown.text }] : []
  })
  const [only] = words
  if (words.length === 1 && only) return only.text
  return words.map(({ column, text }) => `${columnLabel(column, context.words.labels)}: ${text}`).join(', ')
}

function listChanges(
  before: readonly Values[],
  after: readonly Values[],
  context: ValueContext,
): AuditChange[] {
  const pathOf = (item: Values) =>
    typeof item.path === 'string' ? columnLabel(item.path, context.words.labels) : 'Entries'
  const paths = [...new Set([...before, ...after].map(pathOf))]
  const describeItems = (items: readonly Values[], path: string): AuditValue | null => {
    const texts = items.filter((item) => pathOf(item) === path).map((item) => itemWords(item, context))
    return texts.length > 0 ? { text: texts.join(', ') } : null
  }
  return paths.map((path) => ({
    field: path,
    before: describeItems(before, path),
    after: describeItems(after, path),
  }))
}

const asList = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
const asRow = (value: unknown): Values => (value && typeof value === 'object' ? (value as Values) : {})

/**
 * An entry's differences as people read them: names for links, labels for codes, money with its currency,
 * numbers with their units. Lists, such as a vehicle's tags, appear as what was removed and what was added.
 */
export function auditChanges(before: unknown, after: unknown, context: ValueContext): AuditChange[] {
  return Array.isArray(before) || Array.isArray(after)
    ? listChanges(asList(before), asList(after), context)
    : byField(rowChanges(asRow(before), asRow(after), context))
}

/** Whether the changes of lists are removals and additions, rather than before and after. */
export const isListChange = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) || Array.isArray(after)

/** What the trigger writes as the detail of a change: its columns, without link suffixes. */
const detailOfColumns = (columns: readonly string[]): string =>
  columns.map((column) => column.replace(/_id$/, '').replaceAll('_', ' ')).join(', ')

/** The detail of an entry; changed columns are given by display name. */
export function detailWords(
  detail: string | null,
  before: unknown,
  after: unknown,
  labels: Labels,
): string | null {
  if (detail === null || isListChange(before, after)) return detail && sentence(detail)
  const columns = Object.keys(asRow(before))
  const sorted = (text: string) => text.split(', ').sort().join(', ')
  if (columns.length === 0 || sorted(detailOfColumns(columns)) !== sorted(detail)) return detail
  const changed = columns.filter((column) => !IDLE.has(column))
  return changed
    .map((column, n) => (n === 0 ? columnLabel(column, labels) : columnLabel(column, labels).toLowerCase()))
    .join(', ')
}
