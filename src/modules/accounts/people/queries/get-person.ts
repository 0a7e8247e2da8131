import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { selectList } from '@/server/rows/select'
import { all } from '@/server/sql'
import { alivePeople, type Person, personOf, personSource } from './select-person'

/** One person; null for unknown people and deleted accounts. */
export async function getPerson(db: Db, id: number): Promise<Person | null> {
  const [row] = await selectList(db, personSource(all([alivePeople, sql`u.id = ${id}`])), 1)
  return row ? personOf(row) : null
}
