import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { number } from '../rows/fields'
import { selectValues } from '../rows/select'
import type { Db } from '../transaction'

/** A record that is locked while someone edits it: its table, and its id. */
export type Locked = { table: string; id: number }

const locksOf = ({ id, table }: Locked): SQL =>
  sql`(SELECT parent_id FROM payload_locked_documents_rels
    WHERE path = 'document' AND ${sql.identifier(`${table}_id`)} = ${id})`

/**
 * The id of the user who is editing a record; null if nobody is.
 *
 * @param seconds how long someone counts as editing after the last sign of life
 */
export async function lockOwner(db: Db, locked: Locked, seconds: number): Promise<number | null> {
  const [owner] = await selectValues(
    db,
    number(sql`w.users_id`),
    sql`FROM payload_locked_documents l
      JOIN payload_locked_documents_rels w ON w.parent_id = l.id AND w.path = 'user' AND w.users_id IS NOT NULL
      WHERE l.id IN ${locksOf(locked)} AND l.updated_at > now() - make_interval(secs => ${seconds})
      ORDER BY l.updated_at DESC, l.id DESC LIMIT 1`,
  )
  return owner ?? null
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
