import { formatMoney } from '@/kernel/money'

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
}

/** A value as people read it. A moment is shown in the viewer's zone. */
export type AuditValue = { text: string; moment?: string }

/** A field with what it said before and after; null where it said nothing. */
export type AuditChange = { field: string; before: AuditValue | null; after: AuditValue | null }

/** Columns whose names say too little, or too much of the database. */
const LABELS: Readonly<Record<string, string>> = {
  all_showrooms: 'Sees all showrooms',
  alt: 'Description of the picture',
  auction_sheet_url: 'Auction sheet',
  brochure_url: 'Brochure',
  carrying_cap_kg: 'Carrying capacity',
  columns_key: 'Fingerprint of the columns',
  company_vat: 'VAT of the company',
  company_wht: 'Withholding tax of the company',
  created_at: 'Created',
  created_by: 'Created by',
  deleted_at: 'Moved to the trash',
  dob: 'Date of birth',
  email: 'E-mail',
  engine_size_cc: 'Engine size (cc)',
  engine_size_ltr: 'Engine size in litres',
  file_sha256: 'Fingerprint of the file',
  filesize: 'Size of the file',
  focal_x: 'Focal point, from the left',
  focal_y: 'Focal point, from the top',
  hash: 'Password',
  height_cm: 'Height',
  hex: 'Colour code',
  import_batch: 'Import',
  is_primary: 'Main picture',
  job_id: 'Background job',
  length_cm: 'Length',
  lock_until: 'Locked until',
  m3_cbm: 'Volume',
  mime_type: 'Kind of file',
  office_file_no: 'Office file number',
  published_at: 'First published',
  salt: 'Password',
  show_on_homepage: 'On the home page',
  sku: 'Stock number',
  sort_order: 'Place in the list',
  started_by: 'Begun by',
  unlocode: 'UN/LOCODE',
  updated_at: 'Last changed',
  updated_by: 'Changed by',
  url: 'Address',
  vehicle_type: 'Body type',
  weight_kg: 'Weight',
  gross_weight_kg: 'Gross weight',
  width_cm: 'Width',
  confirmed_at: 'Confirmed',
  decided_by: 'Decided by',
  email_verified_at: 'E-mail address proved',
  ended_at: 'Ended',
  expires_at: 'Runs out',
  last_sign_in_at: 'Last sign-in',
  replied_at: 'Answered',
  requested_at: 'Requested',
  staff_reply: 'Answer of staff',
  is_approved: 'Approved',
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A column in words: 'cost_value' → 'Cost value', 'manufacturer_id' → 'Manufacturer'. */
export function columnLabel(column: string): string {
  const bare = column.replace(/^_+/, '').replace(/_id$/, '')
  const label = Object.hasOwn(LABELS, column)
    ? LABELS[column]
    : Object.hasOwn(LABELS, bare)
      ? LABELS[bare]
      : null
  return (
    label ??
    sentence(
      bare
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll(/[_-]+/g, ' ')
        .toLowerCase(),
    )
  )
}

/** Words that are no plain reading of their code. */
const CODES: Readonly<Record<string, string>> = { VEHICEL_RETURNED: 'Vehicle returned' }

/** A code of a fixed list in words: 'IN_AUCTION' → 'In auction'; short ones such as FOB and RHD stay. */
export function codeWords(code: string): string {
  if (Object.hasOwn(CODES, code)) return CODES[code] ?? code
  if (/^[A-Z]{1,3}$/.test(code) || !/^[A-Za-z][\w-]*$/.test(code)) return code
  return sentence(code.replaceAll(/[_-]+/g, ' ').toLowerCase())
}

const MONEY = new Set(['price', 'old_price', 'cost_value', 'amount', 'fee', 'balance', 'total'])

const UNITS: Readonly<Record<string, string>> = {
  mileage: 'miles',
  engine_size_cc: 'cc',
  length: 'cm',
  width: 'cm',
  height: 'cm',
  length_cm: 'cm',
  width_cm: 'cm',
  height_cm: 'cm',
  m3_cbm: 'm³',
  carrying_cap_kg: 'kg',
  weight_kg: 'kg',
  gross_weight_kg: 'kg',
  markup: '%',
  company_vat: '%',
  company_wht: '%',
  filesize: 'bytes',
}

/** Numbers that count nothing, so that 2015 is not 2,015. */
const PLAIN = new Set(['year', 'sort_order', 'import_batch', 'order'])

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

function numberWords(column: string, value: unknown, currency: string | null): string {
  const number = Number(value)
  if (!Number.isFinite(number) || PLAIN.has(column)) return String(value)
  if (MONEY.has(column)) return currency ? formatMoney(number, currency) : grouped.format(number)
  const unit = UNITS[column]
  return unit ? `${grouped.format(number)} ${unit}` : grouped.format(number)
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
  if (known.kind === 'number') return { text: numberWords(column, value, context.currency) }
  if (known.kind === 'enum' || CODE_COLUMNS.has(column)) return { text: codeWords(String(value)) }
  return { text: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}

type Values = Record<string, unknown>

/** The leaves of a structured value by their path in words. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (value === null || typeof value !== 'object') return value === undefined ? [] : [[path, value]]
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object'))
    return value.length > 0 ? [[path, value.join(', ')]] : []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, `${path} › ${columnLabel(key).toLowerCase()}`),
  )
}

/** How many leaves of one structured value are told apart. */
const MOST_LEAVES = 40

function structuredChanges(
  label: string,
  before: unknown,
  after: unknown,
  context: ValueContext,
): AuditChange[] {
  const [was, is] = [new Map(leavesOf(before, label)), new Map(leavesOf(after, label))]
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

/** Columns that say nothing beside the record's number and the time of the entry. */
const IDLE = new Set(['id', 'updated_at'])

const isStructured = (value: unknown): boolean => typeof value === 'object' && value !== null

function rowChanges(before: Values, after: Values, context: ValueContext): AuditChange[] {
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !IDLE.has(name),
  )
  return columns.flatMap((column) => {
    const [was, is] = [before[column], after[column]]
    const field = columnLabel(column)
    if (isStructured(was) || isStructured(is)) return structuredChanges(field, was, is, context)
    const change = { field, before: valueWords(column, was, context), after: valueWords(column, is, context) }
    return change.before || change.after ? [change] : []
  })
}

/** The database keeps columns in no order that people would look for them in. */
const byField = (changes: readonly AuditChange[]): AuditChange[] =>
  [...changes].sort((a, b) => a.field.localeCompare(b.field, 'en'))

/** What an item of a list says: the name that it links to, or its columns in words. */
function itemWords(item: Values, context: ValueContext): string {
  const told = Object.entries(item).filter(
    ([column]) => column !== 'path' && column !== 'order' && !column.startsWith('_'),
  )
  const words = told.flatMap(([column, value]) => {
    const shown = valueWords(column, value, context)
    return shown ? [{ column, text: shown.text }] : []
  })
  const [only] = words
  if (words.length === 1 && only) return only.text
  return words.map(({ column, text }) => `${columnLabel(column)}: ${text}`).join(', ')
}

function listChanges(
  before: readonly Values[],
  after: readonly Values[],
  context: ValueContext,
): AuditChange[] {
  const pathOf = (item: Values) => (typeof item.path === 'string' ? columnLabel(item.path) : 'Entries')
  const paths = [...new Set([...before, ...after].map(pathOf))]
  const told = (items: readonly Values[], path: string): AuditValue | null => {
    const texts = items.filter((item) => pathOf(item) === path).map((item) => itemWords(item, context))
    return texts.length > 0 ? { text: texts.join(', ') } : null
  }
  return paths.map((path) => ({ field: path, before: told(before, path), after: told(after, path) }))
}

const asList = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
const asRow = (value: unknown): Values => (value && typeof value === 'object' ? (value as Values) : {})

/**
 * The differences of an entry as people read them: names for links, words for codes, money with its currency,
 * numbers with their units. Lists, such as a vehicle's tags, come out as what was taken away and what was put in.
 */
export function auditChanges(before: unknown, after: unknown, context: ValueContext): AuditChange[] {
  return Array.isArray(before) || Array.isArray(after)
    ? listChanges(asList(before), asList(after), context)
    : byField(rowChanges(asRow(before), asRow(after), context))
}

/** Whether the changes of lists are what was taken away and put in, and not what was and is. */
export const isListChange = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) || Array.isArray(after)

/** What the trigger writes as the detail of a change: its columns, without what makes them links. */
const detailOfColumns = (columns: readonly string[]): string =>
  columns.map((column) => column.replace(/_id$/, '').replaceAll('_', ' ')).join(', ')

/** The detail of an entry: where it names the changed columns, by the words for them. */
export function detailWords(detail: string | null, before: unknown, after: unknown): string | null {
  if (detail === null || isListChange(before, after)) return detail && sentenceStart(detail)
  const columns = Object.keys(asRow(before))
  const sorted = (text: string) => text.split(', ').sort().join(', ')
  if (columns.length === 0 || sorted(detailOfColumns(columns)) !== sorted(detail)) return detail
  const told = columns.filter((column) => !IDLE.has(column))
  return told
    .map((column, n) => (n === 0 ? columnLabel(column) : columnLabel(column).toLowerCase()))
    .join(', ')
}

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
