import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { parseWhole } from '@/kernel/numbers'
import { isPersonAt, isPersonNamed } from '@/modules/sales/search/queries/match-people-by-words'
import { hasWords } from '@/modules/sales/search/queries/match-words'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { all, contains, equals } from '@/server/sql'
import { idInTicketNumber } from '../rules/ticket-number'
import type { TicketsFilter } from '../schemas/tickets-query'

const isOneOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values && sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Who reads: for the filter by oneself, and for days, which are those of the company. */
export type ListReader = { userId: number; timezone: string }

/** In the words of the index `support_tickets_stranger_idx`, of people without an account. */
const STRANGER = sql.raw(
  `person_norm(coalesce(t.customer_name, '') || ' ' || coalesce(t.customer_email, ''))`,
)

/** Tickets of people without an account, by what they gave. */
const isOfStranger = (column: SQL, given: string): SQL =>
  sql`(t.customer_id IS NULL AND ${hasWords(STRANGER, given)} AND ${contains(column, given)})`

const isNamed = async (db: Db, name: string | undefined): Promise<SQL | undefined> =>
  name === undefined
    ? undefined
    : sql`(${await isPersonNamed(db, sql`t.customer_id`, name)} OR ${isOfStranger(sql`t.customer_name`, name)})`

const hasEmail = async (db: Db, email: string | undefined): Promise<SQL | undefined> =>
  email === undefined
    ? undefined
    : sql`(${await isPersonAt(db, sql`t.customer_id`, email)} OR ${isOfStranger(sql`t.customer_email`, email)})`

function isHandledBy(handler: TicketsFilter['assignedHandlerId'], { userId }: ListReader): SQL | undefined {
  if (handler === undefined) return undefined
  if (handler === 'none') return sql`t.handler_id IS NULL`
  return sql`t.handler_id = ${handler === 'me' ? userId : handler}`
}

/** By id where a number is given, otherwise by name. */
function isAtShowroom(given: string | undefined): SQL | undefined {
  if (given === undefined) return undefined
  const id = parseWhole(given)
  return sql`t.showroom_id = ANY(ARRAY(SELECT s.id FROM showroom_offices s
    WHERE ${contains(sql`s.showroom_name`, given)}${id === null ? sql`` : sql` OR s.id = ${id}`}))`
}

function hasNumber(given: string | undefined): SQL | undefined {
  if (given === undefined) return undefined
  const id = idInTicketNumber(given)
  return id === null ? contains(sql`t.ticket_number`, given) : sql`t.id = ${id}`
}

/** Created between two days with their end, or between two moments as they are. */
function createdOn({ dateFrom: from, dateTo: to }: TicketsFilter, { timezone }: ListReader): SQL[] {
  const isDay = (given: string) => given.length === 10
  const start = from && (isDay(from) ? startOfDay(from, timezone).toISOString() : from)
  const end = to && (isDay(to) ? startOfDay(to, timezone, 1).toISOString() : to)
  return [
    ...(start ? [sql`t.created_at >= ${start}::timestamptz`] : []),
    ...(end && to
      ? [isDay(to) ? sql`t.created_at < ${end}::timestamptz` : sql`t.created_at <= ${end}::timestamptz`]
      : []),
  ]
}

/** While the clock of a ticket `t` runs, as literals for the sake of its index. */
export const CLOCK_RUNS = sql.raw(`t.status IN ('OPEN', 'IN_PROGRESS')`)

function isDue(due: TicketsFilter['due'], { timezone }: ListReader, now: Date): SQL | undefined {
  if (due === undefined) return undefined
  if (due === 'breached') return sql`(${CLOCK_RUNS} AND t.due_at <= ${now.toISOString()}::timestamptz)`
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now)
  const end = startOfDay(today, timezone, 1).toISOString()
  return sql`(${CLOCK_RUNS} AND t.due_at >= ${now.toISOString()}::timestamptz AND t.due_at < ${end}::timestamptz)`
}

const isPresent = (column: SQL, is: boolean | undefined): SQL | undefined =>
  is === undefined ? undefined : is ? sql`${column} IS NOT NULL` : sql`${column} IS NULL`

/** The condition of a filter without its words, on the own columns of tickets `t`: no table is joined. */
export const filterTickets = async (
  db: Db,
  filter: TicketsFilter,
  reader: ListReader,
  now: Date,
): Promise<SQL> =>
  all([
    hasNumber(filter.ticketNumber),
    equals(sql`t.department_id`, filter.departmentId),
    isOneOf(sql`t.status`, filter.status),
    isOneOf(sql`t.priority`, filter.priority),
    isOneOf(sql`t.type`, filter.ticketType),
    filter.departmentTag !== undefined &&
      sql`t.department_id = ANY(ARRAY(SELECT d.id FROM support_departments d
        WHERE lower(d.slug) = lower(${filter.departmentTag})))`,
    await isNamed(db, filter.customerName),
    await hasEmail(db, filter.customerEmail),
    equals(sql`t.customer_id`, filter.customerId),
    isAtShowroom(filter.showroomLocation),
    isHandledBy(filter.assignedHandlerId, reader),
    ...createdOn(filter, reader),
    isDue(filter.due, reader, now),
    isPresent(sql`t.first_responded_at`, filter.answered),
    isPresent(sql`t.rating`, filter.rated),
    isPresent(sql`t.merged_into_id`, filter.merged),
    equals(sql`t.rating`, filter.rating),
  ])
