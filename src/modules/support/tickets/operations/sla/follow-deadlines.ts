import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { nextOpening } from '@/kernel/time/business-time'
import {
  type DepartmentTerms,
  readDepartmentCalendars,
} from '@/modules/support/departments/queries/read-department-calendars'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { type Given, type NoticeKind, noticesDue } from '../../rules/sla/deadlines'
import { type DueDeadline, lockDueDeadlines, type Notice } from './lock-due-deadlines'
import { notifyDeadlines } from './notify-deadlines'
import { readGivenNotices } from './read-given-notices'

/** Tickets in one transaction. */
const BATCH = 200

/**
 * Notifies staff of promises that are about to be broken, are broken, or stay so: each once, while the department is at
 * work, urgent ones at any time. Any number of workers may do so at once.
 *
 * @returns how many notices were given
 */
export async function followDeadlines(payload: Payload, now: Date, signal?: AbortSignal): Promise<number> {
  for (let given = 0; ; ) {
    if (signal?.aborted) return given
    const done = await inTransaction({ payload }, (req, db) => followBatch(req, db, now))
    given += done.given
    if (done.rows === 0) return given
  }
}

type Decision = { deadline: DueDeadline; kinds: NoticeKind[]; nextAt: Date | null }

/** What is to be done about a deadline now: nothing before its department works again. */
function decide(
  deadline: DueDeadline,
  terms: DepartmentTerms | undefined,
  given: Given[],
  now: Date,
): Decision {
  const opens = deadline.priority === 'URGENT' || !terms ? now : nextOpening(terms.calendar, now)
  if (opens === null || opens > now) return { deadline, kinds: [], nextAt: opens }
  const { dueAt, escalateAt, promised, warnAt } = deadline
  const moments = {
    promised,
    warnAt: warnAt === null ? null : new Date(warnAt),
    dueAt: new Date(dueAt),
    escalateAt: escalateAt === null ? null : new Date(escalateAt),
  }
  return { deadline, ...noticesDue(moments, given, now) }
}

async function followBatch(req: PayloadRequest, db: Db, now: Date): Promise<{ rows: number; given: number }> {
  const deadlines = await lockDueDeadlines(db, now, BATCH)
  if (deadlines.length === 0) return { rows: 0, given: 0 }
  const departments = [...new Set(deadlines.map(({ departmentId }) => departmentId))]
  const terms = await readDepartmentCalendars(db, departments)
  const givenAbout = await readGivenNotices(
    db,
    deadlines.map(({ ticketId }) => ticketId),
  )
  const decisions = deadlines.map((one) =>
    decide(one, terms.get(one.departmentId), givenAbout(one.ticketId, one.promised), now),
  )
  const notices = decisions.flatMap(({ deadline, kinds }) =>
    kinds.map((kind) => ({
      ...deadline,
      kind,
      timeZone: terms.get(deadline.departmentId)?.calendar.timeZone ?? 'UTC',
    })),
  )
  await writeNotices(db, notices, now)
  await writeNext(db, decisions)
  await notifyDeadlines(req, db, notices, now)
  return { rows: deadlines.length, given: notices.length }
}

async function writeNotices(db: Db, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const texts = (of: (notice: Notice) => string) => sql`${sql.param(notices.map(of))}`
  await db.execute(sql`
    INSERT INTO ticket_notices (ticket_id, kind, promise, due_at, at)
    SELECT v.*, ${now.toISOString()}::timestamptz FROM unnest(${ids(notices.map(({ ticketId }) => ticketId))},
      ${texts(({ kind }) => kind)}::text[], ${texts(({ promised }) => promised)}::text[],
      ${texts(({ dueAt }) => dueAt)}::timestamptz[]) v (ticket_id, kind, promise, due_at)`)
}

async function writeNext(db: Db, decisions: readonly Decision[]): Promise<void> {
  await db.execute(sql`
    UPDATE ticket_deadlines d SET next_at = v.next_at
    FROM unnest(${ids(decisions.map(({ deadline }) => deadline.ticketId))},
      ${sql.param(decisions.map(({ deadline }) => deadline.promised))}::text[],
      ${sql.param(decisions.map(({ nextAt }) => nextAt?.toISOString() ?? null))}::timestamptz[])
      v (ticket_id, promise, next_at)
    WHERE d.ticket_id = v.ticket_id AND d.promise = v.promise`)
}
