import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { logger } from '@/server/logger'
import { exists } from '@/server/rows/exists'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'

/** How many are removed in one run. */
const MOST = 1_000

/**
 * Removes files of applications that are gone. What cannot be removed now is tried again next time.
 *
 * @returns how many were removed
 */
export async function deleteGoneApplicationFiles(payload: Payload, signal?: AbortSignal): Promise<number> {
  const paths = await selectValues(
    payload,
    text(sql`path`),
    sql`FROM application_files_gone ORDER BY at LIMIT ${MOST}`,
  )
  let removed = 0
  for (const path of paths) {
    if (signal?.aborted) break
    try {
      const isUsed = await exists(
        payload,
        sql`FROM job_applications WHERE resume_path = ${path} OR cover_letter_path = ${path}`,
      )
      if (!isUsed) await storage().remove(path)
      await payload.db.drizzle.execute(sql`DELETE FROM application_files_gone WHERE path = ${path}`)
      removed += 1
    } catch (error) {
      logger.warn({ err: error, path }, 'a file of an application could not be removed yet')
    }
  }
  return removed
}
