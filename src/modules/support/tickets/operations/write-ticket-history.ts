import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { HistoryKind } from '../rules/ticket-history'
import type { Writer } from '../rules/ticket-input-types'

/** Who did it. */
export type HistoryActor = { kind: 'staff' | 'customer' | 'clock'; userId: number | null }

/** Who a writer is in the history: whoever wrote an e-mail is a customer. */
export const historyActor = (by: Writer): HistoryActor => ({
  kind: by.kind === 'staff' ? 'staff' : 'customer',
  userId: by.userId,
})

/** A line of a ticket's history; people, departments and other tickets by their ids. */
export type NewHistoryLine = {
  ticketId: number
  kind: HistoryKind
  from: string | number | null
  to: string | number | null
  by: HistoryActor
  reason: string | null
  /** ISO in UTC. */
  at: string
}

/** Adds a line to a ticket's history, in the caller's transaction. */
export async function writeTicketHistory(db: Db, line: NewHistoryLine): Promise<void> {
  const { at, by, from, kind, reason, ticketId, to } = line
  await db.execute(sql`
    INSERT INTO ticket_history (ticket_id, kind, from_value, to_value, actor_id, actor_kind, reason, at)
    VALUES (${ticketId}, ${kind}, ${from === null ? null : String(from)}, ${to === null ? null : String(to)},
      ${by.userId}, ${by.kind}, ${reason}, ${at})`)
}
