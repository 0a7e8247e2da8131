import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Db } from '../db-of'
import { number } from '../rows/fields'
import { select, selectValues } from '../rows/select'
import { ids as idList } from '../sql'

/** A record that is locked while someone edits it: its table, and its id. */
export type Locked = { table: string; id: number }

const locksOf = ({ id, table }: Locked): SQL =>
  sql`(SELECT parent_id FROM payload_locked_documents_rels
    WHERE path = 'document' AND ${sql.identifier(`${table}_id`)} = ${id})`

const OWNER = { record: number(sql`found.record`), owner: number(sql`found.owner`) }

/**
 * The id of the user who is editing a record, by the record's; those that nobody is editing are missing.
 *
 * @param seconds how long someone counts as editing after the last sign of life
 */
export async function listLockOwners(
  db: Db,
  table: Locked['table'],
  ids: readonly number[],
  seconds: number,
): Promise<Map<number, number>> {
  const record = sql.identifier(`${table}_id`)
  const rows = await select(
    db,
    OWNER,
    sql`FROM (SELECT DISTINCT ON (d.${record}) d.${record} AS record, w.users_id AS owner
      FROM payload_locked_documents_rels d
      JOIN payload_locked_documents l ON l.id = d.parent_id
      JOIN payload_locked_documents_rels w ON w.parent_id = l.id AND w.path = 'user' AND w.users_id IS NOT NULL
      WHERE d.path = 'document' AND d.${record} = ANY(${idList(ids)})
        AND l.updated_at > now() - make_interval(secs => ${seconds})
      ORDER BY d.${record}, l.updated_at DESC, l.id DESC) found`,
  )
  return new Map(rows.map(({ owner, record: id }) => [id, owner]))
}

/** Records a sign of life of whoever is editing a record. */
export async function touchLock(db: Db, locked: Locked): Promise<void> {
  await db.execute(sql`UPDATE payload_locked_documents SET updated_at = now() WHERE id IN ${locksOf(locked)}`)
}

/** Removes every lock on a record, expired ones too. */
export async function releaseLock(db: Db, locked: Locked): Promise<void> {
  await db.execute(sql`DELETE FROM payload_locked_documents WHERE id IN ${locksOf(locked)}`)
}

/** The id of the user who changed a record last; null if the product did, or if the audit log has no entry. */
export async function lastChangedBy(db: Db, { id, table }: Locked): Promise<number | null> {
  const [actor] = await selectValues(
    db,
    number(sql`coalesce(last.actor_id, 0)`),
    sql`FROM (SELECT actor_id FROM audit_log WHERE table_name = ${table} AND record_id = ${String(id)}
      ORDER BY audit_log.id DESC LIMIT 1) last`,
  )
  return actor || null
}
