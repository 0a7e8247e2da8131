import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Db } from '@/server/db-of'
import { nullable, number, oneOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { MeaningKind } from '../rules/search-words'
import { NAMED_FACETS } from '../rules/words/named-facets'
import { entriesMeant, listsOf } from '../rules/words/vocabulary'

type Kind = Exclude<MeaningKind, 'words'>

const ENTRY = {
  facet: oneOf(NAMED_FACETS, sql`facet`),
  id: number(sql`id`),
  parent: nullable(number(sql`parent`)),
  name: text(sql`name`),
}

const MAKES = sql`SELECT 'make' AS facet, id, NULL::int AS parent, name FROM manufacturers`

const SOURCES: Record<Kind, SQL> = {
  make: MAKES,
  model: sql`${MAKES} UNION ALL SELECT 'model', id, manufacturer_id, name FROM models`,
  color: sql`SELECT 'color' AS facet, id, NULL::int AS parent, name FROM vehicle_colours`,
  bodyType: sql`SELECT 'bodyType' AS facet, id, NULL::int AS parent, name FROM vehicle_types`,
  fuel: sql`SELECT 'fuel' AS facet, id, NULL::int AS parent, name FROM vehicle_fuel_types`,
}

/** Whether a name is that of an entry, as the search would read it. */
export async function isMeaning(db: Db, kind: Kind, meaning: string): Promise<boolean> {
  const rows = await select(db, ENTRY, sql`FROM (${SOURCES[kind]}) entries`)
  const lists = listsOf(rows.map((row) => ({ ...row, popularity: 0 })))
  return entriesMeant(lists, kind, meaning).length > 0
}
