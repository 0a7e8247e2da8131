import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { all, byName, contains, type Paging, pageOf, type Row, rowsOf } from '@/server/sql'
import type { Db } from '@/server/transaction'

export type PortFilter = { search?: string; name?: string; country?: string }

const source = (where: SQL) => ({
  select: sql`p.*`,
  from: sql`ports p`,
  where,
  orderBy: sql`${byName(sql`p.name`)}, ${byName(sql`p.country`)}, p.id`,
})

/** Ports out of use are seen by those who look after them (`all`). */
const seen = (everything: boolean): SQL | false => !everything && sql`p.active IS NOT FALSE`

/** One page of the ports by name. */
export const listPorts = (db: Db, filter: PortFilter, paging: Paging, everything: boolean) =>
  pageOf(
    db,
    source(
      all([
        contains(sql`concat_ws(' ', p.name, p.country, p.unlocode)`, filter.search),
        contains(sql`p.name`, filter.name),
        contains(sql`p.country`, filter.country),
        seen(everything),
      ]),
    ),
    paging,
  )

/** One port; undefined when there is none, or none in use. */
export async function getPort(db: Db, id: number, everything: boolean): Promise<Row | undefined> {
  const [row] = await rowsOf(db, source(all([sql`p.id = ${id}`, seen(everything)])), 1)
  return row
}

/** The countries that have a port, each once. */
export async function portCountries(db: Db, everything: boolean): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT min(p.country) AS country FROM ports p WHERE ${all([seen(everything)])}
      GROUP BY lower(p.country) ORDER BY ${byName(sql`min(p.country)`)}`,
  )
  return rows.map((row) => String(row.country))
}
