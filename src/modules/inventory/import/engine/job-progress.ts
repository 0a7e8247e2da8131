import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { importProgress } from '../queries/tables'
import { type Counts, NO_COUNTS } from './import-outcome'

/** A job's progress, for the screen that waits for it. */
export type JobProgress = { done: number; total: number; counts: Counts; secondsLeft: number | null }

const LEAST_MS_BETWEEN = 400

/**
 * Writes a job's progress, at most a few times a second and always at its end.
 *
 * @returns a function to report rows done, their total, and the outcomes
 */
export function progressWriter({ db }: Pick<Payload, 'db'>, jobId: string) {
  let [last, begun] = [0, false]
  return async (done: number, total: number, counts: Partial<Counts>, fresh = done): Promise<void> => {
    const now = Date.now()
    if (done < total && now - last < LEAST_MS_BETWEEN) return
    last = now
    const began = begun ? sql`` : sql`, began_at = now(), began_with = excluded.began_with`
    begun = true
    await db.drizzle.execute(sql`
      INSERT INTO import_progress (job_id, done, total, counts, began_with)
      VALUES (${jobId}::uuid, ${done}, ${total}, ${JSON.stringify(counts)}::jsonb, ${done - fresh})
      ON CONFLICT (job_id) DO UPDATE SET done = excluded.done, total = excluded.total, counts = excluded.counts,
        updated_at = now() ${began}`)
  }
}

const PROGRESS = {
  done: importProgress.done,
  total: importProgress.total,
  counts: importProgress.counts,
  beganWith: importProgress.beganWith,
  seconds: number(sql`extract(epoch FROM updated_at - began_at)`),
}

/**
 * A job's progress; null before its first report. The remaining time is estimated from this attempt's rows
 * alone.
 */
export async function readProgress(db: Db, jobId: string): Promise<JobProgress | null> {
  const [row] = await select(db, PROGRESS, sql`FROM import_progress WHERE job_id = ${jobId}::uuid`)
  if (!row) return null
  const { counts, done, seconds, total } = row
  const fresh = done - row.beganWith
  const isTelling = fresh > 0 && seconds >= 1
  return {
    done,
    total,
    counts: { ...NO_COUNTS, ...counts },
    secondsLeft: isTelling ? Math.ceil(((total - done) * seconds) / fresh) : null,
  }
}
