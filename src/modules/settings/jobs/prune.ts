import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/job'
import { defineQueue } from '@/server/jobs/queue'

/** How long done effects are remembered; longer than a dead job waits for a person. */
const EFFECTS_DAYS = 90
/** How long the progress of a finished job can still be looked at. */
const PROGRESS_DAYS = 7

/** Nightly housekeeping of what jobs leave behind. */
export const pruneQueue = defineQueue({
  name: 'maintenance.prune',
  title: 'Nightly housekeeping',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '15 3 * * *', timezone: 'UTC', input: {} },
})

export const pruneJob = defineJob(pruneQueue, async ({ payload }) => {
  const db = payload.db.drizzle
  await db.execute(
    sql`DELETE FROM job_effects WHERE done_at < now() - make_interval(days => ${EFFECTS_DAYS}::int)`,
  )
  await db.execute(sql`
    DELETE FROM job_progress p WHERE updated_at < now() - make_interval(days => ${PROGRESS_DAYS}::int)
      AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.id = p.job_id AND j.state < 'completed')`)
})
