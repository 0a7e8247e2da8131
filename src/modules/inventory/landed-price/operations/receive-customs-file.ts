import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { readSheets } from '@/server/sheets/read-sheets'
import { inTransaction } from '@/server/transaction'
import { getCustomsList } from '../queries/get-customs-list'
import { lockCustomsDraft } from './lock-customs-draft'

/** Nobody reads this many lists; a loop in a script might. */
const UPLOADS: Limit = { name: 'customs-upload', points: 60, duration: 3600 }

type SentFile = { name: string; bytes: ReadableStream<Uint8Array> | null }

/**
 * Receives a file with the lines of a draft, and stores its cells until they are imported. An earlier file is
 * replaced.
 *
 * @throws AppError 400 if it is no table or beyond the limits, 404, 409, 413, 429
 */
export async function receiveCustomsFile(req: PayloadRequest, id: number, sent: SentFile): Promise<void> {
  await countTry(req.payload, UPLOADS, String(req.user?.id))
  await getCustomsList(await dbOf(req), id)
  if (!sent.bytes) throw badRequest('Send the file itself as the body of the request.')
  const sheets = await readSheets(await buffer(sent.bytes), sent.name)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    await lockCustomsDraft(db, id)
    await db.execute(sql`
      INSERT INTO customs_files (list_id, name, sheets, uploaded_by)
      VALUES (${id}, ${sent.name}, ${JSON.stringify(sheets)}::jsonb, ${req.user?.id ?? null})
      ON CONFLICT (list_id) DO UPDATE SET name = excluded.name, sheets = excluded.sheets,
        uploaded_by = excluded.uploaded_by, uploaded_at = now()`)
  })
}
