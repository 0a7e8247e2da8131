import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { listAttachments } from './list-attachments'
import { RESPONSE, RESPONSE_SOURCE, type ResponseRow, withFiles } from './select-response'

/** Who reads: customers are shown no notes among staff. */
export type ThreadReader = 'staff' | 'customer'

/** So many messages of a conversation are read at most: the last ones. */
const MESSAGES_MAX = 1_000

const visibleTo = (reader: ThreadReader) => (reader === 'staff' ? sql`true` : sql`NOT r.internal`)

/** The conversation about a ticket, the oldest message first, as its reader may see it. */
export async function listResponses(db: Db, ticketId: number, reader: ThreadReader): Promise<ResponseRow[]> {
  const rows = await select(
    db,
    RESPONSE,
    sql`FROM ${RESPONSE_SOURCE}
      WHERE r.ticket_id = ${ticketId} AND ${visibleTo(reader)} ORDER BY r.created_at DESC, r.id DESC LIMIT ${MESSAGES_MAX}`,
  )
  return withFiles(rows.reverse(), await listAttachments(db, ticketId))
}
