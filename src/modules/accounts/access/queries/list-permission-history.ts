import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Db } from '@/server/db-of'
import { json, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { auditLog } from '@/server/rows/tables'
import { comparePermissions, type PermissionChange } from '../rules/compare-permissions'

/** One change to the permissions of a role or a person. */
export type PermissionEvent = {
  id: string
  /** ISO, UTC. */
  at: string
  by: string
  /** 'role' or 'person' with its name at that time. */
  of: { kind: 'role' | 'person'; name: string }
  changes: PermissionChange[]
}

const MOST = 50

const permissionsOf = z.object({ permissions: z.unknown() }).transform(({ permissions }) => permissions)

const EVENT = {
  id: text(auditLog.id),
  at: auditLog.at,
  by: auditLog.actorLabel,
  table: auditLog.tableName,
  label: auditLog.recordLabel,
  record: auditLog.recordId,
  before: nullable(json(permissionsOf, auditLog.before)),
  after: nullable(json(permissionsOf, auditLog.after)),
}

/** The latest permission changes from the audit log, newest first, at most 50. */
export async function listPermissionHistory(db: Db): Promise<PermissionEvent[]> {
  const rows = await select(
    db,
    EVENT,
    sql`FROM audit_log
      WHERE table_name IN ('roles', 'users')
        AND (jsonb_typeof(before -> 'permissions') = 'object' OR jsonb_typeof(after -> 'permissions') = 'object')
      ORDER BY audit_log.at DESC, audit_log.id DESC LIMIT ${MOST}`,
  )
  return rows
    .map(({ after, at, before, by, id, label, record, table }) => {
      const kind = table === 'roles' ? 'role' : 'person'
      const of = { kind, name: label ?? `no. ${record}` } as const
      return { id, at, by, of, changes: comparePermissions(kind, before, after) }
    })
    .filter(({ changes }) => changes.length > 0)
}
