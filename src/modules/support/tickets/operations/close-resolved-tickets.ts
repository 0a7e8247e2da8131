import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { SELF_CLOSING_DAYS } from '../rules/ticket-limits'
import { lockTicket } from './lock-ticket'
import { takeTicketStep } from './take-ticket-step'

/** Tickets closed in one run; the others follow in the next. */
const MOST = 200

const DAY_MS = 86_400_000

/**
 * Closes tickets that were resolved a week ago, each in a transaction of its own. Any number of workers may do so at once.
 *
 * @returns how many
 */
export async function closeResolvedTickets(
  payload: Payload,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - SELF_CLOSING_DAYS * DAY_MS).toISOString()
  const due = await selectValues(
    payload,
    number(sql`id`),
    sql`FROM support_tickets WHERE status = 'RESOLVED' AND resolved_at <= ${before} ORDER BY resolved_at LIMIT ${MOST}`,
  )
  let closed = 0
  for (const id of due) {
    if (signal?.aborted) break
    if (await closeOne(payload, id, now, before)) closed += 1
  }
  return closed
}

const closeOne = (payload: Payload, id: number, now: Date, before: string): Promise<boolean> =>
  inTransaction({ payload }, async (req, db) => {
    const ticket = await lockTicket(db, id, 'any')
    // Another worker may have closed it, or the customer has written meanwhile.
    if (ticket.status !== 'RESOLVED' || ticket.resolvedAt === null || ticket.resolvedAt > before) return false
    const by = { kind: 'clock', userId: null } as const
    await takeTicketStep(req, db, ticket, 'closeByItself', { by, reason: null, now })
    return true
  })
