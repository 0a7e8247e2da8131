import { sql } from '@payloadcms/db-postgres'
import { ids as idList } from '@/server/sql'
import { type Db, lockRows } from '@/server/transaction'
import { usedBy, usesOf } from './uses'

/** Entries that nobody used any more, and those that only vehicles in the trash still use. */
export type UndoneReferences = { removed: number; retired: number }

/** What belongs to others goes before them. */
const FIRST = ['model_codes', 'models', 'vehicle_features']

async function madeBy(db: Db, batchId: number): Promise<[string, number[]][]> {
  const { rows } = await db.execute(sql`
    SELECT m.key AS table, array_agg(DISTINCT i.value::int) AS ids
    FROM import_rows r, jsonb_each(r.made) m, jsonb_array_elements_text(m.value) i
    WHERE r.batch_id = ${batchId} AND r.made IS NOT NULL GROUP BY m.key ORDER BY m.key`)
  const made = rows.map((row): [string, number[]] => [String(row.table), row.ids as number[]])
  const rank = (table: string) => (FIRST.includes(table) ? FIRST.indexOf(table) : FIRST.length)
  return made.sort(([a], [b]) => rank(a) - rank(b))
}

/**
 * Takes away the list entries that a batch made, as far as nobody uses them by now. Those that only vehicles
 * in the trash point at are set to inactive instead, so that these can still be taken back. Entries are locked
 * before they are judged: nobody can begin to use one meanwhile.
 */
export async function undoReferences(db: Db, batchId: number): Promise<UndoneReferences> {
  const undone: UndoneReferences = { removed: 0, retired: 0 }
  for (const [table, made] of await madeBy(db, batchId)) {
    const ids = await lockRows(db, table, made)
    const uses = await usesOf(db, table)
    const used = await usedBy(db, uses, ids)
    const unused = ids.filter((id) => !used.has(id))
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ANY(${idList(unused)})`)
    undone.removed += unused.length
    undone.retired += await retire(
      db,
      table,
      ids.filter((id) => used.has(id)),
      uses,
    )
  }
  return undone
}

async function retire(
  db: Db,
  table: string,
  ids: readonly number[],
  uses: Awaited<ReturnType<typeof usesOf>>,
): Promise<number> {
  const live = await usedBy(db, uses, ids, true)
  const idle = ids.filter((id) => !live.has(id))
  const { rows } = await db.execute(sql`
    SELECT FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND column_name = 'status'`)
  if (idle.length === 0 || rows.length === 0) return 0
  const changed = await db.execute(sql`
    UPDATE ${sql.identifier(table)} SET status = 'inactive', updated_at = now()
    WHERE id = ANY(${idList(idle)}) AND status::text <> 'inactive' RETURNING id`)
  return changed.rows.length
}
