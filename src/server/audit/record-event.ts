import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { AuditAction } from '@/kernel/audit-words'
import { dbOf } from '../db-of'
import { storable, type Trace, traceOf } from './audit-stamp'

/** The area of everything about signing in and out. */
export const SIGN_IN_AREA = 'Sign-in'

/** Something that happened other than a change to a row. */
export type AuditEvent = {
  action: AuditAction
  /** The part of the product, by display name, such as 'Vehicles'. */
  area: string
  detail?: string
  record?: { table: string; id: string | number; label?: string }
  before?: unknown
  after?: unknown
  /** Who did it, if the request does not name the actor. */
  actor?: Partial<Trace>
}

const NOBODY: Trace = {
  actorId: null,
  actorLabel: 'System',
  actorKind: 'system',
  ip: null,
  requestId: null,
  action: null,
}

const isRequest = (from: PayloadRequest | Payload): from is PayloadRequest => 'payload' in from

const json = (value: unknown) =>
  value === undefined || value === null ? null : storable(JSON.stringify(value), 1_000_000)

/**
 * Writes one event to the audit log: in the request's transaction if there is one, so that the event and what
 * it records are committed or rolled back together; on its own when given Payload.
 */
export async function recordEvent(from: PayloadRequest | Payload, event: AuditEvent): Promise<void> {
  const trace = { ...(isRequest(from) ? traceOf(from) : NOBODY), ...event.actor }
  const db = isRequest(from) ? await dbOf(from) : from.db.drizzle
  const { record } = event
  await db.execute(sql`
    INSERT INTO audit_log (actor_id, actor_label, actor_kind, ip, request_id, action, area, table_name, record_id,
      record_label, detail, before, after)
    VALUES (${trace.actorId}, ${storable(trace.actorLabel)}, ${trace.actorKind}, ${trace.ip}, ${trace.requestId},
      ${event.action}, ${event.area}, ${record?.table ?? null}, ${record ? String(record.id) : null},
      ${record?.label ? storable(record.label) : null}, ${event.detail ? storable(event.detail, 2000) : null},
      ${json(event.before)}::jsonb, ${json(event.after)}::jsonb)`)
}
