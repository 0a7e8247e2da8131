import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Makes the search index of every process load everything again. */
export async function reloadSearchIndexes(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE vehicle_search_state SET reloads = reloads + 1 RETURNING pg_notify('vehicle_search', '')`,
  )
}

/**
 * Makes the search index of every process compare itself with the search table, and load everything again if
 * it differs.
 */
export async function checkSearchIndexes(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE vehicle_search_state SET checks = checks + 1 RETURNING pg_notify('vehicle_search', '')`,
  )
}
