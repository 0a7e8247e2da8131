import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { uploads } from '../queries/tables'

const SENT = {
  id: uploads.id,
  path: uploads.path,
  name: uploads.name,
  contentType: uploads.contentType,
  mediaId: uploads.mediaId,
  kind: uploads.kind,
}

/** An upload, as in its table. */
export type SentFile = RowOf<typeof SENT>

/**
 * Locks an upload's row until the end of the transaction. Only its owner's: knowing a path is not a
 * permission.
 *
 * @throws AppError 404
 */
export async function lockSentFile(db: Db, path: string, owner: number, what: string): Promise<SentFile> {
  const [sent] = await select(
    db,
    SENT,
    sql`FROM uploads WHERE path = ${path} AND created_by = ${owner} FOR UPDATE`,
  )
  if (!sent) throw notFound(`${what} not found`)
  return sent
}
