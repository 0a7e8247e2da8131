import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { ORPHAN_HOURS } from '@/modules/inventory/media/rules/upload-folders'
import { logger } from '@/server/logger'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { contentVideos } from '../queries/tables'

const v = alias(contentVideos, 'v')

/** Whether no slide shows the video `v`, or has it in its banner. */
const unused = (): SQL => sql`NOT EXISTS (SELECT FROM homepage_slides s
  WHERE s.video = v.filename OR s.config ->> 'backgroundVideo' = '/media/' || v.filename)`

/**
 * Removes videos that no slide names, a day after they were sent. One that cannot be removed now is tried again next time.
 *
 * @returns how many were removed, and how many could not be
 */
export async function deleteUnusedVideos(
  payload: Payload,
  signal?: AbortSignal,
): Promise<{ removed: number; failed: number }> {
  const done = { removed: 0, used: 0, failed: 0 }
  const orphans = sql`FROM content_videos v
    WHERE v.created_at < now() - make_interval(hours => ${ORPHAN_HOURS}::int) AND ${unused()}`
  for (const filename of await selectValues(payload.db.drizzle, v.filename, orphans)) {
    if (signal?.aborted) break
    done[await removeVideo(payload, filename)]++
  }
  return done
}

/** The file first: a row without a file is found again, a file without a row never is. */
async function removeVideo(payload: Payload, filename: string): Promise<'removed' | 'used' | 'failed'> {
  try {
    return await inTransaction({ payload }, async (_, db) => {
      await db.execute(sql`SELECT FROM content_videos WHERE filename = ${filename} FOR UPDATE`)
      if (!(await exists(db, sql`FROM content_videos v WHERE v.filename = ${filename} AND ${unused()}`)))
        return 'used'
      await storage().remove(`media/${filename}`)
      await db.execute(sql`DELETE FROM content_videos WHERE filename = ${filename}`)
      return 'removed'
    })
  } catch (error) {
    logger.warn({ err: error, filename }, 'a video that no slide shows could not be removed')
    return 'failed'
  }
}
