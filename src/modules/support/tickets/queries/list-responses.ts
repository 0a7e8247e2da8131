import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { ticketResponses } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ATTACHMENT, type AttachmentRow, listAttachments } from './list-attachments'

const r = alias(ticketResponses, 'r')

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

/** A message of the conversation, with its files. */
export type ResponseRow = RowOf<typeof RESPONSE> & { attachments: AttachmentRow[] }

/** Who reads: customers are shown no notes among staff. */
export type ThreadReader = 'staff' | 'customer'

/** So many messages of a conversation are read at most: the last ones. */
const MESSAGES_MAX = 1_000

const visibleTo = (reader: ThreadReader) => (reader === 'staff' ? sql`true` : sql`NOT r.internal`)

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
