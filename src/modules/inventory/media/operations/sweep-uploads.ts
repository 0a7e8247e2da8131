import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { usesOf } from '@/server/database/record-uses'
import type { Db } from '@/server/db-of'
import { logger } from '@/server/logger'
import type { RowOf } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { uploads } from '../queries/tables'
import { ORPHAN_HOURS } from '../rules/upload-folders'
import { clearSentFile } from './remove-sent-file'

const u = alias(uploads, 'u')
const ORPHAN = { id: u.id, path: u.path, mediaId: u.mediaId, isCleared: u.isCleared }
type Orphan = RowOf<typeof ORPHAN>

/** Whether no record refers to upload `u`. */
const unused = (): SQL =>
  sql.join(
    [
      ...usesOf('media').map(
        ({ column, table }) =>
          sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} r WHERE r.${sql.identifier(column)} = u.media_id)`,
      ),
      ...usesOf('uploads').map(
        ({ column, table }) =>
          sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} r WHERE r.${sql.identifier(column)} = '/files/' || u.id)`,
      ),
      sql`NOT EXISTS (SELECT FROM vehicles v WHERE v.id = u.vehicle_id
        AND '/files/' || u.id IN (v.auction_sheet_url, v.brochure_url))`,
    ],
    sql` AND `,
  )

/** How many are checked in one batch. */
const BATCH = 200

/** Uploads older than that which no record refers to, or which still exist after becoming a picture. */
const orphans = (after: string) => sql`
  FROM uploads u
  WHERE u.path > ${after} AND u.created_at < now() - make_interval(hours => ${ORPHAN_HOURS}::int) AND ${unused()}
  ORDER BY u.path LIMIT ${BATCH}`

const leftovers = sql`
  FROM uploads
  WHERE NOT is_cleared AND media_id IS NOT NULL AND created_at < now() - interval '1 hour' LIMIT ${BATCH}`

/**
 * Removes unused uploads, and those no longer used by their record, a day after they were sent.
 * Anything that cannot be removed now is tried again next time.
 *
 * @returns how many were removed, and how many could not be
 */
export async function sweepUploads(
  payload: Payload,
  signal?: AbortSignal,
): Promise<{ removed: number; failed: number }> {
  const db = payload.db.drizzle
  const done = { removed: 0, used: 0, failed: 0 }
  let [after, page]: [string, Orphan[]] = ['', []]
  do {
    page = await select(db, ORPHAN, orphans(after))
    for (const orphan of page) {
      if (signal?.aborted) return done
      done[await removeOrphan(payload, orphan)]++
    }
    after = page.at(-1)?.path ?? ''
  } while (page.length === BATCH)
  for (const path of await selectValues(db, uploads.path, leftovers)) await clearSentFile(db, path)
  return done
}

/** The file first: a row without a file is found again, a file without a row never is. */
async function removeOrphan(
  payload: Payload,
  { id, mediaId, path }: Orphan,
): Promise<'removed' | 'used' | 'failed'> {
  try {
    return await inTransaction({ payload }, async (req, db) => {
      const orphan = await holdOrphan(db, id, mediaId)
      if (!orphan) return 'used'
      if (!orphan.isCleared) await storage().remove(path)
      if (orphan.mediaId)
        await payload.delete({ collection: 'media', id: orphan.mediaId, req, overrideAccess: true, depth: 0 })
      await db.execute(sql`DELETE FROM uploads WHERE id = ${id}`)
      return 'removed'
    })
  } catch (error) {
    logger.warn({ err: error, path }, 'a file that nobody uses could not be removed')
    return 'failed'
  }
}

/**
 * Locks an upload and its picture, so that no save can start using them; null if one has done so in the
 * meantime.
 */
async function holdOrphan(db: Db, id: string, mediaId: number | null): Promise<Orphan | null> {
  await db.execute(sql`SELECT FROM uploads WHERE id = ${id} FOR UPDATE`)
  await db.execute(sql`SELECT FROM media WHERE id = ${mediaId}::int FOR UPDATE`)
  const [orphan] = await select(db, ORPHAN, sql`FROM uploads u WHERE u.id = ${id} AND ${unused()}`)
  return orphan ?? null
}
