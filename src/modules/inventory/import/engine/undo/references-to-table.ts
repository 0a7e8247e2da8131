import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'

const USE = {
  table: text(sql`c.conrelid::regclass::text`),
  column: text(sql`a.attname`),
  hasStatus:
    flag(sql`EXISTS (SELECT FROM pg_attribute s WHERE s.attrelid = c.conrelid AND s.attname = 'status'
    AND s.atttypid IN (SELECT enumtypid FROM pg_enum WHERE enumlabel = 'inactive'))`),
}

/** A column that refers to a table. */
export type Use = RowOf<typeof USE>

/** Tables that are removed with a record, or only record what an editor has open. */
const FOLLOWERS = ['vehicle_search', 'payload_locked_documents_rels']
/** A record's own parts, such as its links, refer to it this way. */
const PART_OF = ['parent_id', '_parent_id']

/**
 * Every foreign key to a table from outside, from the database's catalogue, so that none can be forgotten
 * here.
 */
export const usesOf = (db: Db, table: string): Promise<Use[]> =>
  select(
    db,
    USE,
    sql`FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass
      AND NOT c.conrelid::regclass::text = ANY(${sql.param(FOLLOWERS)}::text[])
      AND NOT a.attname = ANY(${sql.param(PART_OF)}::text[])
    ORDER BY 1, 2`,
  )

/** Which rows of a table count as use: all, or only those neither in the trash nor inactive. */
const counted = ({ hasStatus, table }: Use, liveOnly: boolean) => {
  if (!liveOnly) return sql``
  if (table === 'vehicles') return sql`AND u.deleted_at IS NULL`
  if (table === 'vehicles_rels')
    return sql`AND EXISTS (SELECT FROM vehicles v WHERE v.id = u.parent_id AND v.deleted_at IS NULL)`
  return hasStatus ? sql`AND u.status::text = 'active'` : sql``
}

/**
 * Which of some records others refer to, and from where: id → table.
 *
 * @param liveOnly whether vehicles in the trash and inactive entries do not count
 */
export async function usedBy(
  db: Db,
  uses: readonly Use[],
  ids: readonly number[],
  liveOnly = false,
): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (const use of uses) {
    const [table, column] = [sql.identifier(use.table), sql.identifier(use.column)]
    const { rows } = await db.execute(sql`
      SELECT DISTINCT u.${column} AS id FROM ${table} u WHERE u.${column} = ANY(${idList(ids)}) ${counted(use, liveOnly)}`)
    for (const row of rows) reasons.set(Number(row.id), use.table)
  }
  return reasons
}
