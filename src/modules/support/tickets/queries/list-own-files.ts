import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { ATTACHMENT, type AttachmentRow, FILES_MAX } from './list-attachments'

/** The files that came with tickets themselves, of several at once. */
export const listOwnFiles = (db: Db, ticketIds: readonly number[]): Promise<AttachmentRow[]> =>
  select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.ticket_id = ANY(${sql.param([...ticketIds])}::int[])
      AND a.response_id IS NULL ORDER BY a.id LIMIT ${FILES_MAX}`,
  )
