/** Every action in the log, with the word that people read. */
export const AUDIT_ACTIONS = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  import: 'Imported',
  'undo-import': 'Import undone',
  bulk: 'Bulk change',
  export: 'Exported',
  show: 'Revealed',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  retry: 'Job retried',
  cancel: 'Job cancelled',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The word for a stored action; an action unknown to this version is shown as it is. */
export const actionWord = (action: string): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action

/** Who may be behind a row that has no account. */
export const ACTOR_KINDS = {
  staff: 'Staff',
  customer: 'Customers',
  guest: 'Guests',
  job: 'Background jobs',
  system: 'The system',
  database: 'The database',
} as const
export type ActorKind = keyof typeof ACTOR_KINDS

type Told = {
  action: string
  recordLabel: string | null
  recordId: string | null
  detail: string | null
  hasChanges: boolean
}

/** What happened, in one line without who and when: 'price, status of 2015 Toyota Aqua'. */
export function auditSentence({ recordLabel, recordId, detail, hasChanges }: Told): string {
  const record = recordLabel || (recordId ? `no. ${recordId}` : '')
  if (!detail) return record
  if (!record) return detail
  return hasChanges ? `${detail} of ${record}` : `${record}: ${detail}`
}

/** Columns visible only to those who enter them. */
const COST_COLUMNS = ['cost_value', 'markup']

const HIDDEN = 'hidden'

/** A row's values as this viewer may see them. */
export function visibleValues(values: unknown, seesCost: boolean): unknown {
  if (seesCost || values === null || typeof values !== 'object' || Array.isArray(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      COST_COLUMNS.includes(key) && value !== null ? HIDDEN : value,
    ]),
  )
}

/**
 * How a column's numbers are formatted: as money, with a unit, or unformatted; the year 2015 is not 2,015.
 */
export type NumberKind = 'money' | 'plain' | { unit: string }

/** Display names of columns and formats of their numbers, where the column's own name is not enough. */
export type ColumnWords = {
  labels: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, NumberKind>>
}
