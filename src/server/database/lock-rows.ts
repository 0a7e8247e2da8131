import { sql } from '@payloadcms/db-postgres'
import type { Db } from '../db-of'

/** Locks rows until the end of the transaction and returns the ids that exist, in ascending order. */
export async function lockRows(db: Db, table: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id FOR UPDATE`,
  )
  return rows.map(({ id }) => id)
}
