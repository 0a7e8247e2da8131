import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

const dialect = new PgDialect()

/** Runs a read on the pool and returns the rows. Reads for pages need no transaction. */
export async function rowsOf<T>(payload: Payload, query: SQL): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await payload.db.pool.query(text, params)
  return rows as T[]
}
