import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { isoMoment } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

/**
 * Lets one change at a time be made on behalf of a person, until the transaction ends: limits of what each may have
 * hold, and nothing is stored twice.
 *
 * @returns the database's time, or null where there is no such person
 */
export async function lockPerson(db: Db, id: number): Promise<string | null> {
  const [now] = await selectValues(db, isoMoment(sql`now()`), sql`FROM users WHERE id = ${id} FOR UPDATE`)
  return now ?? null
}
