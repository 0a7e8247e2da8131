import { sql } from '@payloadcms/db-postgres'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { number, numbers, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { type Use, usedBy, usesOf } from './references-to-table'

/** Entries that are no longer used, and those that only vehicles in the trash still use. */
export type UndoneReferences = { removed: number; retired: number }

/** Children are removed before their parents. */
const FIRST = ['model_codes', 'models', 'vehicle_features']

const MADE = { table: text(sql`m.key`), ids: numbers(sql`array_agg(DISTINCT i.value::int)`) }

async function madeBy(db: Db, batchId: number): Promise<[string, number[]][]> {
  const rows = await select(
    db,
    MADE,
    sql`FROM import_rows r, jsonb_each(r.made) m, jsonb_array_elements_text(m.value) i
    WHERE r.batch_id = ${batchId} AND r.made IS NOT NULL GROUP BY m.key ORDER BY m.key`,
  )
  const made = rows.map(({ ids, table }): [string, number[]] => [table, ids])
  const rank = (table: string) => (FIRST.includes(table) ? FIRST.indexOf(table) : FIRST.length)
  return made.sort(([a], [b]) => rank(a) - rank(b))
}

/**
 * Removes the list entries that a batch created, as far as they are no longer used. Those that only vehicles
 * in the trash refer to are set to inactive instead, so that these can still be restored. Entries are locked
 * before they are checked: nobody can start using one in the meantime. Those that undoing another import
 * would give back to a vehicle stay.
 */
export async function undoReferences(db: Db, batchId: number): Promise<UndoneReferences> {
  const undone: UndoneReferences = { removed: 0, retired: 0 }
  for (const [table, made] of await madeBy(db, batchId)) {
    const ids = await lockRows(db, table, made)
    const uses = await usesOf(db, table)
    const used = await usedBy(db, uses, ids)
    for (const id of await wantedBack(db, uses, ids)) used.set(id, 'import_rows')
    const unused = ids.filter((id) => !used.has(id))
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ANY(${idList(unused)})`)
    undone.removed += unused.length
    undone.retired += await retire(
      db,
      table,
      ids.filter((id) => used.has(id) && used.get(id) !== 'import_rows'),
      uses,
    )
  }
  return undone
}

/** Where the state before an update stores the targets of its links table. */
const LISTS_OF_STATE: Readonly<Record<string, string>> = { tags_id: 'tags', vehicle_features_id: 'features' }

/** Which of some entries a vehicle had before an update that can still be undone. */
async function wantedBack(db: Db, uses: readonly Use[], ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const unused: number[] = []
  for (const { column, table } of uses) {
    const list = LISTS_OF_STATE[column]
    if (table !== 'vehicles' && !(table === 'vehicles_rels' && list)) continue
    const values = list
      ? sql`jsonb_array_elements_text(r.before -> ${list}::text)`
      : sql`(VALUES (r.before ->> ${column}::text))`
    const wanted = await selectValues(
      db,
      number(sql`w.id::int`),
      (id) => sql`SELECT DISTINCT ${id} FROM import_rows r, LATERAL ${values} w (id)
      WHERE r.outcome = 'updated' AND r.undone_at IS NULL AND w.id::int = ANY(${idList(ids)})
        AND EXISTS (SELECT FROM vehicles v WHERE v.id = r.vehicle_id)`,
    )
    unused.push(...wanted)
  }
  return unused
}

async function retire(db: Db, table: string, ids: readonly number[], uses: readonly Use[]): Promise<number> {
  const live = await usedBy(db, uses, ids, true)
  const idle = ids.filter((id) => !live.has(id))
  const hasStatus = await exists(
    db,
    sql`FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND column_name = 'status'`,
  )
  if (idle.length === 0 || !hasStatus) return 0
  const { rowCount } = await db.execute(sql`
    UPDATE ${sql.identifier(table)} SET status = 'inactive', updated_at = now()
    WHERE id = ANY(${idList(idle)}) AND status::text <> 'inactive'`)
  return rowCount ?? 0
}
