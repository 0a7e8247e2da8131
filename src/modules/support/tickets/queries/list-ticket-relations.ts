import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, oneOf, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { RELATIONS } from '../rules/relations/related-tickets'

const x = alias(supportTickets, 'x')

const RELATED = {
  relation: oneOf(RELATIONS, sql`k.relation`),
  id: x.id,
  ticketNumber: filled(x.ticketNumber),
  subject: x.subject,
  status: x.status,
  customerId: x.customerId,
  showroomId: x.showroomId,
}

/** Another ticket that belongs to one, and whose it is. */
export type RelatedTicket = RowOf<typeof RELATED>

const MOST = 200

/** The other tickets that belong to one; which of them somebody may see is up to the caller. */
export const listTicketRelations = (db: Db, id: number): Promise<RelatedTicket[]> =>
  select(
    db,
    RELATED,
    sql`FROM (
        SELECT 'linked' AS relation, l.other_id AS id FROM ticket_links l WHERE l.ticket_id = ${id}
        UNION ALL SELECT 'linked', l.ticket_id FROM ticket_links l WHERE l.other_id = ${id}
        UNION ALL SELECT 'merged', m.id FROM support_tickets m WHERE m.merged_into_id = ${id}
        UNION ALL SELECT 'mergedInto', m.merged_into_id FROM support_tickets m WHERE m.id = ${id}
        UNION ALL SELECT 'followedBy', m.id FROM support_tickets m WHERE m.follows_id = ${id}
        UNION ALL SELECT 'follows', m.follows_id FROM support_tickets m WHERE m.id = ${id}
      ) k JOIN support_tickets x ON x.id = k.id ORDER BY x.id LIMIT ${MOST}`,
  )
