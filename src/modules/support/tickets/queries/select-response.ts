import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { ticketResponses } from '@/modules/support/tables.gen'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import type { AttachmentRow } from './list-attachments'

const r = alias(ticketResponses, 'r')

export const RESPONSE = {
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

export const RESPONSE_SOURCE = sql`ticket_responses r LEFT JOIN users u ON u.id = r.author_id`

/** A message of the conversation, with its files. */
export type ResponseRow = RowOf<typeof RESPONSE> & { attachments: AttachmentRow[] }

export const withFiles = (rows: RowOf<typeof RESPONSE>[], files: AttachmentRow[]): ResponseRow[] =>
  rows.map((row) => ({ ...row, attachments: files.filter(({ responseId }) => responseId === row.id) }))
