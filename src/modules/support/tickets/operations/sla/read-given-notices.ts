import { sql } from '@payloadcms/db-postgres'
import { PROMISES } from '@/modules/support/departments/rules/department-calendar-and-promises'
import type { Db } from '@/server/db-of'
import { isoMoment, number, oneOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { type Given, NOTICE_KINDS } from '../../rules/sla/deadlines'
import type { DueDeadline } from './lock-due-deadlines'

const GIVEN = {
  ticketId: number(sql`n.ticket_id`),
  promised: oneOf(PROMISES, sql`n.promise`),
  kind: oneOf(NOTICE_KINDS, sql`n.kind`),
  at: isoMoment(sql`n.at`),
}

/** The notices that were given about tickets, by ticket and promise. */
export async function readGivenNotices(
  db: Db,
  tickets: readonly number[],
): Promise<(ticketId: number, promised: DueDeadline['promised']) => Given[]> {
  const rows = await select(db, GIVEN, sql`FROM ticket_notices n WHERE n.ticket_id = ANY(${ids(tickets)})`)
  const byPromise = Map.groupBy(rows, ({ promised, ticketId }) => `${ticketId}:${promised}`)
  return (ticketId, promised) =>
    (byPromise.get(`${ticketId}:${promised}`) ?? []).map(({ at, kind }) => ({ kind, at: new Date(at) }))
}
