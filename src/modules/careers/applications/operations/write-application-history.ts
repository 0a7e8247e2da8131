import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { ApplicationHistoryKind } from '../rules/application-history'

/** Who did it. */
export type HistoryActor = { kind: 'staff' | 'applicant' | 'clock'; userId: number | null }

export type NewHistoryLine = {
  applicationId: number
  kind: ApplicationHistoryKind
  from: string | null
  to: string | null
  by: HistoryActor
  reason?: string | null
}

/** Adds a line to an application's history, in the caller's transaction. */
export async function writeApplicationHistory(
  db: Db,
  { applicationId, by, from, kind, reason = null, to }: NewHistoryLine,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO application_history (application_id, kind, from_value, to_value, actor_id, actor_kind, reason, at)
    VALUES (${applicationId}, ${kind}, ${from}, ${to}, ${by.userId}, ${by.kind}, ${reason}, clock_timestamp())`)
}
