import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type Reader, rowsOf } from './select'

/** Whether there is a row: `rest` is a statement from FROM on. */
export async function exists(on: Reader, rest: SQL): Promise<boolean> {
  return (await rowsOf(on, sql`SELECT 1 ${rest} LIMIT 1`)).length > 0
}
