import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { ATTACHMENT } from './list-attachments'
import { RESPONSE, RESPONSE_SOURCE, type ResponseRow, withFiles } from './select-response'

/** One message; who may see it is up to the caller. */
export async function getResponse(db: Db, id: number): Promise<ResponseRow | null> {
  const rows = await select(db, RESPONSE, sql`FROM ${RESPONSE_SOURCE} WHERE r.id = ${id}`)
  const files = await select(
    db,
    ATTACHMENT,
    sql`FROM ticket_attachments a WHERE a.response_id = ${id} ORDER BY a.id`,
  )
  return withFiles(rows, files)[0] ?? null
}
