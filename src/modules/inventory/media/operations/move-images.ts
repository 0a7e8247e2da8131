import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { lockRows } from '@/server/database/lock-rows'
import { exists } from '@/server/rows/exists'
import { ids as listOf } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { findClosedImages } from '../queries/find-closed-images'

/** How many images were moved, and how many stay, as the caller may not change all that uses them. */
export type Moved = { moved: number; ofOthers: number }

/**
 * Moves images to a folder, or out of theirs; those used by what the caller may not change stay where they are.
 *
 * @throws AppError 404 for a folder that does not exist
 */
export const moveImages = (
  req: PayloadRequest,
  images: readonly number[],
  folder: number | null,
): Promise<Moved> =>
  inTransaction({ payload: req.payload, req }, async (inner, db) => {
    if (folder !== null && !(await exists(db, sql`FROM image_folders WHERE id = ${folder} FOR KEY SHARE`)))
      throw notFound('Folder not found')
    const locked = await lockRows(db, 'media', images)
    const closed = await findClosedImages(db, await actorOf(inner), locked)
    const own = locked.filter((id) => !closed.has(id))
    await db.execute(sql`UPDATE media SET folder_id = ${folder}::int, updated_at = now()
      WHERE id = ANY(${listOf(own)}) AND folder_id IS DISTINCT FROM ${folder}::int`)
    return { moved: own.length, ofOthers: closed.size }
  })
