import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Where counting stops: the index pages say "10,000+" beyond it. */
const CAP = 10_000

/** How many rows each table holds, exact up to 10,000. Table names come from code, never from a request. */
export async function countSections(
  payload: Payload,
  tables: readonly string[],
): Promise<Record<string, { count: number; capped: boolean }>> {
  const counts = tables.map(
    (table) =>
      sql`SELECT ${table}::text AS name, count(*)::int AS n FROM (SELECT 1 FROM ${sql.identifier(table)} LIMIT ${CAP + 1}) few`,
  )
  const { rows } = await payload.db.drizzle.execute(sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(
    rows.map((row) => [
      String(row.name),
      { count: Math.min(Number(row.n), CAP), capped: Number(row.n) > CAP },
    ]),
  )
}
