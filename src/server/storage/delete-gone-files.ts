import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { logger } from '../logger'
import { exists } from '../rows/exists'
import { text } from '../rows/fields'
import { selectValues } from '../rows/select'
import { storage } from '.'

/** How many are removed in one run. */
const MOST = 1_000

/** Where triggers list the files of records that are gone: by path, with the time. */
export type GoneFiles = {
  /** The table of the list. */
  table: string
  /** The rows that still refer to a path, beginning with FROM. */
  usesOf: (path: string) => SQL
}

/**
 * Removes listed files from the storage, the oldest first. What cannot be removed now is tried again next time.
 *
 * @returns how many were removed
 */
export async function deleteGoneFiles(
  payload: Payload,
  { table, usesOf }: GoneFiles,
  signal?: AbortSignal,
): Promise<number> {
  const list = sql.identifier(table)
  const paths = await selectValues(payload, text(sql`path`), sql`FROM ${list} ORDER BY at LIMIT ${MOST}`)
  let removed = 0
  for (const path of paths) {
    if (signal?.aborted) break
    try {
      if (!(await exists(payload, usesOf(path)))) await storage().remove(path)
      await payload.db.drizzle.execute(sql`DELETE FROM ${list} WHERE path = ${path}`)
      removed += 1
    } catch (error) {
      logger.warn({ err: error, path, table }, 'a file of a deleted record could not be removed yet')
    }
  }
  return removed
}
