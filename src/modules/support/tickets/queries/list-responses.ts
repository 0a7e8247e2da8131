import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { supportTickets, ticketAttachments, ticketResponses } from '@/modules/support/tables.gen'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

const r = alias(ticketResponses, 'r')
const a = alias(ticketAttachments, 'a')
const t = alias(supportTickets, 't')

const RESPONSE = {
  id: r.id,
  ticketId: r.ticketId,
  authorId: r.authorId,
  authorName: nullable(text(sql`coalesce(${personName('u')}, r.author_name)`)),
  fromCustomer: r.fromCustomer,
  message: r.message,
  trimmedText: r.trimmedText,
  channel: r.channel,
  sendEmailNotification: r.sendEmailNotification,
  internal: r.internal,
  createdAt: r.createdAt,
}

const ATTACHMENT = {
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

/** A message of the conversation, with its files. */
export type ResponseRow = RowOf<typeof RESPONSE> & { attachments: AttachmentRow[] }

/** Who reads: customers are shown no notes among staff. */
export type ThreadReader = 'staff' | 'customer'

/** So many files belong to a ticket at most. */
const FILES_MAX = 5_000
/** So many messages of a conversation are read at most: the last ones. */
const MESSAGES_MAX = 1_000

const visibleTo = (reader: ThreadReader) => (reader === 'staff' ? sql`true` : sql`NOT r.internal`)

/** All files of a ticket and its responses, the oldest first. */
export const listAttachments = (db: Db, ticketId: number): Promise<AttachmentRow[]> =>
  select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.ticket_id = ${ticketId} ORDER BY a.id LIMIT ${FILES_MAX}`,
  )

const withFiles = (rows: RowOf<typeof RESPONSE>[], files: AttachmentRow[]): ResponseRow[] =>
  rows.map((row) => ({ ...row, attachments: files.filter(({ responseId }) => responseId === row.id) }))

/** The conversation about a ticket, the oldest message first, as its reader may see it. */
export async function listResponses(db: Db, ticketId: number, reader: ThreadReader): Promise<ResponseRow[]> {
  const rows = await select(
    db,
    RESPONSE,
    sql`FROM ticket_responses r LEFT JOIN users u ON u.id = r.author_id
      WHERE r.ticket_id = ${ticketId} AND ${visibleTo(reader)} ORDER BY r.created_at DESC, r.id DESC LIMIT ${MESSAGES_MAX}`,
  )
  return withFiles(rows.reverse(), await listAttachments(db, ticketId))
}

/** One message; who may see it is up to the caller. */
export async function getResponse(db: Db, id: number): Promise<ResponseRow | null> {
  const rows = await select(
    db,
    RESPONSE,
    sql`FROM ticket_responses r LEFT JOIN users u ON u.id = r.author_id WHERE r.id = ${id}`,
  )
  const files = await select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.response_id = ${id} ORDER BY a.id`,
  )
  return withFiles(rows, files)[0] ?? null
}

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
