import { sql } from '@payloadcms/db-postgres'
import { iso, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { type PermissionChange, permissionChanges } from '../rules/permission-changes'

/** One change of what a role or a person may do. */
export type PermissionEvent = {
  id: string
  /** ISO, UTC. */
  at: string
  by: string
  /** 'role' or 'person' with the name that it had then. */
  of: { kind: 'role' | 'person'; name: string }
  changes: PermissionChange[]
}

const MOST = 50

type Values = { permissions?: unknown } | null

/** The latest changes of permissions, newest first, at most 50, as the audit log keeps them. */
export async function permissionHistory(db: Db): Promise<PermissionEvent[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.at, a.actor_label, a.table_name, a.record_label, a.record_id, a.before, a.after
    FROM audit_log a
    WHERE a.table_name IN ('roles', 'users')
      AND (jsonb_typeof(a.before -> 'permissions') = 'object' OR jsonb_typeof(a.after -> 'permissions') = 'object')
    ORDER BY a.at DESC, a.id DESC LIMIT ${MOST}`)
  return rows
    .map((row) => {
      const kind = row.table_name === 'roles' ? 'role' : 'person'
      const before = (row.before as Values)?.permissions
      const after = (row.after as Values)?.permissions
      const name = textOrNull(row.record_label) ?? `no. ${String(row.record_id)}`
      return {
        id: String(row.id),
        at: iso(row.at),
        by: String(row.actor_label),
        of: { kind, name } as const,
        changes: permissionChanges(kind, before, after),
      }
    })
    .filter(({ changes }) => changes.length > 0)
}
