import type { ColumnWords } from '@/kernel/audit-words'
import { formatMoney } from '@/kernel/money'
import { codeWords } from './audit-labels'

/** A column's type according to the database; `to` is the table that a link refers to. */
export type ColumnKind =
  | { kind: 'link'; to: string }
  | { kind: 'enum' | 'moment' | 'day' | 'flag' | 'number' | 'json' | 'text' }

/** Kinds of the columns of one table. */
export type ColumnKinds = ReadonlyMap<string, ColumnKind>

/** The name behind a link, and whether the record still exists. */
export type LinkName = { text: string; isDeleted: boolean }

/** The context for formatting a value. */
export type ValueContext = {
  columns: ColumnKinds
  nameOf: (table: string, id: string) => LinkName | null
  /** Currency of the record's amounts; null if unknown. */
  currency: string | null
  /** The modules' display names for their columns, and how their numbers are formatted. */
  words: ColumnWords
}

/** A formatted value. A timestamp is shown in the viewer's time zone. */
export type AuditValue = { text: string; moment?: string }

/** Numeric columns of many tables. */
const NUMBERS: ColumnWords['numbers'] = {
  amount: 'money',
  balance: 'money',
  fee: 'money',
  order: 'plain',
  sort_order: 'plain',
  total: 'money',
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

function numberWords(column: string, value: unknown, { currency, words }: ValueContext): string {
  const number = Number(value)
  const [kind] = [words.numbers, NUMBERS].flatMap((known) =>
    Object.hasOwn(known, column) ? known[column] : [],
  )
  if (!Number.isFinite(number) || kind === 'plain') return String(value)
  if (kind === 'money') return currency ? formatMoney(number, currency) : grouped.format(number)
  return kind ? `${grouped.format(number)} ${kind.unit}` : grouped.format(number)
}

/** Text columns that contain one word of a fixed list. */
const CODE_COLUMNS = new Set([
  'state',
  'status',
  'kind',
  'user_type',
  'outcome',
  'actor_kind',
  'from_value',
  'to_value',
])

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Shown in place of a hidden value, whatever its kind. */
const isHidden = (value: unknown): boolean => value === 'hidden' || value === '[redacted]'

function momentOf(value: unknown, column: ColumnKind): AuditValue {
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) return { text: String(value) }
  return column.kind === 'day'
    ? { text: dayWords.format(date) }
    : { text: date.toISOString(), moment: date.toISOString() }
}

/** A column's formatted value; null for none. */
export function valueWords(column: string, value: unknown, context: ValueContext): AuditValue | null {
  if (value === null || value === undefined || value === '') return null
  if (isHidden(value)) return { text: value === 'hidden' ? 'hidden' : 'not shown' }
  const known = context.columns.get(column) ?? { kind: 'text' as const }
  if (known.kind === 'link') {
    const name = context.nameOf(known.to, String(value))
    return { text: name ? `${name.text}${name.isDeleted ? ' (deleted)' : ''}` : `no. ${value}` }
  }
  if (typeof value === 'boolean') return { text: value ? 'Yes' : 'No' }
  if (known.kind === 'moment' || known.kind === 'day') return momentOf(value, known)
  if (known.kind === 'number') return { text: numberWords(column, value, context) }
  if (known.kind === 'enum' || CODE_COLUMNS.has(column)) return { text: codeWords(String(value)) }
  return { text: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}
