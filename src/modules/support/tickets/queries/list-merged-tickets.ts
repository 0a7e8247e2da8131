import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const x = alias(supportTickets, 'x')

const MERGED = { id: x.id, ticketNumber: filled(x.ticketNumber), subject: x.subject, createdAt: x.createdAt }

const MOST = 200

/** The tickets whose messages are now in one, also through others. */
export const listMergedTickets = (db: Db, id: number): Promise<RowOf<typeof MERGED>[]> =>
  select(
    db,
    MERGED,
    sql`FROM (
        WITH RECURSIVE parts AS (
          SELECT m.id FROM support_tickets m WHERE m.merged_into_id = ${id}
          UNION SELECT m.id FROM support_tickets m JOIN parts ON m.merged_into_id = parts.id
        ) SELECT parts.id FROM parts
      ) k JOIN support_tickets x ON x.id = k.id ORDER BY x.id LIMIT ${MOST}`,
  )
