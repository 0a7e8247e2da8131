import type { ColumnWords } from '@/kernel/audit-words'
import { formatMoney } from '@/kernel/money'
import { codeWords } from './audit-labels'

/** What a column holds, as the database knows it; `to` is the table that a link points at. */
export type ColumnKind =
  | { kind: 'link'; to: string }
  | { kind: 'enum' | 'moment' | 'day' | 'flag' | 'number' | 'json' | 'text' }

/** Kinds of the columns of one table. */
export type ColumnKinds = ReadonlyMap<string, ColumnKind>

/** A name behind a link, and whether the record is still there. */
export type LinkName = { text: string; isDeleted: boolean }

/** What a value is read with. */
export type ValueContext = {
  columns: ColumnKinds
  nameOf: (table: string, id: string) => LinkName | null
  /** Currency of the record's amounts; null where it is not known. */
  currency: string | null
  /** What the modules call columns of theirs, and how their numbers are read. */
  words: ColumnWords
}

/** A value as people read it. A moment is shown in the viewer's zone. */
export type AuditValue = { text: string; moment?: string }

/** Numbers of many tables. */
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

/** Columns of text that hold one word of a fixed list. */
const CODE_COLUMNS = new Set(['state', 'status', 'kind', 'user_type', 'outcome'])

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** What hides in place of a value, whatever its kind. */
const isHidden = (value: unknown): boolean => value === 'hidden' || value === '[redacted]'

function momentOf(value: unknown, column: ColumnKind): AuditValue {
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) return { text: String(value) }
  return column.kind === 'day'
    ? { text: dayWords.format(date) }
    : { text: date.toISOString(), moment: date.toISOString() }
}

/** One value of a column as people read it; null for none. */
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
