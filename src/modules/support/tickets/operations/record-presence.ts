import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** Whoever was here within so many seconds still is: screens report every ten. */
const HERE_SECONDS = 25
const TYPING_SECONDS = 12

const OTHER = {
  id: alias(users, 'u').id,
  name: text(personName('u')),
  isTyping: flag(sql`coalesce(p.typed_at > now() - make_interval(secs => ${TYPING_SECONDS}), false)`),
}

/** Somebody else who is looking at a ticket. */
export type PresentPerson = { id: number; name: string; isTyping: boolean }

/** Records that somebody is looking at a ticket, or typing an answer. @returns who else is */
export async function recordPresence(
  db: Db,
  ticketId: number,
  userId: number,
  isTyping: boolean,
): Promise<PresentPerson[]> {
  const typedAt = isTyping ? sql`now()` : sql`NULL`
  await db.execute(sql`
    INSERT INTO ticket_presence (ticket_id, user_id, seen_at, typed_at) VALUES (${ticketId}, ${userId}, now(), ${typedAt})
    ON CONFLICT (ticket_id, user_id) DO UPDATE SET seen_at = excluded.seen_at, typed_at = excluded.typed_at`)
  await db.execute(
    sql`DELETE FROM ticket_presence WHERE ticket_id = ${ticketId} AND seen_at < now() - interval '1 hour'`,
  )
  return select(
    db,
    OTHER,
    sql`FROM ticket_presence p JOIN users u ON u.id = p.user_id
      WHERE p.ticket_id = ${ticketId} AND p.user_id <> ${userId}
        AND p.seen_at > now() - make_interval(secs => ${HERE_SECONDS}) ORDER BY u.id`,
  )
}
