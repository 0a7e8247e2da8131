import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { ids } from '@/server/sql'

/** Where counting stops: the index pages say "10,000+" beyond it. */
const CAP = 10_000

type Scope = readonly number[] | 'all'

/** Tables whose rows belong to a vehicle, and with it to a showroom: which of them staff of some showrooms see. */
const OF_SHOWROOMS: Readonly<Record<string, (showrooms: readonly number[]) => SQL>> = {
  vehicle_search: (showrooms) => sql`t.showroom = ANY(${ids(showrooms)})`,
  vehicle_reviews: ofVehicles,
  reservations: ofVehicles,
}

function ofVehicles(showrooms: readonly number[]): SQL {
  return sql`EXISTS (SELECT 1 FROM vehicles v WHERE v.id = t.vehicle_id AND v.showroom_id = ANY(${ids(showrooms)}))`
}

const seen = (table: string, showrooms: Scope): SQL =>
  showrooms === 'all' ? sql`true` : (OF_SHOWROOMS[table]?.(showrooms) ?? sql`true`)

/**
 * How many rows of each table the viewer's lists hold, exact up to 10,000. Table names come from code, never from a
 * request.
 *
 * @param showrooms whose vehicles the viewer sees
 */
export async function countSections(
  payload: Payload,
  tables: readonly string[],
  showrooms: Scope,
): Promise<Record<string, { count: number; capped: boolean }>> {
  const counts = tables.map(
    (table) =>
      sql`SELECT ${table}::text AS name, count(*)::int AS n FROM (
        SELECT 1 FROM ${sql.identifier(table)} t WHERE ${seen(table, showrooms)} LIMIT ${CAP + 1}) few`,
  )
  const { rows } = await payload.db.drizzle.execute(sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(
    rows.map((row) => [
      String(row.name),
      { count: Math.min(Number(row.n), CAP), capped: Number(row.n) > CAP },
    ]),
  )
}
