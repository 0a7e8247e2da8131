import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { logger } from '@/server/logger'
import { storage } from '@/server/storage'
import { ORPHAN_HOURS } from '../rules/upload-folders'
import { clearSent } from './sent-files'

type Orphan = { id: string; path: string; mediaId: number | null; isCleared: boolean }

/** How many are looked at in one go. */
const BATCH = 200

/** What was sent longer ago than that and no record points at, or still lies there although it became a picture. */
const orphans = (after: string) => sql`
  SELECT u.id, u.path, u.media_id AS "mediaId", u.is_cleared AS "isCleared" FROM uploads u
  WHERE u.path > ${after} AND u.created_at < now() - make_interval(hours => ${ORPHAN_HOURS}::int)
    AND NOT EXISTS (SELECT FROM vehicle_images i WHERE i.media_id = u.media_id)
    AND NOT EXISTS (SELECT FROM manufacturers f WHERE f.logo_id = u.media_id)
    AND NOT EXISTS (SELECT FROM tags t WHERE t.featured_image_id = u.media_id)
    AND NOT EXISTS (SELECT FROM vehicles v WHERE v.id = u.vehicle_id
      AND '/files/' || u.id IN (v.auction_sheet_url, v.brochure_url))
  ORDER BY u.path LIMIT ${BATCH}`

const leftovers = sql`
  SELECT path FROM uploads
  WHERE NOT is_cleared AND media_id IS NOT NULL AND created_at < now() - interval '1 hour' LIMIT ${BATCH}`

/**
 * Removes files that were sent and never used, and those whose record let go of them, a day after they were sent.
 * What cannot be removed now is tried again the next time.
 *
 * @returns how many went, and how many stay although they should have gone
 */
export async function sweepUploads(
  payload: Payload,
  signal?: AbortSignal,
): Promise<{ removed: number; failed: number }> {
  const db = payload.db.drizzle
  const done = { removed: 0, failed: 0 }
  let [after, page]: [string, Orphan[]] = ['', []]
  do {
    page = (await db.execute(orphans(after))).rows as Orphan[]
    for (const orphan of page) {
      if (signal?.aborted) return done
      if (await removeOrphan(payload, orphan)) done.removed++
      else done.failed++
    }
    after = page.at(-1)?.path ?? ''
  } while (page.length === BATCH)
  for (const { path } of (await db.execute(leftovers)).rows) await clearSent(db, String(path))
  return done
}

/** The file first: a row without a file is found again, a file without a row never. */
async function removeOrphan(payload: Payload, { id, isCleared, mediaId, path }: Orphan): Promise<boolean> {
  try {
    if (!isCleared) await storage().remove(path)
    if (mediaId) await payload.delete({ collection: 'media', id: mediaId, overrideAccess: true, depth: 0 })
    await payload.db.drizzle.execute(sql`DELETE FROM uploads WHERE id = ${id}`)
    return true
  } catch (error) {
    logger.warn({ err: error, path }, 'a file that nobody uses could not be removed')
    return false
  }
}
