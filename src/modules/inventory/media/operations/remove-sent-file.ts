import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { logger } from '@/server/logger'
import { storage } from '@/server/storage'

/** Discards a rejected upload. If it cannot be removed now, the nightly sweep removes it. */
export async function discardSentFile(db: Db, path: string): Promise<void> {
  if (await removed(path)) await db.execute(sql`DELETE FROM uploads WHERE path = ${path}`)
}

/** Removes an upload once it has become something else. */
export async function clearSentFile(db: Db, path: string): Promise<void> {
  if (await removed(path)) await db.execute(sql`UPDATE uploads SET is_cleared = true WHERE path = ${path}`)
}

async function removed(path: string): Promise<boolean> {
  try {
    await storage().remove(path)
    return true
  } catch (error) {
    logger.warn({ err: error, path }, 'a sent file could not be removed yet')
    return false
  }
}
