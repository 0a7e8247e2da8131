import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { storable } from '../audit/audit-stamp'

const LEAST_MS_BETWEEN = 500

/**
 * A function that reports a job's progress: whole units done, the total, and the current step. It writes at
 * most twice a second, and always at the end.
 */
export function progressOf(payload: Payload, jobId: string) {
  let last = 0
  return async (done: number, total: number, note?: string): Promise<void> => {
    const now = Date.now()
    if (done < total && now - last < LEAST_MS_BETWEEN) return
    last = now
    await payload.db.drizzle.execute(sql`
      INSERT INTO job_progress (job_id, done, total, note) VALUES (${jobId}::uuid, ${Math.round(done)},
        ${Math.round(total)}, ${note ? storable(note) : null})
      ON CONFLICT (job_id) DO UPDATE SET done = excluded.done, total = excluded.total, note = excluded.note,
        updated_at = now()`)
  }
}
