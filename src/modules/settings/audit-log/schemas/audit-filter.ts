import { ACTOR_KINDS, type ActorKind } from '@/kernel/audit-words'
import { isDay } from '@/kernel/days'
import { isTimezone } from '@/modules/settings/places/rules/is-timezone'

/** Rows of the log on one page of the screen. */
export const AUDIT_PAGE_ROWS = 10

/** The audit log's query; null and '' mean no such filter. */
export type AuditFilter = {
  /** An account, or a kind of actor. */
  user: number | ActorKind | null
  action: string
  area: string
  /** Days in `timezone`, inclusive. */
  from: string
  to: string
  timezone: string
  /** One record, as its table and id: 'vehicles.12'. */
  record: string
  /** Searched in names, details, addresses and request ids, ignoring case. */
  text: string
  /** Rows older than this one, or newer: ids. */
  before: string
  after: string
}

/** The content of the screen's, or the export's, URL. */
export type AuditParams = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined): string => {
  const text = ((Array.isArray(value) ? value[0] : value) ?? '').replaceAll('\0', '').trim()
  return text === 'all' ? '' : text
}
const isKind = (text: string): text is ActorKind => Object.hasOwn(ACTOR_KINDS, text)
const recordOf = (text: string): string => (/^[a-z_]{1,63}\.\d{1,18}$/.test(text) ? text : '')
const rowId = (text: string): string => (/^\d{1,18}$/.test(text) ? text : '')

function readUser(text: string): AuditFilter['user'] {
  if (isKind(text)) return text
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Reads the filters from a URL. Invalid parts are ignored. */
export function readAuditFilter(params: AuditParams): AuditFilter {
  const day = (name: string) => (isDay(one(params[name])) ? one(params[name]) : '')
  const timezone = one(params.tz)
  return {
    user: readUser(one(params.user)),
    action: one(params.action).slice(0, 40),
    area: one(params.area).slice(0, 100),
    from: day('from'),
    to: day('to'),
    timezone: isTimezone(timezone) ? timezone : 'UTC',
    record: recordOf(one(params.record)),
    text: one(params.q).slice(0, 100).toWellFormed(),
    before: rowId(one(params.before)),
    after: rowId(one(params.after)),
  }
}

/** Whether the first day is after the last: no row can match, and the screen shows why. */
export const isInverted = ({ from, to }: AuditFilter): boolean => from !== '' && to !== '' && from > to

/** Whether there is any filter besides the position in the list. */
export const isAuditFiltered = ({ user, action, area, from, record, to, text }: AuditFilter): boolean =>
  user !== null || [action, area, from, record, to, text].some((value) => value !== '')

/** The history of one record, as a link. */
export const recordHistoryHref = (table: string, id: number): string =>
  `/admin/settings/audit-log?record=${table}.${id}`

/** The filters as a URL, with some of them changed. */
export function auditHref(filter: AuditFilter, change: Partial<AuditFilter> = {}): string {
  const { user, action, area, from, to, timezone, record, text, before, after } = { ...filter, ...change }
  const named = {
    user: user ?? '',
    action,
    area,
    from,
    to,
    tz: timezone === 'UTC' ? '' : timezone,
    record,
    q: text,
    before,
    after,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(named)) if (value !== '') query.set(name, String(value))
  return `?${query}`
}
