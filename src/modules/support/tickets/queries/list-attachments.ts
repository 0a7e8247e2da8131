import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { ticketAttachments } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const a = alias(ticketAttachments, 'a')

/** So many files belong to a ticket at most. */
export const FILES_MAX = 5_000

/** A row `a` of the attachments. */
export const ATTACHMENT = {
  id: a.id,
  ticketId: a.ticketId,
  responseId: a.responseId,
  fileName: a.fileName,
  filePath: a.filePath,
  fileSize: a.fileSize,
  mimeType: a.mimeType,
  createdById: a.createdById,
  createdAt: a.createdAt,
}

/** A file of a ticket or a response; the path is that of the storage. */
export type AttachmentRow = RowOf<typeof ATTACHMENT>

/** All files of a ticket and its responses, the oldest first. */
export const listAttachments = (db: Db, ticketId: number): Promise<AttachmentRow[]> =>
  select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.ticket_id = ${ticketId} ORDER BY a.id LIMIT ${FILES_MAX}`,
  )
