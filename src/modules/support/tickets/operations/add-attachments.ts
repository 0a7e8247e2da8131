import { sql } from '@payloadcms/db-postgres'
import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { count } from '@/server/rows/select'
import type { NewAttachment } from '../rules/ticket-input-types'
import { ATTACHMENTS_MAX } from '../rules/ticket-limits'

/** Where files belong: to a ticket itself, or to one of its responses. */
export type AttachedTo = { ticketId: number; responseId: number | null }

const ID = { id: number(sql`id`) }

/**
 * Attaches files that are in the storage already.
 *
 * @returns their ids
 * @throws AppError 409 for more than a ticket or a response can have
 */
export async function addAttachments(
  db: Db,
  { responseId, ticketId }: AttachedTo,
  files: readonly NewAttachment[],
  userId: number | null,
): Promise<number[]> {
  if (files.length === 0) return []
  const known = await count(
    db,
    sql`FROM ticket_attachments WHERE ticket_id = ${ticketId} AND response_id IS NOT DISTINCT FROM ${responseId}::int`,
  )
  if (known + files.length > ATTACHMENTS_MAX)
    throw conflict(`At most ${ATTACHMENTS_MAX} files can be attached here.`)
  const made: number[] = []
  for (const { mimeType, name, path, size } of files) {
    const rows = await returning(
      db,
      ID,
      sql`INSERT INTO ticket_attachments (ticket_id, response_id, file_name, file_path, file_size, mime_type, created_by_id)
        VALUES (${ticketId}, ${responseId}, ${name}, ${path}, ${size}, ${mimeType}, ${userId})`,
    )
    made.push(...rows.map(({ id }) => id))
  }
  return made
}
