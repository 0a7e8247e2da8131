import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { supportTickets, ticketAttachments, ticketResponses } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const r = alias(ticketResponses, 'r')
const a = alias(ticketAttachments, 'a')
const t = alias(supportTickets, 't')

/** So many files belong to a ticket at most. */
const FILES_MAX = 5_000

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

/** The files that came with tickets themselves, of several at once. */
export const listOwnFiles = (db: Db, ticketIds: readonly number[]): Promise<AttachmentRow[]> =>
  select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.ticket_id = ANY(${sql.param([...ticketIds])}::int[])
      AND a.response_id IS NULL ORDER BY a.id LIMIT ${FILES_MAX}`,
  )

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
