import { sql } from '@payloadcms/db-postgres'
import { pluralOf } from '@/kernel/lists/plural'
import type { Db } from '../db-of'
import { count } from '../rows/select'
import { usesOf } from './record-uses'

/** '1 vehicle', '1,204 inquiries'. */
const countInWords = (n: number, what: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? what : pluralOf(what)}`

/** How many of what refer to a record of a collection, in words: '12 vehicles and 1 inquiry'; null for nothing. */
export async function countRecordUses(
  db: Db,
  collection: string,
  id: number | string,
): Promise<string | null> {
  const uses: string[] = []
  // A row that refers to the record by two columns is one use.
  const byTable = Map.groupBy(usesOf(collection), ({ table, what }) => `${table} ${what}`)
  for (const [first, ...others] of byTable.values()) {
    if (!first) continue
    const refers = [first, ...others].map(({ column }) => sql`${sql.identifier(column)} = ${id}`)
    const n = await count(db, sql`FROM ${sql.identifier(first.table)} WHERE ${sql.join(refers, sql` OR `)}`)
    if (n > 0) uses.push(countInWords(n, first.what))
  }
  return uses.length > 0 ? new Intl.ListFormat('en-GB').format(uses) : null
}
