import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

const dialect = new PgDialect()

/** Runs a read on the pool and gives the rows. Reads of pages need no transaction. */
export async function rowsOf<T>(payload: Payload, query: SQL): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await payload.db.pool.query(text, params)
  return rows as T[]
}

/** The same for a text that never changes: planned once per connection under its name. */
export async function preparedRows<T>(payload: Payload, name: string, query: SQL): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await payload.db.pool.query({ name, text, values: params })
  return rows as T[]
}

/** The same with rows as plain arrays, for answers of thousands of rows. */
export async function tuplesOf(payload: Payload, query: SQL): Promise<(number | null)[][]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await payload.db.pool.query({ text, values: params, rowMode: 'array' })
  return rows as (number | null)[][]
}
