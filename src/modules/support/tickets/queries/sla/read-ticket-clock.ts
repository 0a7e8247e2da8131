import { readDepartmentCalendars } from '@/modules/support/departments/queries/read-department-calendars'
import type { Reader } from '@/server/rows/select'
import { isBreached } from '../../rules/sla/due-times'
import { type ClockRow, explainDue } from '../../rules/sla/explain-due'
import { PROMISE_LABELS, PROMISES, statusOf } from '../../rules/sla/ticket-facts'
import { readTicketFacts } from './read-ticket-facts'

const MINUTE_MS = 60_000

const shown = (row: ClockRow) => ({
  kind: row.kind,
  at: row.at.toISOString(),
  until: 'until' in row ? (row.until?.toISOString() ?? null) : null,
  minutes: 'ms' in row ? Math.round((row.ms / MINUTE_MS) * 100) / 100 : null,
  openings: row.kind === 'more' ? row.openings : null,
  status: row.kind === 'pause' ? row.status : null,
  day: row.kind === 'holiday' ? row.day : null,
  name: row.kind === 'holiday' ? row.name : null,
})

/** Why the promises about a ticket are due when they are; null if there is no such ticket. */
export async function readTicketClock(on: Reader, ticketId: number, now = new Date()) {
  const stored = (await readTicketFacts(on, [ticketId])).get(ticketId)
  if (!stored) return null
  const { departmentId, facts } = stored
  const terms = (await readDepartmentCalendars(on, departmentId === null ? [] : [departmentId])).get(
    departmentId ?? 0,
  )
  const promises = PROMISES.map((promised) => {
    const options = { holidays: terms?.holidays ?? [], now }
    const explained = explainDue(promised, facts, terms ?? null, options)
    return {
      promise: promised,
      label: PROMISE_LABELS[promised],
      targetMinutes: explained.target,
      leftMinutes: explained.left === null ? null : Math.round(explained.left * 100) / 100,
      isAsked: explained.isAsked,
      dueAt: explained.dueAt?.toISOString() ?? null,
      metAt: explained.metAt?.toISOString() ?? null,
      isBreached: isBreached(explained, now),
      rows: explained.rows.map(shown),
    }
  })
  return {
    department: terms ? { id: terms.id, title: terms.title } : null,
    timeZone: terms?.calendar.timeZone ?? null,
    priority: facts.priority,
    status: statusOf(facts),
    promises,
  }
}

export type TicketClock = NonNullable<Awaited<ReturnType<typeof readTicketClock>>>
