import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { supportTickets, ticketResponses } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ATTACHMENT } from './list-attachments'

const r = alias(ticketResponses, 'r')

const t = alias(supportTickets, 't')

const FILE = {
  ...ATTACHMENT,
  customerId: t.customerId,
  showroomId: t.showroomId,
  isInternal: nullable(r.internal),
}

/** A file with whose ticket it belongs to; null if there is none. */
export async function getAttachment(db: Db, id: number): Promise<RowOf<typeof FILE> | null> {
  const [row] = await select(
    db,
    FILE,
    sql`FROM ticket_attachments a JOIN support_tickets t ON t.id = a.ticket_id
      LEFT JOIN ticket_responses r ON r.id = a.response_id WHERE a.id = ${id}`,
  )
  return row ?? null
}
